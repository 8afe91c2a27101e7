/// The last few layouts of one text: it is measured without a limit, measured at the width that the
/// layout gives it, and drawn, over and over, and seldom changes.
struct TextLayoutCache {
  private struct Entry {
    var columns: Int?
    var lines: Int
    var layout: TextLayout
  }

  private var entries: [Entry] = []
  private let capacity = 4

  /// The layout for that many columns and lines, made if it isn't known.
  mutating func layout(columns: Int?, lines: Int, make: () -> TextLayout) -> TextLayout {
    if let known = entries.first(where: { $0.columns == columns && $0.lines == lines }) {
      return known.layout
    }
    if entries.count == capacity { entries.removeFirst() }
    let layout = make()
    entries.append(Entry(columns: columns, lines: lines, layout: layout))
    return layout
  }

  /// Forgets all layouts: the text, or what it looks like, has changed.
  mutating func invalidate() { entries.removeAll() }
}
