import Cells

/// What lies over the texts: the bars of the device, names, marks, guides and the keyboard.
struct Overlays {
  let plan: Plan
  var cells: PictureCells

  /// - Parameter selected: The cells of the selected view's text.
  init(over cells: consuming PictureCells, selected: CellRect) {
    plan = cells.plan
    self.cells = cells
    if plan.options.isColored { self.cells.removeLinesBesideLetters() }
    drawSelectionBars(around: selected)
    drawNavigationBar()
    drawTabBar()
    drawStatusBar()
    drawHomeIndicator()
    drawNameOfSelection()
    drawMarks()
    drawNames()
    drawGuides()
    drawKeyboard()
  }
}
