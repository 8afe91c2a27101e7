import Cells
import Foundation

/// Marks of views that moved or have a problem.
extension Lettering {
  /// Draws a `!` at views whose constraints are broken, a `?` at ambiguous ones and a dot at moved
  /// ones, in the upper right corner of the view, with the most urgent mark at the right.
  mutating func drawMarks() {
    for shape in shapes where shape.isShown {
      var marks: [(String, Style)] = []
      if plan.scene.broken.contains(shape.view.path) { marks.append(("!", options.problem)) }
      if shape.view.isAmbiguous { marks.append(("?", options.warning)) }
      if plan.isMarkedAsMoved(shape) { marks.append((glyph("•", "*"), movedStyle)) }
      if !marks.isEmpty, isInSight(shape) { drawMarks(marks, of: shape) }
    }
  }

  private var movedStyle: Style {
    Style(foreground: options.accent.foreground, attributes: .bold)
  }

  /// A free cell in a row: the last one of a view, in its other rows if need be, or the nearest one
  /// beside a text.
  private func freeCell(of shape: Shape, _ row: Int) -> CellPoint? {
    guard shape.lines.isEmpty else {
      return freeColumn(near: shape, row).map { CellPoint(column: $0, row: row) }
    }
    for row in [row] + shape.cells.intersection(shape.clip).rowRange {
      if let column = freeColumn(in: shape, row) { return CellPoint(column: column, row: row) }
    }
    return nil
  }

  private mutating func drawMarks(_ marks: [(String, Style)], of shape: Shape) {
    // In the line of a box, left of its corner; or beside a text, so that it is not covered.
    let onLine = shape.isBoxed || plan.isSelected(shape) && plan.hasLines(shape)
    var column =
      onLine ? shape.outline.right - 1 : shape.cells.endColumn - (shape.lines.isEmpty ? 1 : 0)
    let row = shape.outline.top
    for (mark, style) in marks {
      column = min(max(column, 0), grid.size.columns - 1)
      var cell = CellPoint(column: column, row: row)
      if isTaken(column, row) {
        // No mark is worth a letter: the list of views has it too.
        guard let free = freeCell(of: shape, row) else { continue }
        cell = free
      }
      if !isBehind(cell.column, cell.row, shape) {
        write(mark, of: shape.index, column: cell.column, row: cell.row, style: style)
      }
      column = cell.column - 1
    }
  }

  /// The last free cell of a view in a row.
  private func freeColumn(in shape: Shape, _ row: Int) -> Int? {
    shape.cells.intersection(shape.clip).intersection(plan.bounds).columnRange
      .last { !isTaken($0, row) }
  }

  /// A free cell to the right of a text, or else to its left.
  private func freeColumn(near shape: Shape, _ row: Int) -> Int? {
    let columns = grid.size.columns
    let end = min(max(shape.cells.endColumn, 0), columns)
    let after = (end..<columns).first { !isTaken($0, row) }
    if let after, after < columns - 1 { return after }
    return (1..<max(1, min(shape.cells.column, columns))).last { !isTaken($0, row) }
  }
}
