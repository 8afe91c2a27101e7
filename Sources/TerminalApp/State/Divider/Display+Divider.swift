import Cells

/// The line between canvas and inspector, which keys and the mouse move.
extension Display {
  /// Moves the line by cells: by columns where the inspector is beside the canvas, else by rows.
  /// - Returns: Why the line does not move; nil if it does.
  mutating func moveDivider(columns: Int, rows: Int) -> String? {
    guard let layout, layout.inspector != nil else { return "There is no inspector: i opens it" }
    guard !layout.isInspectorInFront else {
      return "The inspector is in place of the canvas: i shows the canvas again"
    }
    let steps = layout.isBeside ? columns : rows
    guard steps != 0 else {
      return layout.isBeside
        ? "The inspector is beside the canvas: alt-left and alt-right"
        : "The inspector is below the canvas: alt-up and alt-down"
    }
    let length =
      layout.isBeside
      ? layout.body.columns - layout.canvas.columns : layout.body.rows - layout.canvas.rows
    divide(length - steps, layout)
    refit()
    return nil
  }

  /// Whether the line is at a cell, where it can be dragged.
  func hasDivider(at cell: CellPoint) -> Bool {
    guard wall == nil, let layout, let inspector = layout.inspector,
      !layout.isInspectorInFront, inspector.contains(cell)
    else { return false }
    return layout.isBeside ? cell.column == inspector.column : cell.row == inspector.row
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
  /// - Returns: Why nothing changes; nil if something does.
  mutating func stepInspectorParts() -> String? {
    guard panes.inspector.isShown else { return "The inspector is closed: i opens it" }
    panes.inspector.parts = panes.inspector.parts.stepped(by: 1)
    panes.tree.offset = nil
    return nil
  }
}
