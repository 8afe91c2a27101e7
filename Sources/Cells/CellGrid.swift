/// A grid of styled cells: what a screen, a pane or a picture of a layout looks like.
///
/// A wide character always has both its halves, in one style: writing over one of them blanks the
/// other, and one that does not fit at an edge leaves a blank. Places outside the grid read as
/// blank, and writing there does nothing.
public struct CellGrid: Hashable, Sendable {
  public let size: CellSize

  /// Row by row.
  private(set) var cells: [Cell]

  /// A grid of blanks in one style.
  public init(size: CellSize, fill style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(style: style), count: size.columns * size.rows)
  }

  /// All of the grid, from 0, 0.
  public var bounds: CellRect { CellRect(size) }

  /// The cell at a place.
  ///
  /// Setting a wide cell sets its second half too. Setting a second half where the cell to the left
  /// is wide changes nothing, so that a row may be copied cell by cell; elsewhere it is a blank.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard contains(column, row) else { return .blank }
      return cells[row * size.columns + column]
    }
    set {
      guard contains(column, row) else { return }
      if newValue.isSecondHalf {
        if column > 0, cells[row * size.columns + column - 1].isWide { return }
        put(newValue.blanked, column: column, row: row)
      } else {
        put(newValue, column: column, row: row)
      }
    }
  }

  public subscript(point: CellPoint) -> Cell {
    get { self[point.column, point.row] }
    set { self[point.column, point.row] = newValue }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < size.columns && row >= 0 && row < size.rows
  }

  /// Puts a character at a place inside the grid; one that is wide becomes a blank at `end`, the
  /// first column it may not reach, or at the grid's edge.
  mutating func put(_ cell: Cell, column: Int, row: Int, end: Int = .max) {
    let index = row * size.columns + column
    if cell.isWide, column + 1 >= min(end, size.columns) {
      return put(cell.blanked, column: column, row: row)
    }
    if cells[index].isSecondHalf { cells[index - 1] = cells[index - 1].blanked }
    if cell.isWide {
      if cells[index + 1].isWide { cells[index + 2] = cells[index + 2].blanked }
      cells[index + 1] = cell.secondHalf
    } else if cells[index].isWide {
      cells[index + 1] = cells[index + 1].blanked
    }
    cells[index] = cell
  }

  /// Fills a rectangle with blanks, or with another character, in one style.
  public mutating func fill(
    _ rect: CellRect, with character: Character = " ", style: Style = .plain
  ) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let cell = Cell(character, style: style)
    for row in rect.rowRange {
      if cell.isWide {
        for column in stride(from: rect.column, to: rect.endColumn, by: 2) {
          put(cell, column: column, row: row, end: rect.endColumn)
        }
      } else {
        release(rect.columnRange, row: row)
        let start = row * size.columns
        for index in start + rect.column..<start + rect.endColumn { cells[index] = cell }
      }
    }
  }

  /// Changes the style of each character in a rectangle; a wide one belongs to its first half.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.rowRange {
      for index in row * size.columns + rect.column..<row * size.columns + rect.endColumn
      where !cells[index].isSecondHalf {
        change(&cells[index].style)
        if cells[index].isWide { cells[index + 1].style = cells[index].style }
      }
    }
  }

  /// Draws a part of another grid, all of it by default, with its top left corner at `point`.
  public mutating func draw(_ grid: CellGrid, at point: CellPoint, from part: CellRect? = nil) {
    let asked = part ?? grid.bounds
    let from = asked.intersection(grid.bounds)
    let dx = point.column.subtracting(saturating: asked.column)
    let dy = point.row.subtracting(saturating: asked.row)
    let to = from.offset(columns: dx, rows: dy).intersection(bounds)
    guard !to.isEmpty else { return }
    for row in to.rowRange {
      release(to.columnRange, row: row)
      let target = row * size.columns
      let source = (row - dy) * grid.size.columns - dx
      for column in to.columnRange { cells[target + column] = grid.cells[source + column] }
      blankCutHalves(to.columnRange, row: row)
    }
  }

  /// Blanks the halves outside a stretch of a row whose other halves are inside it.
  private mutating func release(_ columns: Range<Int>, row: Int) {
    let start = row * size.columns
    let first = start + columns.lowerBound
    let last = start + columns.upperBound - 1
    if cells[first].isSecondHalf { cells[first - 1] = cells[first - 1].blanked }
    if cells[last].isWide { cells[last + 1] = cells[last + 1].blanked }
  }

  /// Blanks the halves at the ends of a stretch of a row whose other halves were left out.
  private mutating func blankCutHalves(_ columns: Range<Int>, row: Int) {
    let start = row * size.columns
    let first = start + columns.lowerBound
    let last = start + columns.upperBound - 1
    if cells[first].isSecondHalf { cells[first] = cells[first].blanked }
    if cells[last].isWide { cells[last] = cells[last].blanked }
  }
}
