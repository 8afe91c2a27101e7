/// The measured text of a view and its last few layouts. It is measured without a limit, measured at
/// its width in the layout, and drawn, many times between two changes.
struct TextLayoutCache {
  private struct Entry {
    var lines: Int
    var mode: NSLineBreakMode
    var layout: TextLayout
  }

  private var entries: [Entry] = []
  private var metrics: AnyTextMetrics?
  private var paragraphs: [Paragraph] = []
  private let capacity = 4

  /// The layout of the text in a container, from the cache if possible.
  /// - Parameters:
  ///   - text: The text; called only if it is not known yet.
  ///   - width: The width of the container in points; what is not positive, or no number, counts as 0.
  mutating func layout(
    of text: () -> StyledText, metrics: AnyTextMetrics, width: Double, lines: Int,
    mode: NSLineBreakMode, tightens: Bool = false
  ) -> TextLayout {
    let width = width > 0 ? width : 0
    if metrics != self.metrics {
      entries.removeAll()
      paragraphs = text().measured(by: metrics.base)
      self.metrics = metrics
    }
    for entry in entries
    where entry.lines == lines && entry.mode == mode && entry.layout.holds(at: width) {
      return entry.layout
    }
    if entries.count == capacity { entries.removeFirst() }
    let layout = TextLayout(
      paragraphs, width: width, maximumLines: lines, mode: mode, tightens: tightens)
    entries.append(Entry(lines: lines, mode: mode, layout: layout))
    return layout
  }

  /// Removes everything, since the text or its font has changed.
  mutating func invalidate() {
    entries.removeAll()
    paragraphs = []
    metrics = nil
  }
}
