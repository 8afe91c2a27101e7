import Cells

extension Overlays {
  /// Draws bars on both sides of a selected view that has no room for lines around it.
  /// - Parameter text: The cells of its text, which may extend beyond the view.
  mutating func drawSelectionBars(around text: CellRect) {
    guard let shape = plan.selectedShape, !plan.hasLines(shape) else { return }
    let written = shape.lines.isEmpty ? shape.cells.intersection(shape.clip) : text
    guard !written.isEmpty else { return }
    let left = min(shape.cells.column, written.column)
    let right = max(shape.cells.endColumn, written.endColumn)
    for row in written.rowRange {
      for column in [left - 1, right]
      where !cells.isTaken(column, row) && !cells.isBehind(column, row, shape) {
        cells.write(
          plan.glyph("┃", "|"), of: shape.index, column: column, row: row,
          style: PaintingOptions.accent)
      }
      for column in left..<right where !cells.isBehind(column, row, shape) {
        cells.grid.restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) {
          $0.attributes.insert([.bold, .underline])
        }
      }
    }
  }
}
