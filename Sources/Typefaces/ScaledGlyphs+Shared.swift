import Synchronization

extension ScaledGlyphs {
  private static let made = Mutex(GlyphCache(limit: 256))

  /// The glyphs of a typeface at a size, made once while they are used.
  static func shared(_ typeface: Typeface, size: Double, era: SystemFontEra) -> ScaledGlyphs {
    made.withLock { $0.glyphs(for: GlyphCache.Key(typeface: typeface, size: size, era: era)) }
  }
}
