/// The coefficients of a dictionary: a dense matrix, row by row.
struct DictionaryCells: Sendable {
  typealias Row = Tableau.BasicRow
  typealias Column = Tableau.NonbasicColumn

  private var cells: [Double] = []
  private var width = 0
  private var height = 0

  /// A row being added to others, and the columns in which it is not zero; properties to keep their
  /// memory.
  private var source: [Double] = []
  private var sourceColumns: [Int] = []

  /// The sparsity at which a row is added cell by cell: fewer than one cell in this number is
  /// nonzero. A pass over the whole row takes less time for each cell.
  private static let sparsity = 4

  /// The number of cells for which memory is kept. That of a large program is released.
  private static let fewCells = 4096

  var isLarge: Bool { cells.count >= Self.fewCells }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: !isLarge)
    if source.count > Self.fewCells / 16 { (source, sourceColumns) = ([], []) }
    width = 0
    height = 0
  }

  /// Adds a column. All columns come before all rows.
  mutating func addColumn() { width += 1 }

  /// Reserves memory for a number of rows.
  mutating func reserve(rows count: Int) { cells.reserveCapacity((height + count) * width) }

  /// Adds a row of zeros.
  mutating func addRow() {
    cells.grow(by: width, with: 0)
    height += 1
  }

  subscript(row: Row, column: Column) -> Double {
    _read { yield cells[row.place * width + column.place] }
    _modify { yield &cells[row.place * width + column.place] }
  }

  /// Adds to a cell. A sum that cancels becomes zero.
  mutating func add(_ addend: Double, to row: Row, _ column: Column) {
    self[row, column] = Tolerance.cancelled(self[row, column] + addend, size: abs(addend))
  }

  /// Adds a multiple of one row to another.
  mutating func add(_ row: Row, times multiple: Double, to target: Row) {
    source.removeAll(keepingCapacity: true)
    source.append(contentsOf: cells[row.place * width..<(row.place + 1) * width])
    Self.add(source, times: multiple, to: &cells, at: target.place * width)
  }

  /// Appends another dictionary: its columns after these, its rows below.
  mutating func append(_ other: DictionaryCells) {
    var joined: [Double] = []
    joined.reserveCapacity((height + other.height) * (width + other.width))
    for row in 0..<height {
      joined += cells[row * width..<(row + 1) * width]
      joined += repeatElement(0, count: other.width)
    }
    for row in 0..<other.height {
      joined += repeatElement(0, count: width)
      joined += other.cells[row * other.width..<(row + 1) * other.width]
    }
    cells = joined
    width += other.width
    height += other.height
  }
}

// MARK: - Pivots

extension DictionaryCells {
  /// Solves a row for one of its columns, and substitutes the result in all other rows.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether a column is needed. All others become zero in other rows.
  ///   - report: Called for each other row that changed, with its former coefficient.
  ///
  /// - Returns: The number of cells that were read or changed.
  @discardableResult
  mutating func pivot(
    _ row: Row, _ column: Column, isNeeded: (Column) -> Bool, report: (Row, Double) -> Void
  ) -> Int {
    let factor = 1 / self[row, column]
    takeSource(row, except: column, factor: -factor, isNeeded: isNeeded)
    self[row, column] = factor
    let isColumnNeeded = isNeeded(column)
    let isSparse = sourceColumns.count * Self.sparsity < width
    let sourceCount = isSparse ? sourceColumns.count : width
    var touched = width + height
    for target in IndexRange<Row>(0..<height) where target != row {
      let multiple = self[target, column]
      guard multiple != 0 else { continue }
      self[target, column] = isColumnNeeded ? multiple * factor : 0
      let base = target.place * width
      if isSparse {
        Self.add(source, at: sourceColumns, times: multiple, to: &cells, at: base)
      } else {
        Self.add(source, times: multiple, to: &cells, at: base)
      }
      report(target, multiple)
      touched += sourceCount
    }
    return touched
  }

  /// Multiplies a row by a factor, and makes its needed part the source.
  private mutating func takeSource(
    _ row: Row, except column: Column, factor: Double, isNeeded: (Column) -> Bool
  ) {
    source.removeAll(keepingCapacity: true)
    sourceColumns.removeAll(keepingCapacity: true)
    for other in IndexRange<Column>(0..<width) {
      var cell = self[row, other]
      if cell != 0 {
        cell *= factor
        self[row, other] = cell
        if other != column && isNeeded(other) {
          sourceColumns.grow(with: other.place)
        } else {
          cell = 0
        }
      }
      source.grow(with: cell)
    }
  }

  private static func add(
    _ source: [Double], times multiple: Double, to cells: inout [Double], at base: Int
  ) {
    var target = cells.mutableSpan
    let source = source.span
    for index in source.indices {
      let addend = multiple * source[index]
      let sum = target[base + index] + addend
      target[base + index] = Tolerance.cancelled(sum, size: abs(addend))
    }
  }

  /// Adds a multiple of the source to a row, given the columns in which the source is not zero.
  private static func add(
    _ source: [Double], at columns: [Int], times multiple: Double, to cells: inout [Double],
    at base: Int
  ) {
    var target = cells.mutableSpan
    let (source, columns) = (source.span, columns.span)
    for index in columns.indices {
      let column = columns[index]
      let addend = multiple * source[column]
      let sum = target[base + column] + addend
      target[base + column] = Tolerance.cancelled(sum, size: abs(addend))
    }
  }
}
