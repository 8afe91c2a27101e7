import Cells

/// The lines along an edge of bars and table rows.
extension Ground {
  /// Adds the line between a bar and the content.
  mutating func addBarLine(of shape: Shape) {
    guard case .bar(let bar) = shape.view.drawing.content, shape.outline.interior.columns > 0
    else { return }
    addLine(row: bar.isAbove ? shape.outline.bottom : shape.outline.top, of: shape)
  }

  /// Adds the line below a row of a table.
  mutating func addRowLine(of shape: Shape) {
    guard case .tableRow(let row) = shape.view.drawing.content, plan.hasLine(below: row, of: shape)
    else { return }
    addLine(row: shape.outline.bottom, of: shape)
  }

  private mutating func addLine(row: Int, of shape: Shape) {
    borders.clip = shape.clip
    borders.addLine(
      row: row, from: shape.outline.left, through: shape.outline.right,
      stroke: BorderLayer.Stroke(style: plan.options.quiet, depth: shape.depth))
    borders.clip = nil
  }
}
