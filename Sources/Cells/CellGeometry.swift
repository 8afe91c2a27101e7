/// The position of a cell in a grid. The cell in the top left corner is 0, 0.
public struct CellPoint: Hashable, Sendable {
  /// The column, counted rightwards; negative to the left of the grid.
  public var column: Int
  /// The row, counted downwards; negative above the grid.
  public var row: Int

  /// The top left corner.
  public static let zero = CellPoint(column: 0, row: 0)

  /// Creates a position, which may lie outside of any grid.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A size in cells; never negative.
public struct CellSize: Hashable, Sendable {
  /// The width in columns; a negative value becomes 0.
  public var columns: Int {
    didSet { columns = max(0, columns) }
  }
  /// The height in rows; a negative value becomes 0.
  public var rows: Int {
    didSet { rows = max(0, rows) }
  }

  /// No columns and no rows.
  public static let zero = CellSize(columns: 0, rows: 0)

  /// Creates a size. Negative values become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
