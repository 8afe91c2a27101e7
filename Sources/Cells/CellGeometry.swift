/// A place in a grid of cells, counted from the top left corner, which is 0, 0.
public struct CellPoint: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public static let zero = CellPoint(column: 0, row: 0)

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// An extent in cells; never negative.
public struct CellSize: Hashable, Sendable {
  public var columns: Int {
    didSet { columns = max(0, columns) }
  }
  public var rows: Int {
    didSet { rows = max(0, rows) }
  }

  public static let zero = CellSize(columns: 0, rows: 0)

  /// Negative extents become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
