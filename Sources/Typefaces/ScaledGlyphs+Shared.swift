import Synchronization

extension ScaledGlyphs {
  private struct Key: Hashable {
    let typeface: Typeface
    let size: Double
    let era: SystemFontEra
  }

  /// The glyphs that were made last. A layout uses a few dozen fonts at most; an animation of a size
  /// must not fill the memory.
  private struct Made {
    var glyphs: [Key: ScaledGlyphs] = [:]
    /// The last request. Texts of one font are mostly measured one after the other, and to compare keys
    /// is quicker than to hash one.
    var last: (key: Key, glyphs: ScaledGlyphs)?
  }

  private static let made = Mutex(Made())
  private static let limit = 256

  /// The glyphs of a typeface at a size, made once while they are used.
  static func shared(_ typeface: Typeface, size: Double, era: SystemFontEra) -> ScaledGlyphs {
    let key = Key(typeface: typeface, size: size, era: era)
    return made.withLock { made in
      if let last = made.last, last.key == key { return last.glyphs }
      let glyphs = made.glyphs[key] ?? ScaledGlyphs(typeface, size: size, era: era)
      if made.glyphs.count >= limit { made.glyphs.removeAll(keepingCapacity: true) }
      made.glyphs[key] = glyphs
      made.last = (key, glyphs)
      return glyphs
    }
  }
}
