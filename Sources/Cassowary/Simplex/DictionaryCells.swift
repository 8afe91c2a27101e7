/// The coefficients of a dictionary, row by row. Of each row the stretch from its first nonzero to
/// its last is stored, so that a chain of a thousand short rows stays as small as it is.
///
/// Small dictionaries store all of each row: their stretches never have to grow.
struct DictionaryCells: Sendable {
  typealias Row = Tableau.BasicRow
  typealias Column = Tableau.NonbasicColumn

  /// Up to so many columns all of a row is stored.
  private static let smallWidth = 24

  /// The stored columns of a row, and their place in ``cells``.
  private struct Stretch: Sendable {
    var start: Int32 = 0
    var first: Int32 = 0
    var count: Int32 = 0
    /// The number of cells that the row may grow to where it is.
    var room: Int32 = 0

    var end: Int32 { first + count }
  }

  private var cells: [Double] = []
  private var stretches = Table<Row, Stretch>()
  /// The number of cells that no row has any more.
  private var waste = 0
  private(set) var width = 0

  /// A row that is being added to others, with the columns in which it is not zero; kept for its
  /// memory.
  private var source: [Double] = []
  private var sourceFirst = 0
  private var sourceColumns: [Int] = []

  /// A row is taken cell by cell if fewer than one in so many are not zero: passing over a whole
  /// row is faster per cell.
  private static let sparsity = 4

  /// The number of cells that are stored.
  var cellCount: Int { cells.count }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    stretches.removeAll()
    waste = 0
    width = 0
  }

  mutating func addColumn() { width += 1 }

  /// Adds a row of zeros. All columns come before all rows.
  mutating func addRow() {
    let room = width <= Self.smallWidth ? width : 0
    stretches.append(
      Stretch(start: Int32(cells.count), first: 0, count: Int32(room), room: Int32(room)))
    for _ in 0..<room { cells.append(0) }
  }

  /// The columns of a row outside of which all cells are zero.
  func columns(of row: Row) -> IndexRange<Column> {
    IndexRange(start: stretches[row].first, count: stretches[row].count)
  }

  subscript(row: Row, column: Column) -> Double {
    let stretch = stretches[row]
    let offset = column.number &- stretch.first
    guard offset >= 0, offset < stretch.count else { return 0 }
    return cells[Int(stretch.start &+ offset)]
  }

  mutating func set(_ row: Row, _ column: Column, to value: Double) {
    if value == 0, !columns(of: row).contains(column) { return }
    cover(row, column.place..<column.place + 1)
    let stretch = stretches[row]
    cells[Int(stretch.start + column.number - stretch.first)] = value
  }

  /// Adds to a cell; what cancels becomes zero.
  mutating func add(_ addend: Double, to row: Row, _ column: Column) {
    let sum = self[row, column] + addend
    set(row, column, to: Tolerance.cancelled(sum, size: abs(addend)))
  }
}

// MARK: - Row operations

extension DictionaryCells {
  /// Adds a multiple of one row to another.
  mutating func add(_ row: Row, times multiple: Double, to target: Row) {
    let stretch = stretches[row]
    source.removeAll(keepingCapacity: true)
    source.append(contentsOf: cells[Int(stretch.start)..<Int(stretch.start + stretch.count)])
    sourceFirst = Int(stretch.first)
    addSource(times: multiple, to: target)
  }

  /// Solves a row for one of its columns, and substitutes that in all other rows.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether a column is of use; all others become zero in other rows.
  ///   - report: Is told of each other row that has been changed and what was its coefficient.
  mutating func pivot(
    _ row: Row, _ column: Column, isNeeded: (Column) -> Bool, report: (Row, Double) -> Void
  ) {
    let stretch = stretches[row]
    let factor = 1 / self[row, column]
    source.removeAll(keepingCapacity: true)
    sourceColumns.removeAll(keepingCapacity: true)
    sourceFirst = Int(stretch.first)
    for other in columns(of: row) {
      let place = Int(stretch.start + other.number - stretch.first)
      var cell = cells[place]
      if cell != 0 {
        cell *= -factor
        cells[place] = cell
        if other != column && isNeeded(other) {
          sourceColumns.append(other.place - sourceFirst)
        } else {
          cell = 0
        }
      }
      source.append(cell)
    }
    set(row, column, to: factor)
    let isColumnNeeded = isNeeded(column)
    let isSparse = sourceColumns.count * Self.sparsity < width
    for target in stretches.places where target != row {
      let multiple = self[target, column]
      guard multiple != 0 else { continue }
      set(target, column, to: isColumnNeeded ? multiple * factor : 0)
      if isSparse {
        addSparseSource(times: multiple, to: target)
      } else {
        addSource(times: multiple, to: target)
      }
      report(target, multiple)
    }
  }

