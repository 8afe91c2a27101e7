/// An area in which no text stands, in the coordinates of the text, in points.
package struct TextExclusion: Equatable {
  private var polygons: [[CGPoint]]
  /// The distance that text keeps from the area at its left.
  private let padding: Double

  /// - Parameters:
  ///   - path: The area, in the coordinates of the container.
  ///   - padding: The distance of text from the ends of its line; the text begins this far from the
  ///     container's edge.
  @MainActor package init(_ path: UIBezierPath, padding: Double) {
    polygons = path.cgPath.polygons().filter { $0.count > 2 }.map { polygon in
      (polygon + polygon.prefix(1)).map { CGPoint(x: $0.x - padding, y: $0.y) }
    }
    self.padding = padding
  }

  /// The area as text from right to left has it, which counts from the right.
  package func mirrored(in width: Double) -> Self {
    var area = self
    area.polygons = polygons.map { $0.map { CGPoint(x: width - $0.x, y: $0.y) } }
    return area
  }

  /// The part of a line between two heights that the area takes, with the distance at both sides;
  /// nil for none.
  func span(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
    var span: ClosedRange<Double>?
    for polygon in polygons {
      for (start, end) in zip(polygon, polygon.dropFirst()) {
        let (low, high) = start.y < end.y ? (start, end) : (end, start)
        guard low.y < bottom, high.y > top else { continue }
        for y in [max(low.y, top), min(high.y, bottom)] {
          let x =
            high.y > low.y ? low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y) : low.x
          span = min(span?.lowerBound ?? x, x)...max(span?.upperBound ?? x, x)
        }
      }
    }
    return span.map { ($0.lowerBound - padding)...($0.upperBound + padding) }
  }

  /// The height at which the area ends.
  var bottom: Double { Double(polygons.joined().map(\.y).max() ?? 0) }
}

extension [TextExclusion] {
  /// What the areas leave of a line between two heights, from its start on.
  func rooms(
    in line: (indent: Double, width: Double), from top: Double, to bottom: Double
  ) -> [(indent: Double, width: Double)] {
    var rooms: [(indent: Double, width: Double)] = []
    var start = line.indent
    let end = line.indent + line.width
    for span in compactMap({ $0.span(from: top, to: bottom) })
      .sorted(by: { $0.lowerBound < $1.lowerBound })
    {
      let before = Swift.min(span.lowerBound, end)
      if before > start { rooms.append((start, before - start)) }
      start = Swift.max(start, span.upperBound)
    }
    if end > start || isEmpty { rooms.append((start, Swift.max(0, end - start))) }
    return rooms
  }
}

extension TextLayout {
  /// Lays out paragraphs around areas: a line goes on behind an area if a word has room there.
  package init(
    _ paragraphs: [Paragraph], width: Double, around areas: [TextExclusion], maximumLines: Int,
    mode: NSLineBreakMode
  ) {
    self.init([], width: width, maximumLines: maximumLines, mode: mode)
    var left = maximumLines > 0 ? maximumLines : Int.max
    var spacing = 0.0
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { height += spacing + paragraph.rules.paragraphSpacingBefore }
      var breaker = LineBreaker(paragraph, betweenWords: mode != .byCharWrapping)
      let first = lines.count
      while !breaker.isAtEnd, left > 0 {
        let isFirst = lines.count == first
        if !isFirst { height += paragraph.rules.lineSpacing }
        appendRow(
          of: paragraph, &breaker, paragraph.rules.extent(in: width, isFirst: isFirst), areas)
        left -= 1
      }
      for line in first..<lines.count { lines[line].start.paragraph = index }
      spacing = paragraph.rules.lineSpacing + paragraph.rules.paragraphSpacing
    }
    widths = width..<width.nextUp
  }

  /// Appends the next line, in as many parts as the areas leave of it.
  private mutating func appendRow(
    of paragraph: Paragraph, _ breaker: inout LineBreaker,
    _ extent: (indent: Double, width: Double),
    _ areas: [TextExclusion]
  ) {
    let start = breaker.position
    let natural = paragraph.height(of: start..<min(start + 1, paragraph.count))
    let lineHeight = paragraph.rules.lineHeight(natural.ascent + natural.descent)
    while true {
      let (top, space) = (height, spaceBelow)
      let ahead = areas.filter { $0.bottom > top + space + LineBreaker.slack }
      let rooms = ahead.rooms(in: extent, from: top + space, to: top + space + lineHeight)
      let count = lines.count
      var end = top
      for room in rooms where !breaker.isAtEnd {
        var next = breaker
        guard let found = next.next(within: room.width),
          room.width == extent.width || !paragraph.isWithinWord(next.position)
        else { continue }
        breaker = next
        (height, spaceBelow) = (top, space)
        append(
          Line(text: paragraph.text(found.range), width: found.width), of: paragraph, found.range,
          room)
        lines[lines.count - 1].room = room.width
        end = max(end, height)
      }
      height = end
      guard lines.count == count else { return }
      // No word has room beside the areas.
      height = (ahead.map(\.bottom).min() ?? top) - space
    }
  }
}

extension Paragraph {
  /// Whether no line may begin at a place.
  fileprivate func isWithinWord(_ index: Int) -> Bool {
    guard index > 0, index < count else { return false }
    let ends = Flags.space.rawValue | Flags.mayBreakAfter.rawValue
    return flags[index - 1] & ends == 0
  }
}
