import Foundation

/// A line of text and its frame in the view that shows it.
package struct PlacedLine: Equatable, Sendable {
  /// The text as it is drawn.
  package var text: String
  /// The frame of the line in the view's coordinates, in points: as wide as the text, one row tall.
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
  func placed(in rect: CGRect, font: MeasuredFont, edge: LineEdge) -> [PlacedLine] {
    let (columnWidth, rowHeight) = (font.columnWidth, font.lineHeight)
    return lines.enumerated().map { row, line in
      let width = CGFloat(line.columns) * columnWidth
      let slack = rect.width - width
      let indent: CGFloat =
        switch edge {
        case .left: 0
        case .center: slack / 2
        case .right: slack
        }
      return PlacedLine(
        text: line.text,
        frame: CGRect(
          x: rect.minX + indent, y: rect.minY + CGFloat(row) * rowHeight,
          width: width, height: rowHeight),
        isTruncated: line.isTruncated)
    }
  }
}
