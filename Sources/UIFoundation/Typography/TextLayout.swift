/// Text broken into the lines that are shown, with their places. Lengths are in points.
///
/// Labels are measured and drawn by the same lines, so text that was measured fits.
package struct TextLayout: Equatable, Sendable {
  /// One line of the layout.
  package struct Line: Equatable, Sendable {
    /// The text as it is drawn, without newlines, control characters and spaces at the break.
    package var text: String
    /// The width of ``text``.
    package var width: Double
    /// Whether text was cut at this line for lack of room.
    package var isTruncated = false
    /// The distance from the leading edge to the start of the line's room.
    var indent = 0.0
    /// The width of the line's room; infinite if it goes on to the end of the container.
    var room = Double.infinity
    /// The distance of that end from the trailing edge.
    var tail = 0.0
    /// The distance from the top of the text to that of the line.
    package var top = 0.0
    package var height = 0.0
    /// The distance from the top of the line to its baseline.
    package var ascent = 0.0
    /// The paragraph, and the code point in it with which the line begins.
    package var start = Start()
  }

  /// A place in a text.
  package struct Start: Equatable, Sendable {
    var paragraph = 0
    var codePoint = 0

    package init() {}
  }

  package internal(set) var lines: [Line] = []
  /// The width of the widest line, with its indent.
  package private(set) var width = 0.0
  /// The width of the widest line, with its indent and the space at which the line was broken.
  package private(set) var widthWithBreaks = 0.0
  package internal(set) var height = 0.0
  /// The space that follows the last line if there is another one.
  package internal(set) var spaceBelow = 0.0
  /// The widths of containers in which the text has these lines.
  var widths = 0.0..<Double.infinity

  /// Whether the text has these lines in a container of this width.
  func holds(at width: Double) -> Bool {
    widths.contains(width) || width == .infinity && widths.upperBound == .infinity
  }

  /// The lines that fit into a height.
  package func lines(in height: Double) -> ArraySlice<Line> {
    lines.prefix { $0.top + $0.height <= height + LineBreaker.slack }
  }

  /// Whether text was cut for lack of room.
  package var isTruncated: Bool { lines.last?.isTruncated ?? false }

  /// Lays out paragraphs.
  ///
  /// A word that does not fit moves to the next line as a whole; a word wider than a line is broken
  /// at the end of the line. A line has at least one character.
  /// - Parameters:
  ///   - width: The width of the container; infinite to break at newlines only.
  ///   - maximumLines: The greatest number of lines; 0 means no limit.
  ///   - mode: How lines are broken, and how the last one is cut.
  ///   - pushesOut: Whether no paragraph's last line is left with a single word, whatever their
  ///     rules.
  ///   - tightens: Whether a line that is cut may be drawn closer to show all of it.
  package init(
    _ paragraphs: [Paragraph], width: Double, maximumLines: Int, mode: NSLineBreakMode,
    pushesOut: Bool = false, tightens: Bool = false
  ) {
    let shown = maximumLines > 0 ? maximumLines : Int.max
    var spacing = 0.0
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index + 1 == paragraphs.count
      let first = lines.count
      defer { for line in first..<lines.count { lines[line].start.paragraph = index } }
      let pushesOut = (pushesOut || paragraph.rules.pushesOut) && mode != .byCharWrapping
      if index > 0 { height += spacing + paragraph.rules.paragraphSpacingBefore }
      var breaker = LineBreaker(paragraph, betweenWords: mode != .byCharWrapping)
      // A line is appended once the next one is known, from which a word may move.
      var waiting: FoundLine?
      while true {
        let isFirst = waiting == nil
        let extent = paragraph.rules.extent(in: width, isFirst: isFirst)
        let start = breaker.position
        guard let found = breaker.next(within: extent.width) else { break }
        var line = FoundLine(
          range: found.range, width: found.width, extent: extent, isFirst: isFirst)
        note(found.width, overflow: breaker.overflow, in: extent, of: width)
        let count = lines.count + (isFirst ? 1 : 2)
        let isCut = count == shown && !(breaker.isAtEnd && isLast)
        if pushesOut, breaker.isAtEnd, !isCut, var before = waiting {
          pushOut(from: &before, to: &line, of: paragraph, container: width)
          waiting = before
        }
        if let waiting { append(waiting, of: paragraph) }
        waiting = line
        if isCut {
          let cut = Truncation(
            rest: (paragraph, start..<paragraph.count), end: paragraphs[paragraphs.count - 1],
            isLast: isLast, mode: mode, room: extent.width, tightens: tightens)
          if !isFirst { height += paragraph.rules.lineSpacing }
          append(cut.line(wrapped: found.range), of: paragraph, start..<paragraph.count, extent)
          widths = width..<width.nextUp
          return
        }
      }
      if let waiting { append(waiting, of: paragraph) }
      spacing = paragraph.rules.lineSpacing + paragraph.rules.paragraphSpacing
    }
  }

  /// A line that is not cut.
  private struct FoundLine {
    var range: Range<Int>
    var width: Double
    var extent: (indent: Double, width: Double)
    var isFirst: Bool
  }

  /// Moves the last word of a line to the next one, the paragraph's last, if that has one word
  /// alone.
  private mutating func pushOut(
    from before: inout FoundLine, to last: inout FoundLine, of paragraph: Paragraph,
    container: Double
  ) {
    // A word that is itself broken stays as it is.
    guard last.range.lowerBound > before.range.upperBound,
      paragraph.lastWordStart(in: last.range) == nil,
      let start = paragraph.lastWordStart(in: before.range)
    else { return }
    let moved = start..<last.range.upperBound
    let width = paragraph.width(moved)
    let outside = container - last.extent.width
    guard width <= last.extent.width + LineBreaker.slack else {
      limit(from: 0, to: width + outside)
      return
    }
    limit(from: width + outside, to: .infinity)
    (last.range, last.width) = (moved, width)
    before.range = paragraph.withoutTrailingSpaces(before.range.lowerBound..<start)
    before.width = paragraph.width(before.range)
  }

  private mutating func append(_ line: FoundLine, of paragraph: Paragraph) {
    if !line.isFirst { height += paragraph.rules.lineSpacing }
    append(
      Line(text: paragraph.text(line.range), width: line.width), of: paragraph, line.range,
      line.extent)
  }

  mutating func append(
    _ line: Line, of paragraph: Paragraph, _ range: Range<Int>,
    _ extent: (indent: Double, width: Double)
  ) {
    let natural = paragraph.height(of: range)
    height += spaceBelow
    spaceBelow = natural.spacing
    var line = line
    line.indent = extent.indent
    // The same lines may be drawn in a container of another width.
    if paragraph.rules.tailIndent > 0 { line.room = extent.width }
    line.tail = max(0, -paragraph.rules.tailIndent)
    line.start.codePoint = range.lowerBound
    line.top = height
    line.height = paragraph.rules.lineHeight(natural.ascent + natural.descent)
    line.ascent = line.height - natural.descent
    height += line.height
    let end = range.upperBound
    let isBrokenAtSpace =
      !line.isTruncated && end < paragraph.count
      && Paragraph.Flags(rawValue: paragraph.flags[end]).contains(.space)
    width = max(width, extent.indent + line.width)
    widthWithBreaks = max(
      widthWithBreaks,
      extent.indent + line.width + (isBrokenAtSpace ? paragraph.advances[end] : 0))
    lines.append(line)
  }

  /// Narrows the widths in which the text has these lines: a container must hold each of them, and
  /// must not hold the character that was too much.
  private mutating func note(
    _ width: Double, overflow: Double, in extent: (indent: Double, width: Double),
    of container: Double
  ) {
    let outside = extent.width.isFinite ? container - extent.width : extent.indent
    limit(from: width + outside, to: overflow + outside)
  }

  private mutating func limit(from least: Double, to most: Double) {
    let least = max(widths.lowerBound, least)
    widths = least..<max(least, min(widths.upperBound, most))
  }
}
