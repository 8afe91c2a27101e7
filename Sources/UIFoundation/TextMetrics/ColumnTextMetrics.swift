public import Typefaces

/// The text metrics of a terminal, in which every character takes whole columns.
///
/// A terminal has one font, so a character's width depends on how many columns it takes and not on
/// its shape. Up to ``fullSize`` points a column is ``columnWidth`` wide and a row ``rowHeight``
/// tall, which is one cell at true scale; above it both grow with the font. A picture at true scale
/// then has a cell for every letter, and sizes that are no device's.
public struct ColumnTextMetrics: TextMetrics {
  /// The width of one column of text in points, in fonts of up to ``fullSize`` points.
  public var columnWidth: Double
  /// The height of one row of text in points, in fonts of up to ``fullSize`` points.
  public var rowHeight: Double
  /// The font size in points above which text grows: that of body text at the default text size.
  public var fullSize: Double
  /// The share of a row above the baseline, from 0 to 1.
  public var ascent: Double

  public init(
    columnWidth: Double = 8, rowHeight: Double = 16, fullSize: Double = 17, ascent: Double = 0.75
  ) {
    self.columnWidth = columnWidth
    self.rowHeight = rowHeight
    self.fullSize = fullSize
    self.ascent = ascent
  }

  public func lineMetrics(of typeface: Typeface, size: Double) -> LineMetrics {
    let height = rowHeight * growth(size)
    let ascender = height * ascent
    return LineMetrics(
      ascender: ascender, descender: ascender - height, capHeight: ascender * 0.75,
      xHeight: ascender * 0.5)
  }

  public func appendAdvances(
    of text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) {
    let column = columnWidth * growth(size)
    for character in text {
      advances.append(Double(character.columns) * column)
      advances.append(contentsOf: repeatElement(0, count: character.unicodeScalars.count - 1))
    }
  }

  public var summary: String { "columns of \(columnWidth) x \(rowHeight)" }

  private func growth(_ size: Double) -> Double { max(1, size / fullSize) }
}
