/// A line of text and its frame in the view that shows it.
package struct PlacedLine: Equatable, Sendable {
  /// The text as it is drawn.
  package var text: String
  /// The frame of the line in the view's coordinates, in points.
  package var frame: CGRect
  /// Whether text was cut at this line for lack of room.
  package var isTruncated: Bool
}

/// The horizontal alignment of lines, with the reading direction resolved.
package enum LineEdge: Sendable {
  case left, center, right
}

extension TextLayout {
  /// The lines one below the other from the top of `rect`, aligned with one of its edges.
  /// - Parameter isReversed: Whether indents are measured from the right edge.
  package func placed(in rect: CGRect, edge: LineEdge, isReversed: Bool) -> [PlacedLine] {
    lines.map { line in
      let room =
        line.room.isFinite ? CGFloat(line.room) : rect.width - line.indent - CGFloat(line.tail)
      let slack = room - line.width
      let start = isReversed ? rect.width - line.indent - room : line.indent
      let indent: CGFloat =
        switch edge {
        case .left: 0
        case .center: slack / 2
        case .right: slack
        }
      return PlacedLine(
        text: line.text,
        frame: CGRect(
          x: rect.minX + start + indent, y: rect.minY + line.top, width: line.width,
          height: line.height),
        isTruncated: line.isTruncated)
    }
  }
}