  private mutating func addSource(times multiple: Double, to row: Row) {
    guard !source.isEmpty else { return }
    cover(row, sourceFirst..<sourceFirst + source.count)
    let base = Int(stretches[row].start) + sourceFirst - Int(stretches[row].first)
    Self.add(source, times: multiple, to: &cells, at: base)
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

  /// The same, where all but some columns of the source are zero.
  private mutating func addSparseSource(times multiple: Double, to row: Row) {
    guard let first = sourceColumns.first, let last = sourceColumns.last else { return }
    cover(row, sourceFirst + first..<sourceFirst + last + 1)
    let base = Int(stretches[row].start) + sourceFirst - Int(stretches[row].first)
    Self.add(source, at: sourceColumns, times: multiple, to: &cells, at: base)
  }

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

// MARK: - Room

extension DictionaryCells {
  /// Sees to it that some columns of a row are stored.
  private mutating func cover(_ row: Row, _ columns: Range<Int>) {
    let stretch = stretches[row]
    let (first, end) = (Int32(columns.lowerBound), Int32(columns.upperBound))
    if stretch.count > 0, stretch.first <= first, end <= stretch.end { return }
    let low = stretch.count > 0 ? min(stretch.first, first) : first
    let high = stretch.count > 0 ? max(stretch.end, end) : end
    if high - low <= stretch.room {
      widen(row, low, high)
    } else {
      move(row, low, high)
    }
  }

  /// Widens a row where it is.
  private mutating func widen(_ row: Row, _ low: Int32, _ high: Int32) {
    let stretch = stretches[row]
    let start = Int(stretch.start)
    let shift = stretch.count > 0 ? Int(stretch.first - low) : 0
    for place in (0..<Int(stretch.count)).reversed() {
      cells[start + place + shift] = cells[start + place]
    }
    for place in 0..<Int(high - low) where place < shift || place >= shift + Int(stretch.count) {
      cells[start + place] = 0
    }
    stretches[row].first = low
    stretches[row].count = high - low
  }

  /// Moves a row behind all others, with room to grow.
  private mutating func move(_ row: Row, _ low: Int32, _ high: Int32) {
    waste += Int(stretches[row].room)
    if waste > cells.count / 2, waste > 4096 { close(except: row) }
    let old = stretches[row]
    let room = min(Int32(width), (high - low) + (high - low) / 2)
    stretches[row] = Stretch(
      start: Int32(cells.count), first: low, count: high - low, room: room)
    for column in low..<low + room {
      let isStored = old.first <= column && column < old.end
      cells.append(isStored ? cells[Int(old.start + column - old.first)] : 0)
    }
  }

  /// Closes the gaps that rows have left; one row, which is about to move, becomes a gap.
  private mutating func close(except moving: Row) {
    var closed: [Double] = []
    closed.reserveCapacity(cells.count - waste + Int(stretches[moving].room))
    for row in stretches.places {
      let stretch = stretches[row]
      stretches[row].start = Int32(closed.count)
      closed += cells[Int(stretch.start)..<Int(stretch.start + stretch.room)]
    }
    cells = closed
    waste = Int(stretches[moving].room)
  }

  /// Puts another dictionary beside this one: its columns behind these, its rows below.
  mutating func append(_ other: DictionaryCells) {
    let (start, first) = (Int32(cells.count), Int32(width))
    width += other.width
    cells += other.cells
    waste += other.waste
    for row in other.stretches.places {
      var stretch = other.stretches[row]
      stretch.start += start
      stretch.first += first
      stretches.append(stretch)
    }
  }
}
