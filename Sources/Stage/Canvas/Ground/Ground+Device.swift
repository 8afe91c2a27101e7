import Cells

/// The outline of the device around the views.
extension Ground {
  mutating func addDevice() {
    borders.addBox(
      left: 0, top: 0, right: grid.size.columns - 1, bottom: grid.size.rows - 1,
      stroke: BorderLayer.Stroke(style: options.quiet, depth: -1))
  }

  /// Rounds the corners of the device that no view's lines meet.
  mutating func roundDevice() {
    guard options.glyphs == .unicode, grid.size.columns > 1, grid.size.rows > 1 else { return }
    let (right, bottom) = (grid.size.columns - 1, grid.size.rows - 1)
    let corners: [(Int, Int, Unicode.Scalar, Character)] = [
      (0, 0, "┌", "╭"), (right, 0, "┐", "╮"), (0, bottom, "└", "╰"), (right, bottom, "┘", "╯"),
    ]
    for (column, row, square, round) in corners where grid[column, row].scalar == square {
      grid[column, row] = Cell(round, style: grid[column, row].style)
    }
  }
}
