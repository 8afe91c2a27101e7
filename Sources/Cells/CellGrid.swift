/// A grid of styled cells: the content of a screen, or a picture of a layout.
///
/// A wide character always has both its halves, in one style. Writing over one half blanks the
/// other, and a wide character that does not fit at an edge becomes a blank. Cells outside the grid
/// read as blank, and writing them does nothing.
public struct CellGrid: Hashable, Sendable {
  /// The size in cells.
  public let size: CellSize

  /// The cells, row by row.
  private(set) var cells: [Cell]

  /// A grid of blanks in one style.
  public init(size: CellSize, fill style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(style: style), count: size.columns * size.rows)
  }

  /// All cells of the grid; the origin is 0, 0.
  public var bounds: CellRect { CellRect(size) }

  /// The cell in a column and row.
  ///
  /// Setting a wide cell sets its second half too. A second half has no effect behind a wide cell,
  /// so that a row can be copied cell by cell; elsewhere it becomes a blank.
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

  /// The cell at a point, as by column and row.
  public subscript(point: CellPoint) -> Cell {
    get { self[point.column, point.row] }
    set { self[point.column, point.row] = newValue }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < size.columns && row >= 0 && row < size.rows
  }

  /// Sets a cell inside the grid. A wide one becomes a blank if it would reach `end`, the first
  /// column that it may not cover, or the grid's edge.
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

  /// Sets the cells of a text of printable ASCII, each letter of which is a byte and a cell.
  /// Without a style, or with one that has no background, cells keep theirs.
  mutating func put(letters text: String, at point: CellPoint, _ style: Style?, clip: CellRect) {
    let letters = text.utf8Span.span
    let end = min(point.column.adding(saturating: letters.count), clip.endColumn)
    guard !clip.isEmpty, clip.rowRange.contains(point.row), clip.column < end else { return }
    let columns = max(point.column, clip.column)..<end
    release(columns, row: point.row)
    for column in columns {
      let index = point.row * size.columns + column
      let there = cells[index].style
      cells[index] = Cell(
        ascii: letters[column - point.column],
        style: style?.keepingBackground(of: there) ?? there)
    }
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

  /// Changes the style of each character in a rectangle that has its first half there.
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

  /// Blanks the cells outside a part of a row that are halves of characters inside it.
  private mutating func release(_ columns: Range<Int>, row: Int) {
    let start = row * size.columns
    let first = start + columns.lowerBound
    let last = start + columns.upperBound - 1
    if cells[first].isSecondHalf { cells[first - 1] = cells[first - 1].blanked }
    if cells[last].isWide { cells[last + 1] = cells[last + 1].blanked }
  }

  /// Blanks the cells at the ends of a part of a row whose other halves are missing.
  private mutating func blankCutHalves(_ columns: Range<Int>, row: Int) {
    let start = row * size.columns
    let first = start + columns.lowerBound
    let last = start + columns.upperBound - 1
    if cells[first].isSecondHalf { cells[first] = cells[first].blanked }
    if cells[last].isWide { cells[last] = cells[last].blanked }
  }
}
