/// The measured text of a view and its last few layouts. It is measured without a limit, measured
/// at its width in the layout, and drawn, many times between two changes.
package struct TextLayoutCache {
  private struct Entry {
    var lines: Int
    var mode: NSLineBreakMode
    var pushesOut: Bool
    var tightens: Bool
    var layout: TextLayout
  }

  /// What a text in a smaller font depends on, besides the text.
  package struct Fit: Equatable {
    package var room: CGSize
    package var lines: Int
    package var mode: NSLineBreakMode
    package var least: CGFloat

    package init(room: CGSize, lines: Int, mode: NSLineBreakMode, least: CGFloat) {
      self.room = room
      self.lines = lines
      self.mode = mode
      self.least = least
    }
  }

  private var entries: [Entry] = []
  private var flowing: (areas: [TextExclusion], lines: Int, mode: NSLineBreakMode, TextLayout)?
  private var fitted: (fit: Fit, layout: TextLayout)?
  private var metrics: AnyTextMetrics?
  private var paragraphs: [Paragraph] = []
  private let capacity = 4

  package init() {}

  /// Whether the text was measured by these metrics since it changed.
  package func isMeasured(by metrics: AnyTextMetrics) -> Bool { self.metrics == metrics }

  package mutating func measure(_ text: StyledText, by metrics: AnyTextMetrics) {
    invalidate()
    paragraphs = text.measured(by: metrics)
    self.metrics = metrics
  }

  /// The layout of the measured text in a container, from the cache if possible.
  /// - Parameter width: The width of the container in points; what is not positive, or no number,
  ///   counts as 0.
  package mutating func layout(
    width: Double, lines: Int, mode: NSLineBreakMode, pushesOut: Bool = false,
    tightens: Bool = false
  ) -> TextLayout {
    let width = width > 0 ? width : 0
    // In place: a copy of an entry takes longer than the comparison.
    for index in entries.indices
    where entries[index].lines == lines && entries[index].mode == mode
      && entries[index].pushesOut == pushesOut && entries[index].tightens == tightens
    {
      if entries[index].layout.holds(at: width) { return entries[index].layout }
    }
    if entries.count == capacity { entries.removeFirst() }
    let layout = TextLayout(
      paragraphs, width: width, maximumLines: lines, mode: mode, pushesOut: pushesOut,
      tightens: tightens)
    entries.append(
      Entry(lines: lines, mode: mode, pushesOut: pushesOut, tightens: tightens, layout: layout))
    return layout
  }

  /// The layout of the measured text around areas, from the cache if it was the last one.
  package mutating func layout(
    width: Double, around areas: [TextExclusion], lines: Int, mode: NSLineBreakMode
  ) -> TextLayout {
    let width = width > 0 ? width : 0
    if let flowing, flowing.areas == areas, flowing.lines == lines, flowing.mode == mode,
      flowing.3.holds(at: width)
    {
      return flowing.3
    }
    let layout = TextLayout(
      paragraphs, width: width, around: areas, maximumLines: lines, mode: mode)
    flowing = (areas, lines, mode, layout)
    return layout
  }

  /// The measured text from a line on.
  package func text(from start: TextLayout.Start) -> String {
    guard paragraphs.indices.contains(start.paragraph) else { return "" }
    let first = paragraphs[start.paragraph]
    let others = paragraphs[(start.paragraph + 1)...].map(\.text)
    let rest = first.source(min(start.codePoint, first.count)..<first.count)
    return ([rest] + others).joined(separator: "\n")
  }

  /// The layout in the font that fits, if it was the last that was kept.
  package func smaller(for fit: Fit) -> TextLayout? { fitted?.fit == fit ? fitted?.layout : nil }

  package mutating func keep(_ layout: TextLayout, for fit: Fit) { fitted = (fit, layout) }

  /// Removes everything, since the text or its font has changed.
  package mutating func invalidate() {
    entries.removeAll(keepingCapacity: true)
    paragraphs.removeAll(keepingCapacity: true)
    flowing = nil
    fitted = nil
    metrics = nil
  }
}
