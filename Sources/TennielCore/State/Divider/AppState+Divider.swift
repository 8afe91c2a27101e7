import Cells

/// The line between canvas and inspector, which keys and the mouse move.
extension AppState {
  /// Moves the line by cells: by columns where the inspector is beside the canvas, else by rows.
  mutating func moveDivider(columns: Int, rows: Int) {
    guard let layout, layout.inspector != nil else {
      message = "There is no inspector: i opens it"
      return
    }
    guard !layout.isInspectorInFront else {
      message = "The inspector is in place of the canvas: i shows the canvas again"
      return
    }
    let steps = layout.isBeside ? columns : rows
    guard steps != 0 else {
      message =
        layout.isBeside
        ? "The inspector is beside the canvas: alt-left and alt-right"
        : "The inspector is below the canvas: alt-up and alt-down"
      return
    }
    let length =
      layout.isBeside
      ? layout.body.columns - layout.canvas.columns : layout.body.rows - layout.canvas.rows
    divide(length - steps, layout)
    refit()
  }

  /// Begins to drag the line if it is at a cell.
  mutating func pressOnDivider(_ cell: CellPoint) -> Bool {
    guard wall == nil, let layout, let inspector = layout.inspector,
      !layout.isInspectorInFront, inspector.contains(cell)
    else {
      return false
    }
    pointer.isDividing =
      layout.isBeside ? cell.column == inspector.column : cell.row == inspector.row
    return pointer.isDividing
  }

  /// Moves the line to a cell.
  mutating func dragDivider(to cell: CellPoint) {
    guard let layout, layout.inspector != nil else { return }
    let length =
      layout.isBeside ? layout.body.endColumn - cell.column : layout.body.endRow - cell.row
    divide(length, layout)
    settle()
  }

  private mutating func divide(_ length: Int, _ layout: PaneLayout) {
    panes.divider.set(length, of: layout.body.size, isBeside: layout.isBeside)
  }

  /// Shows the tree and the details, the tree alone, or the details alone.
  mutating func stepInspectorParts() {
    guard panes.inspector.isShown else {
      message = "The inspector is closed: i opens it"
      return
    }
    let all = InspectorParts.allCases
    let index = all.firstIndex(of: panes.inspector.parts) ?? 0
    panes.inspector.parts = all[(index + 1) % all.count]
    panes.tree.offset = nil
  }
}
