import Typefaces

/// A text measured in cells of a terminal, to be laid out in any number of columns and lines.
///
/// ```
/// ColumnText("Down the rabbit hole").layout(columns: 9, maximumLines: 2, mode: .byTruncatingTail)
/// // "Down the", "rabbit h…"
/// ```
package struct ColumnText {
  private let paragraphs: [Paragraph]

  package init(_ text: String) {
    let run = TextRun(text: "", typeface: Typeface(), size: 1)
    paragraphs = StyledText(text, run).measured(by: Self.cells)
  }

  /// The number of cells of the widest word.
  package var widestWord: Int {
    Int(paragraphs.map(\.widestWord).max()?.rounded(.up) ?? 0)
  }

  private static let cells = AnyTextMetrics(
    ColumnTextMetrics(columnWidth: 1, rowHeight: 1, fullSize: .infinity))

  /// The text in lines of at most `columns` cells. All lengths are in cells.
  /// - Parameters:
  ///   - columns: The width of a line; `nil` breaks at newlines only.
  ///   - maximumLines: The greatest number of lines; 0 means no limit.
  ///   - mode: How the last line is cut.
  package func layout(columns: Int?, maximumLines: Int, mode: NSLineBreakMode) -> TextLayout {
    TextLayout(
      paragraphs, width: columns.map { Double(max($0, 1)) } ?? .infinity,
      maximumLines: maximumLines, mode: mode)
  }
}
