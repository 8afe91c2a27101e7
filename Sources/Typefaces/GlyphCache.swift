/// The glyphs that were made last. A layout uses a few dozen fonts at most; an animation of a size
/// must not fill the memory.
struct GlyphCache {
  struct Key: Hashable {
    let typeface: Typeface
    let size: Double
    let era: SystemFontEra
  }

  private var glyphs: [Key: ScaledGlyphs] = [:]
  /// The last request. Texts of one font are mostly measured one after the other, and to compare
  /// keys is quicker than to hash one.
  private var last: (key: Key, glyphs: ScaledGlyphs)?
  private let limit: Int

  /// - Parameter limit: The greatest number of fonts, at which all are forgotten.
  init(limit: Int) { self.limit = limit }

  mutating func glyphs(for key: Key) -> ScaledGlyphs {
    if let last, last.key == key { return last.glyphs }
    let found = glyphs[key] ?? make(key)
    last = (key, found)
    return found
  }

  private mutating func make(_ key: Key) -> ScaledGlyphs {
    if glyphs.count >= limit { glyphs.removeAll(keepingCapacity: true) }
    let new = ScaledGlyphs(key.typeface, size: key.size, era: key.era)
    glyphs[key] = new
    return new
  }
}
