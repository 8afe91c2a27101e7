/// A rectangle of cells: columns `column..<endColumn` and rows `row..<endRow`, the ends excluded.
///
/// Rectangles that share an edge neither overlap nor leave a gap. One without columns or rows is
/// empty, but has an origin.
public struct CellRect: Hashable, Sendable {
  /// The cell in the top left corner.
  public var origin: CellPoint
  /// The number of columns and rows.
  public var size: CellSize

  /// The empty rectangle at 0, 0.
  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// Creates a rectangle, which may lie outside of any grid.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle. A negative number of columns or rows becomes 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = CellPoint(column: column, row: row)
    size = CellSize(columns: columns, rows: rows)
  }

  /// Creates the rectangle of a size at 0, 0.
  public init(_ size: CellSize) {
    self.init(origin: .zero, size: size)
  }

  /// The first column.
  public var column: Int {
    get { origin.column }
    set { origin.column = newValue }
  }

  /// The first row.
  public var row: Int {
    get { origin.row }
    set { origin.row = newValue }
  }

  /// The width in columns; a negative value becomes 0.
  public var columns: Int {
    get { size.columns }
    set { size.columns = newValue }
  }

  /// The height in rows; a negative value becomes 0.
  public var rows: Int {
    get { size.rows }
    set { size.rows = newValue }
  }

  /// The first column to the right of the rectangle.
  public var endColumn: Int { column.adding(saturating: columns) }

  /// The first row below the rectangle.
  public var endRow: Int { row.adding(saturating: rows) }

  /// The columns of the rectangle; the end is excluded.
  public var columnRange: Range<Int> { column..<endColumn }
  /// The rows of the rectangle; the end is excluded.
  public var rowRange: Range<Int> { row..<endRow }

  /// Whether it covers no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether it covers a cell.
  public func contains(_ point: CellPoint) -> Bool {
    columnRange.contains(point.column) && rowRange.contains(point.row)
  }

  /// The cells that both rectangles cover; empty if they don't overlap.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: min(endColumn, other.endColumn).subtracting(saturating: left),
      rows: min(endRow, other.endRow).subtracting(saturating: top))
  }

  /// The smallest rectangle that covers both. An empty rectangle adds nothing.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: max(endColumn, other.endColumn).subtracting(saturating: left),
      rows: max(endRow, other.endRow).subtracting(saturating: top))
  }

  /// The rectangle with its left and right edges moved inwards by some columns, and its top and
  /// bottom by some rows; outwards for negative numbers. It is empty if too little is left.
  public func inset(columns dx: Int, rows dy: Int) -> CellRect {
    let left = column.adding(saturating: dx)
    let top = row.adding(saturating: dy)
    return CellRect(
      column: left, row: top,
      columns: endColumn.subtracting(saturating: dx).subtracting(saturating: left),
      rows: endRow.subtracting(saturating: dy).subtracting(saturating: top))
  }

  /// The rectangle in other rows, with the same columns.
  public func at(row: Int, rows: Int = 1) -> CellRect {
    CellRect(column: column, row: row, columns: columns, rows: rows)
  }

  /// The rectangle moved right and down by so many cells.
  public func offset(columns dx: Int, rows dy: Int) -> CellRect {
    CellRect(
      origin: CellPoint(
        column: column.adding(saturating: dx), row: row.adding(saturating: dy)),
      size: size)
  }
}
