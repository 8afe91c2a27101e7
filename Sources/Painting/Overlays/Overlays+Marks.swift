import Cells

/// Marks of views that moved or have a problem.
extension Overlays {
  /// Draws a `!` at views whose constraints are broken, a `?` at ambiguous ones and a dot at moved
  /// ones, in the upper right corner of the view, with the most urgent mark at the right.
  mutating func drawMarks() {
    for shape in plan.shapes where shape.isShown {
      var marks: [(String, Style)] = []
      if plan.scene.broken.contains(shape.view.path) {
        marks.append(("!", PaintingOptions.problem))
      }
      if shape.view.isAmbiguous { marks.append(("?", PaintingOptions.warning)) }
      if plan.isMarkedAsMoved(shape) {
        let accent = PaintingOptions.accent.foreground
        marks.append((plan.glyph("•", "*"), Style(foreground: accent, attributes: .bold)))
      }
      if !marks.isEmpty, isInSight(shape) { drawMarks(marks, of: shape) }
    }
  }

  private mutating func drawMarks(_ marks: [(String, Style)], of shape: Shape) {
    // In the line of a box, left of its corner; in a ground that is set apart, where no edge is;
    // or beside a text, so that it is not covered.
    let onLine = shape.isBoxed || plan.isSelected(shape) && plan.hasLines(shape)
    let onGround = shape.isSetApart && !onLine
    let own = onGround ? shape.area.room : shape.cells
    var column =
      onLine
      ? shape.outline.right - 1 : own.endColumn - (onGround || shape.lines.isEmpty ? 1 : 0)
    let row = onGround ? own.row : shape.outline.top
    for (mark, style) in marks {
      column = min(max(column, 0), plan.bounds.columns - 1)
      var cell = CellPoint(column: column, row: row)
      if cells.isTaken(column, row) || cells.isMixed(column, row) {
        // No mark is worth a letter or an edge: the list of views shows the mark too.
        guard let free = freeCell(of: shape, row) else { continue }
        cell = free
      }
      if !cells.isBehind(cell.column, cell.row, shape) {
        cells.write(mark, of: shape.index, column: cell.column, row: cell.row, style: style)
      }
      column = cell.column - 1
    }
  }

  /// A free cell near a row: the last one of a view, in its other rows if need be, or the nearest
  /// one beside a text.
  private func freeCell(of shape: Shape, _ row: Int) -> CellPoint? {
    func isFree(_ cell: CellPoint) -> Bool {
      !cells.isTaken(cell.column, cell.row) && !cells.isMixed(cell.column, cell.row)
    }
    if shape.lines.isEmpty || shape.isSetApart {
      let own = (shape.isSetApart ? shape.area.room : shape.cells).intersection(shape.clip)
      let columns = own.intersection(plan.bounds).columnRange
      return ([row] + own.rowRange).lazy.compactMap { row in
        columns.map { CellPoint(column: $0, row: row) }.last(where: isFree)
      }.first
    }
    // To the right of the text, or else to its left.
    let columns = plan.bounds.columns
    let end = min(max(shape.cells.endColumn, 0), columns)
    let before = 1..<max(1, min(shape.cells.column, columns))
    let after = (end..<columns).first { isFree(CellPoint(column: $0, row: row)) }
    let column =
      after.flatMap { $0 < columns - 1 ? $0 : nil }
      ?? before.last { isFree(CellPoint(column: $0, row: row)) }
    return column.map { CellPoint(column: $0, row: row) }
  }
}
