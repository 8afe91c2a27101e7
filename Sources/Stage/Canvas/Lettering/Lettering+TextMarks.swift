import Cells
import Foundation

/// Marks beside texts without a box: brackets, and the bars of the selection.
extension Lettering {
  /// The end of a text that the picture has shortened; one that the device shortens ends in an
  /// ellipsis.
  var cutMark: Character { options.glyphs == .unicode ? "›" : ">" }

  mutating func drawBrackets(of shape: Shape) {
    let cells = shape.cells
    let row = middleRow(of: shape)
    // At the edges of the screen they stand inside the device's outline.
    let left = shape.frame.minX >= 0 ? max(cells.column, screen.column) : cells.column
    for (text, column) in [("[", left), ("]", cells.endColumn - 1)]
    where shape.textClip.contains(CellPoint(column: column, row: row))
      && screen.columnRange.contains(column) && !isBehind(column, row, shape)
    {
      write(text, of: shape.index, column: column, row: row, style: quietStyle(column, row))
    }
  }

  /// Draws the end of a line that is being typed, and has no room with the cell of its next
  /// character.
  /// - Returns: The cells that were written; nil if there is room for all of it.
  mutating func drawEnd(of shape: Shape, in area: CellRect) -> CellRect? {
    guard shape.lines.count == 1, let line = shape.lines.first, area.columns > 2,
      shape.view.drawing.text?.isPlaceholder != true
    else { return nil }
    let whole = shape.view.drawing.text?.whole ?? line.text
    let end = whole.truncatedAtStart(toColumns: area.columns - 1, mark: cutMark)
    if end == whole { return nil }
    noteCut(of: shape)
    let row = middleRow(of: shape)
    let written = writeText(
      end, of: shape, column: area.column, row: row, clip: shape.textClip)
    quietenCut(area.column, row)
    return written
  }

  /// Reverses the cell in which the next character of a text will be.
  /// - Parameter written: The cells of the text; none if there is none.
  mutating func drawCaret(of shape: Shape, after written: CellRect) {
    let area = plan.textArea(of: shape)
    var cell = CellPoint(column: area.column, row: middleRow(of: shape))
    if !written.isEmpty {
      let isEmpty = shape.view.drawing.text?.isPlaceholder ?? false
      let end = min(written.endColumn, max(area.endColumn - 1, written.column))
      cell = CellPoint(
        column: isEmpty ? written.column : end, row: isEmpty ? written.row : written.endRow - 1)
    }
    let place = CellRect(column: cell.column, row: cell.row, columns: 1, rows: 1)
    grid.restyle(place.intersection(shape.textClip).intersection(plan.bounds)) {
      $0.attributes.insert(.reverse)
    }
  }

  /// Draws bars on both sides of a selected text that has no room for lines around it.
  /// - Parameter written: The cells of the text, which may extend beyond its view.
  mutating func drawSelectionBars(of shape: Shape, around written: CellRect) {
    guard !written.isEmpty else { return }
    let left = min(shape.cells.column, written.column)
    let right = max(shape.cells.endColumn, written.endColumn)
    for row in written.rowRange {
      for column in [left - 1, right]
      where !isTaken(column, row) && !isBehind(column, row, shape) {
        write(
          glyph("┃", "|"), of: shape.index, column: column, row: row, style: options.accent)
      }
      for column in left..<right where !isBehind(column, row, shape) {
        grid.restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) {
          $0.attributes.insert([.bold, .underline])
        }
      }
    }
  }
}
