@_spi(Package) import AutoLayout
import Cells

/// Where texts and controls stand in their views.
extension Plan {
  /// The alignment of a text. A label as wide as its text counts as centred if it is in the middle
  /// of its superview.
  func alignment(of shape: Shape) -> ColumnAlignment {
    guard let widest = shape.lines.map({ shape.place(of: $0.frame).width }).max(),
      shape.frame.width - widest < viewport.pointsPerColumn / 2,
      let parent = shape.view.parent,
      abs(shapes[parent].frame.midX - shape.frame.midX) < 2
    else { return shape.lineAlignment }
    return .center
  }

  /// The row of a coordinate in a view: a row of the view, and not the device's outline.
  func insideRow(of shape: Shape, midY: CGFloat) -> Int {
    let own = min(max(viewport.row(at: midY), shape.cells.row), shape.cells.endRow - 1)
    guard screen.rows > 0 else { return own }
    // A view whose middle is on the screen is drawn inside the outline onto which it is rounded.
    if own == screen.row - 1 { return screen.row }
    return own == screen.endRow && midY < viewport.screenSize.height ? own - 1 : own
  }

  /// The row of the middle of a view, within its content.
  func middleRow(of shape: Shape) -> Int {
    let rows = shape.content
    return min(max(viewport.row(at: shape.frame.midY), rows.row), max(rows.row, rows.endRow - 1))
  }

  /// The row in which a control is drawn, with its gaps; nil for other views.
  func controlRow(of shape: Shape) -> CellRect? {
    guard case .row = shape.view.drawing.content else { return nil }
    return shape.content.at(row: insideRow(of: shape, midY: shape.frame.midY)).intersection(
      shape.textClip
    ).intersection(bounds)
  }
}

extension Shape {
  /// The alignment of the lines of a text with several.
  var lineAlignment: ColumnAlignment {
    switch view.drawing.text?.edge {
    case .left, nil: .left
    case .center: .center
    case .right: .right
    }
  }
}
