import AutoLayout
import Cells
import Foundation

/// The rows of tables: a line below each, and a mark at the chosen ones.
extension ViewPainter {
  mutating func addRowLine(of shape: Shape) {
    guard shape.view is UITableViewCell, let table = shape.view.superview as? UITableView,
      table.separatorStyle != .none
    else { return }
    borders.clip = shape.clip
    borders.addLine(
      row: shape.outline.bottom, from: shape.outline.left, through: shape.outline.right,
      stroke: BorderLayer.Stroke(style: options.quiet, depth: shape.depth))
    borders.clip = nil
  }

  mutating func drawSelection(of cell: UITableViewCell, _ shape: Shape) {
    guard cell.isSelected, cell.selectionStyle != .none else { return }
    let isReversed = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let column = isReversed ? shape.outline.right - 1 : shape.outline.left + 1
    // Off the line between two rows, as the text beside it is.
    let own = insideRow(of: shape, midY: shape.frame.midY)
    let row = [own, own + 1, own - 1].first { !isLevel(column, $0) } ?? own
    draw(
      [ControlRun(isReversed ? glyph("◂", "<") : glyph("▸", ">"), .strong)], column: column,
      row: row, shape)
  }
}
