import Synchronization

extension ScaledGlyphs {
  private struct Key: Hashable {
    let typeface: Typeface
    let size: Double
    let era: SystemFontEra
  }

  /// The glyphs that were made last. A layout uses a few dozen fonts at most; an animation of a size
  /// must not fill the memory.
  private static let made = Mutex<[Key: ScaledGlyphs]>([:])
  private static let limit = 256

  /// The glyphs of a typeface at a size, made once while they are used.
  static func shared(_ typeface: Typeface, size: Double, era: SystemFontEra) -> ScaledGlyphs {
    let key = Key(typeface: typeface, size: size, era: era)
    return made.withLock { made in
      if let glyphs = made[key] { return glyphs }
      if made.count >= limit { made.removeAll(keepingCapacity: true) }
      let glyphs = ScaledGlyphs(typeface, size: size, era: era)
      made[key] = glyphs
      return glyphs
    }
  }
}
