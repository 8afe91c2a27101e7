import Cells

/// The outline of the device around the views, and the lines of its bars.
extension Ground {
  mutating func addDevice() {
    guard plan.options.showsOutline else { return }
    borders.addBox(
      left: 0, top: 0, right: plan.bounds.columns - 1, bottom: plan.bounds.rows - 1,
      stroke: BorderLayer.Stroke(style: PaintingOptions.quiet, depth: -1))
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
      let owner = cells.owner(column, row) ?? -1
      return cells.grid[column, row].isBlank && (owner < 0 || plan.shapes[owner].layer == 0)
    }
    let last = plan.bounds.columns - 1
    var start = 0
    for column in 0...last + 1 where column > last || !isBlank(column) {
      borders.addLine(
        row: row, from: start, through: column - 1,
        stroke: BorderLayer.Stroke(style: PaintingOptions.quiet, depth: -1))
      start = column + 1
    }
  }
}
