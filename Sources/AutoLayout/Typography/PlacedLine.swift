import Foundation

/// A line of text with its place in the view that shows it.
package struct PlacedLine: Equatable, Sendable {
  /// What is drawn.
  package var text: String
  /// The box of the line in the view's coordinates, in points: as wide as the text, one row tall.
  package var frame: CGRect
  /// Whether text is missing at this line because the layout has no room for it.
  package var isTruncated: Bool
}

/// The edge that lines are set against, once the reading direction is known.
package enum LineEdge: Sendable {
  case left, center, right
}

extension TextLayout {
  /// The lines from the top of `rect` down, against one of its edges.
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
