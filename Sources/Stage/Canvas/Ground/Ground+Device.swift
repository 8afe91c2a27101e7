import Cells

/// The outline of the device around the views, and the lines of its bars.
extension Ground {
  mutating func addDevice() {
    guard options.showsOutline else { return }
    borders.addBox(
      left: 0, top: 0, right: grid.size.columns - 1, bottom: grid.size.rows - 1,
      stroke: BorderLayer.Stroke(style: options.quiet, depth: -1))
  }

  /// Adds the lines below the navigation bar and above the tab bar, where the views leave cells
  /// blank.
  mutating func addBarLines() {
    let simulated = plan.scene.screen
    let insets = simulated.screenInsets
    if simulated.navigationBarHeight > 0 {
      addBarLine(row: viewport.row(insets.top + simulated.navigationBarHeight))
    }
    if simulated.tabBarHeight > 0 {
      addBarLine(row: viewport.row(simulated.size.height - insets.bottom - simulated.tabBarHeight))
    }
  }

  private mutating func addBarLine(row: Int) {
    guard screen.rowRange.contains(row) else { return }
    func isBlank(_ column: Int) -> Bool {
      guard screen.columnRange.contains(column) else { return true }
      guard let owner = owner(column, row), owner >= 0 else { return grid[column, row].isBlank }
      return grid[column, row].isBlank && shapes[owner].layer == 0
    }
    let last = grid.size.columns - 1
    var start = 0
    for column in 0...last + 1 where column > last || !isBlank(column) {
      borders.addLine(
        row: row, from: start, through: column - 1,
        stroke: BorderLayer.Stroke(style: options.quiet, depth: -1))
      start = column + 1
    }
  }

  /// Rounds the corners of the device that no view's lines meet.
  mutating func roundDevice() {
    guard options.showsOutline, options.glyphs == .unicode, grid.size.columns > 1,
      grid.size.rows > 1
    else { return }
    let (right, bottom) = (grid.size.columns - 1, grid.size.rows - 1)
    let corners: [(Int, Int, Unicode.Scalar, Character)] = [
      (0, 0, "┌", "╭"), (right, 0, "┐", "╮"), (0, bottom, "└", "╰"), (right, bottom, "┘", "╯"),
    ]
    for (column, row, square, round) in corners where grid[column, row].scalar == square {
      grid[column, row] = Cell(round, style: grid[column, row].style)
    }
  }
}
