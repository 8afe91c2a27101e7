import Cells
import Stage

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
    CellRect(
      column: rect.column, row: rect.row + 1, columns: rect.columns, rows: max(0, rect.rows - 1))
  }
}

extension Picker {
  /// The rows that it takes with its title: all above the last, but for what a row of a tool can
  /// be. That is chosen with the canvas in sight, at the bottom of which it has the rows that it
  /// needs, up to half of them.
  func rect(in terminal: CellSize) -> CellRect {
    let rows = max(0, terminal.rows - 1)
    let own = source == .options ? min(entries.count + 1, max(2, rows / 2 + 1), rows) : rows
    return CellRect(column: 0, row: rows - own, columns: terminal.columns, rows: own)
  }

  /// The lines that are found, below the title.
  func list(in rect: CellRect) -> MarkedList {
    MarkedList(
      rect: MarkedList.room(in: rect), count: found.count, marked: line)
  }
}

extension AppState {
  /// The list that is open; nil if none is of which lines are chosen by their rows.
  func list(on content: SceneSnapshot) -> MarkedList? {
    switch overlay {
    case .problems(let line):
      let count = ProblemList.entries(of: content, in: self).count
      return MarkedList(
        rect: MarkedList.room(in: problemsRect(on: content)), count: count, marked: line)
    case .picker(let picker):
      return picker.list(in: picker.rect(in: terminal))
    case .changes(let line):
      return ChangeListLayout(terminal, count: history.net.count, marked: line).list
    case .question(let question):
      return question.list(
        in: CellRect(
          column: 0, row: 0, columns: terminal.columns, rows: max(0, terminal.rows - 1)))
    case .help, .prompt, .map, nil: return nil
    }
  }
}
