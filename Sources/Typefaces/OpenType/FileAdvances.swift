/// The advances and the kerning of a file's font at a size, in points.
struct FileAdvances: Sendable {
  let size: Double
  private let file: FontFile
  private let era: SystemFontEra
  /// The points of a unit of the em.
  private let unit: Double

  init(of file: FontFile, size: Double, era: SystemFontEra) {
    (self.size, self.file, self.era, unit) = (size, file, era, size / file.unitsPerEm)
  }

  /// The heights in points.
  var vertical: VerticalMetrics { file.vertical * unit }

  /// The advance of a character, in the font itself or in the one that iOS shows it in. What is not
  /// seen, and marks over other characters, have none.
  func advance(of scalar: Unicode.Scalar) -> (points: Double, isTracked: Bool) {
    let glyph = file.glyph(of: scalar)
    if glyph > 0, !scalar.isInvisible { return (file.advance(of: glyph) * unit, false) }
    let fallback = FallbackAdvance(of: scalar, isSystem: false, era: era, size: size)
    return (fallback.ems * size, false)
  }

  /// The kerning of each code point of a text with the following one, for all but the last.
  func kerning(of text: String) -> [Double] {
    let glyphs = text.unicodeScalars.map(file.glyph)
    return zip(glyphs, glyphs.dropFirst()).map { file.kerning($0, $1) * unit }
  }
}
