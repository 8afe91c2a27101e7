@_spi(Package) import AutoLayout
import Cells

extension Ground {
  /// Adds the line between a bar and the content, or below a row of a table.
  mutating func addLine(of shape: Shape) {
    var row = shape.outline.bottom
    switch shape.view.drawing.content {
    case .bar(let bar) where shape.outline.interior.columns > 0:
      if !bar.isAbove { row = shape.outline.top }
    case .tableRow(let tableRow) where plan.hasLine(below: tableRow, of: shape): break
    default: return
    }
    borders.clip = shape.clip
    borders.addLine(
      row: row, from: shape.outline.left, through: shape.outline.right,
      stroke: BorderLayer.Stroke(style: PaintingOptions.quiet, depth: shape.depth))
    borders.clip = nil
  }
}
