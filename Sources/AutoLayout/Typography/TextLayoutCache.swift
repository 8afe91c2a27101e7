/// The last few layouts of one text. It is measured without a limit, measured at its width in the
/// layout, and drawn, many times between two changes.
struct TextLayoutCache {
  private struct Entry {
    var columns: Int?
    var lines: Int
    var layout: TextLayout
  }

  private var entries: [Entry] = []
  private var paragraphs: [[Glyph]]?
  private let capacity = 4

  /// The layout of the text in this number of columns and lines, from the cache if possible.
  mutating func layout(
    of text: String, columns: Int?, lines: Int, mode: NSLineBreakMode
  ) -> TextLayout {
    if let known = entries.first(where: { $0.columns == columns && $0.lines == lines }) {
      return known.layout
    }
    if entries.count == capacity { entries.removeFirst() }
    let paragraphs = paragraphs ?? Glyph.paragraphs(of: text)
    self.paragraphs = paragraphs
    let layout = TextLayout(paragraphs, columns: columns, maximumLines: lines, mode: mode)
    entries.append(Entry(columns: columns, lines: lines, layout: layout))
    return layout
  }

  /// Removes all layouts, since the text or its font has changed.
  mutating func invalidate() {
    entries.removeAll()
    paragraphs = nil
  }
}
