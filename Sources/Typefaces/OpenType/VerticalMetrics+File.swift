extension VerticalMetrics {
  /// The heights of a font's lines, in units of its em: those of `hhea`, which Core Text takes also
  /// where `OS/2` says that its own typographic ones are to be used; it doesn't round them. The
  /// ones of `OS/2` stand in where `hhea` has none.
  ///
  /// Capitals of fonts that don't say how high they are count as 0.7 ems, and an x as 0.5.
  ///
  /// Source: <https://learn.microsoft.com/typography/opentype/spec/hhea>,
  /// <https://googlefonts.github.io/gf-guide/metrics.html> for who takes which.
  init(_ hhea: FontTable, _ style: FontTable?, unitsPerEm: Double) throws(FontFile.Failure) {
    var lines = [try hhea.i16(4), try hhea.i16(6), try hhea.i16(8)]
    if lines[0] == 0, lines[1] == 0, let style {
      lines = [try style.i16(68), try style.i16(70), try style.i16(72)]
    }
    let hasHeights = ((try? style?.u16(0)) ?? 0) >= 2
    let height = { (offset: Int) -> Double? in
      let value = hasHeights ? (try? style?.i16(offset)) ?? 0 : 0
      return value > 0 ? Double(value) : nil
    }
    self.init(
      ascender: Double(lines[0]), descender: Double(-abs(lines[1])),
      leading: Double(max(lines[2], 0)), capHeight: height(88) ?? 0.7 * unitsPerEm,
      xHeight: height(86) ?? 0.5 * unitsPerEm)
  }
}
