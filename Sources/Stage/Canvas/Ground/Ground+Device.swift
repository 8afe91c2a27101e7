import Cells

/// The outline of the device around the views, and the lines of its bars.
extension Ground {
  mutating func addDevice() {
    guard plan.options.showsOutline else { return }
    borders.addBox(
      left: 0, top: 0, right: cells.grid.size.columns - 1, bottom: cells.grid.size.rows - 1,
      stroke: BorderLayer.Stroke(style: plan.options.quiet, depth: -1))
  }

  /// Adds the lines below the navigation bar and above the tab bar, where the views leave cells
  /// blank.
  mutating func addBarLines() {
    let simulated = plan.scene.screen
    let insets = simulated.screenInsets
    if simulated.navigationBarHeight > 0 {
      addBarLine(row: plan.viewport.row(insets.top + simulated.navigationBarHeight))
    }
    if simulated.tabBarHeight > 0 {
      addBarLine(
        row: plan.viewport.row(simulated.size.height - insets.bottom - simulated.tabBarHeight))
    }
  }

  private mutating func addBarLine(row: Int) {
    guard plan.screen.rowRange.contains(row) else { return }
    func isBlank(_ column: Int) -> Bool {
      guard plan.screen.columnRange.contains(column) else { return true }
      guard let owner = cells.owner(column, row), owner >= 0 else {
        return cells.grid[column, row].isBlank
      }
      return cells.grid[column, row].isBlank && plan.shapes[owner].layer == 0
    }
    let last = cells.grid.size.columns - 1
    var start = 0
    for column in 0...last + 1 where column > last || !isBlank(column) {
      borders.addLine(
        row: row, from: start, through: column - 1,
        stroke: BorderLayer.Stroke(style: plan.options.quiet, depth: -1))
      start = column + 1
    }
  }

  /// Rounds the corners of the device that no view's lines meet.
  mutating func roundDevice() {
    guard plan.options.showsOutline, plan.options.glyphs == .unicode, cells.grid.size.columns > 1,
      cells.grid.size.rows > 1
    else { return }
    let (right, bottom) = (cells.grid.size.columns - 1, cells.grid.size.rows - 1)
    let corners: [(Int, Int, Unicode.Scalar, Character)] = [
      (0, 0, "┌", "╭"), (right, 0, "┐", "╮"), (0, bottom, "└", "╰"), (right, bottom, "┘", "╯"),
    ]
    for (column, row, square, round) in corners where cells.grid[column, row].scalar == square {
      cells.grid[column, row] = Cell(round, style: cells.grid[column, row].style)
    }
  }
}
