import Cells

/// The rows of a list in front of the panes, of which one line is marked and in sight.
struct MarkedList: Equatable, Sendable {
  /// The rows for its lines.
  let rect: CellRect
  let count: Int
  let marked: Int

  /// The index of the first line in sight.
  var first: Int { min(max(0, marked - rect.rows / 2), max(0, count - rect.rows)) }
  /// The lines in sight.
  var lines: Range<Int> { first..<min(count, first + max(0, rect.rows)) }

  /// The row of a line in sight.
  func row(of line: Int) -> Int { rect.row + line - first }

  /// The index of the line at a cell of the terminal.
  func line(at cell: CellPoint) -> Int? {
    guard rect.contains(cell) else { return nil }
    let line = first + cell.row - rect.row
    return line < count ? line : nil
  }

  /// The rows of a list that fills the terminal between its title and the last row.
  static func room(in terminal: CellSize) -> CellRect {
    room(in: CellRect(column: 0, row: 0, columns: terminal.columns, rows: terminal.rows - 1))
  }

  /// The rows below the title of a list.
  static func room(in rect: CellRect) -> CellRect {
    rect.at(row: rect.row + 1, rows: max(0, rect.rows - 1))
  }
}
