/// The last few layouts of one text: it is measured without a limit, measured at the width that the
/// layout gives it, and drawn, over and over, and seldom changes.
struct TextLayoutCache {
  private struct Entry {
    var columns: Int?
    var lines: Int
    var layout: TextLayout
  }

  private var entries: [Entry] = []
  private var paragraphs: [[Glyph]]?
  private let capacity = 4

  /// The text's layout in that many columns and lines, made if it isn't known.
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

  /// Forgets all layouts: the text, or what it looks like, has changed.
  mutating func invalidate() {
    entries.removeAll()
    paragraphs = nil
  }
}
