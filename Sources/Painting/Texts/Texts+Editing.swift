@_spi(Package) import AutoLayout
import Cells

/// Fields: the brackets around a text without a box, and a text that is being typed.
extension Texts {
  /// Draws brackets at the edges of a view, or around a text that goes on beside it.
  mutating func drawBrackets(of shape: Shape, around rows: [Row]) {
    let row = plan.middleRow(of: shape)
    // At the edges of the screen they stand inside the device's outline.
    let left =
      shape.frame.minX >= 0 ? max(shape.cells.column, plan.screen.column) : shape.cells.column
    let text = rows.first { $0.row == row }
    let start = min(left, text.map { $0.column - 1 } ?? left)
    let right = shape.cells.endColumn - 1
    let end = max(right, text.map { $0.column + TextWidth.width(of: $0.text) } ?? right)
    for (text, column) in [("[", start), ("]", end)]
    where shape.textClip.contains(CellPoint(column: column, row: row))
      && plan.screen.columnRange.contains(column) && !seats.cells.isBehind(column, row, shape)
    {
      seats.cells.write(text, of: shape.index, column: column, row: row)
    }
  }

  /// The end of a line that is being typed, if the line and the cell of its next character have no
  /// room; nil if they have.
  func endOfLine(of shape: Shape, in area: CellRect) -> Row? {
    guard shape.lines.count == 1, let line = shape.lines.first, area.columns > 2,
      let text = shape.view.drawing.text, !text.isPlaceholder
    else { return nil }
    let whole = text.whole ?? line.text
    let end = whole.truncatedAtStart(
      toColumns: area.columns - 1, mark: plan.options.glyphs.cutMark)
    return end == whole
      ? nil
      : Row(text: end, column: area.column, row: plan.middleRow(of: shape), mark: area.column)
  }

  /// Reverses the cell in which the next character of a text will be.
  /// - Parameter written: The cells of the text; none if there is none.
  mutating func drawCaret(of shape: Shape, after written: CellRect) {
    let area = plan.textArea(of: shape)
    var cell = CellPoint(column: area.column, row: plan.middleRow(of: shape))
    if !written.isEmpty {
      let isEmpty = shape.view.drawing.text?.isPlaceholder ?? false
      let end = min(written.endColumn, max(area.endColumn - 1, written.column))
      cell = CellPoint(
        column: isEmpty ? written.column : end, row: isEmpty ? written.row : written.endRow - 1)
    }
    let caret = CellRect(origin: cell, size: CellSize(columns: 1, rows: 1))
    seats.cells.grid.restyle(caret.intersection(shape.textClip)) {
      $0.attributes.insert(.reverse)
    }
  }
}
