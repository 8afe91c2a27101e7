/// A half-open rectangle of cells: it covers `column..<endColumn` and `row..<endRow`.
///
/// Rectangles that share an edge neither overlap nor leave a gap. One without columns or rows is
/// empty, but keeps its place.
public struct CellRect: Hashable, Sendable {
  public var origin: CellPoint
  public var size: CellSize

  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Negative extents become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = CellPoint(column: column, row: row)
    size = CellSize(columns: columns, rows: rows)
  }

  /// The rectangle of this size at 0, 0.
  public init(_ size: CellSize) {
    self.init(origin: .zero, size: size)
  }

  public var column: Int {
    get { origin.column }
    set { origin.column = newValue }
  }

  public var row: Int {
    get { origin.row }
    set { origin.row = newValue }
  }

  public var columns: Int {
    get { size.columns }
    set { size.columns = newValue }
  }

  public var rows: Int {
    get { size.rows }
    set { size.rows = newValue }
  }

  /// The first column past the right edge.
  public var endColumn: Int { column.adding(saturating: columns) }

  /// The first row below the bottom edge.
  public var endRow: Int { row.adding(saturating: rows) }

  public var columnRange: Range<Int> { column..<endColumn }
  public var rowRange: Range<Int> { row..<endRow }

  public var isEmpty: Bool { columns == 0 || rows == 0 }

  public func contains(_ point: CellPoint) -> Bool {
    columnRange.contains(point.column) && rowRange.contains(point.row)
  }

  /// The cells both rectangles cover; empty where they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: min(endColumn, other.endColumn).subtracting(saturating: left),
      rows: min(endRow, other.endRow).subtracting(saturating: top))
  }

  /// The smallest rectangle that covers both; an empty one adds nothing.
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

  /// The rectangle without so many columns on the left and the right, and so many rows above and
  /// below; negative numbers widen it. One that is inset by more than it has is empty.
  public func inset(columns dx: Int, rows dy: Int) -> CellRect {
    let left = column.adding(saturating: dx)
    let top = row.adding(saturating: dy)
    return CellRect(
      column: left, row: top,
      columns: endColumn.subtracting(saturating: dx).subtracting(saturating: left),
      rows: endRow.subtracting(saturating: dy).subtracting(saturating: top))
  }

  /// The rectangle moved right and down by so many cells.
  public func offset(columns dx: Int, rows dy: Int) -> CellRect {
    CellRect(
      origin: CellPoint(
        column: column.adding(saturating: dx), row: row.adding(saturating: dy)),
      size: size)
  }
}
