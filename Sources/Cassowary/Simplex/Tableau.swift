/// A small linear program in dictionary form: every basic quantity as an affine function of the
/// nonbasic ones, which stand at zero.
///
/// A *quantity* is a variable or the left side of a row. Each has one interesting point, zero:
/// it may be allowed to rise above it or to fall below it, and at the level that is being
/// minimised each side has a cost per unit. This is the textbook program in which a quantity is
/// the difference of two nonnegative columns, with the two columns kept as one.
///
/// Levels are minimised one after the other. After each, whatever would make it worse is
/// forbidden: columns whose reduced cost is positive stay at zero in every optimal answer
/// (complementary slackness), so that no rows are added.
struct Tableau: Sendable {
  /// The quantities at zero, by column, and those that are not, by row.
  private(set) var nonbasic: [Int] = []
  private(set) var basic: [Int] = []
  /// The values of the basic quantities, by row.
  var values: [Double] = []
  /// Row by row: the coefficients of the nonbasic quantities.
  private(set) var cells: [Double] = []
  /// For each quantity its row, or the complement of its column.
  private(set) var place: [Int] = []

  var mayRise: [Bool] = []
  var mayFall: [Bool] = []
  /// Cost of a unit above zero and below, at the level that is being minimised.
  var riseCost: [Double] = []
  var fallCost: [Double] = []

  /// For each row, which side of zero its quantity may not leave: 1, -1, 0 for none, 2 for both.
  var side: [Int8] = []
  /// How the total cost of the basic quantities changes with each column, and the size of the
  /// numbers that this is the sum of: what counts as zero is relative to it.
  var slope: [Double] = []
  var slopeSize: [Double] = []

  /// While demands are being met: which quantities are demands. Empty otherwise.
  var standing: [Standing] = []
  enum Standing { case none, bound, equality }

  private(set) var pivots = 0

  /// The row that is being added to others, and the columns in which it is not zero; kept for
  /// their memory.
  private var pivotRow: [Double] = []
  private var pivotColumns: [Int] = []

  /// A row is taken cell by cell if fewer than one in so many are not zero: passing over a whole
  /// row is faster per cell.
  private static let sparsity = 4

  /// Coefficients below this are no pivots.
  static let pivotTolerance = 1e-11

  var columnCount: Int { nonbasic.count }
  var rowCount: Int { basic.count }
  var quantityCount: Int { place.count }

  /// Empties the program, and keeps its memory.
  mutating func removeAll() {
    nonbasic.removeAll(keepingCapacity: true)
    basic.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    place.removeAll(keepingCapacity: true)
    mayRise.removeAll(keepingCapacity: true)
    mayFall.removeAll(keepingCapacity: true)
    riseCost.removeAll(keepingCapacity: true)
    fallCost.removeAll(keepingCapacity: true)
    side.removeAll(keepingCapacity: true)
    pivots = 0
  }

  /// Adds a variable, which is free, or at least zero. All variables come before all rows.
  mutating func addColumn(restricted: Bool = false) {
    place.append(~nonbasic.count)
    nonbasic.append(nonbasic.count)
    mayRise.append(true)
    mayFall.append(!restricted)
    riseCost.append(0)
    fallCost.append(0)
  }

  /// Keeps a variable from falling below zero.
  mutating func restrict(_ column: Int) { mayFall[column] = false }

  /// Adds a quantity, so far a constant; ``addTerm(_:_:)`` makes it a sum.
  ///
  /// - Returns: The quantity's number.
  mutating func addRow(constant: Double) -> Int {
    let quantity = quantityCount
    cells.append(contentsOf: repeatElement(0, count: columnCount))
    values.append(constant)
    place.append(rowCount)
    basic.append(quantity)
    side.append(0)
    mayRise.append(true)
    mayFall.append(true)
    riseCost.append(0)
    fallCost.append(0)
    return quantity
  }

  /// Adds a multiple of a quantity to the quantity that was added last.
  mutating func addTerm(_ quantity: Int, _ coefficient: Double) {
    let width = columnCount
    let start = (rowCount - 1) * width
    guard place[quantity] >= 0 else {
      let cell = start + ~place[quantity]
      cells[cell] = Self.sum(cells[cell], coefficient, noise: WorkingRow.noise(1))
      return
    }
    addConstant(coefficient * values[place[quantity]])
    let row = place[quantity] * width
    pivotRow.removeAll(keepingCapacity: true)
    pivotRow.append(contentsOf: cells[row..<row + width])
    Self.add(pivotRow, times: coefficient, to: &cells, at: start)
  }

  /// Adds to the constant of the quantity that was added last.
  mutating func addConstant(_ constant: Double) {
    values[rowCount - 1] = Self.sum(values[rowCount - 1], constant, noise: 1e-14)
  }

  /// A sum, or zero if no more than noise is left of the addend, relative to its size.
  private static func sum(_ value: Double, _ addend: Double, noise: Double) -> Double {
    let sum = value + addend
    return abs(sum) <= noise * abs(addend) ? 0 : sum
  }

  func value(of quantity: Int) -> Double {
    place[quantity] < 0 ? 0 : values[place[quantity]]
  }

  /// Whether some column may still move.
  var isLive: Bool { nonbasic.contains { mayRise[$0] || mayFall[$0] } }

  /// Whether the quantity is a column that may move, or depends on one.
  func isLive(_ quantity: Int) -> Bool {
    let row = place[quantity]
    if row < 0 { return mayRise[quantity] || mayFall[quantity] }
    for (column, other) in nonbasic.enumerated()
    where abs(cells[row * columnCount + column]) > Self.pivotTolerance {
      if mayRise[other] || mayFall[other] { return true }
    }
    return false
  }

  /// Another program beside this one; its quantities are numbered from this one's count on.
  mutating func append(_ other: Tableau) {
    let (width, its) = (columnCount, other.columnCount)
    var joined: [Double] = []
    joined.reserveCapacity((rowCount + other.rowCount) * (width + its))
    for row in 0..<rowCount {
      joined += cells[row * width..<(row + 1) * width]
      joined += repeatElement(0, count: its)
    }
    for row in 0..<other.rowCount {
      joined += repeatElement(0, count: width)
      joined += other.cells[row * its..<(row + 1) * its]
    }
    cells = joined
    let (rows, quantities) = (rowCount, quantityCount)
    place += other.place.map { $0 < 0 ? ~(~$0 + width) : $0 + rows }
    basic += other.basic.map { $0 + quantities }
    nonbasic += other.nonbasic.map { $0 + quantities }
    values += other.values
    side += other.side
    mayRise += other.mayRise
    mayFall += other.mayFall
    riseCost += other.riseCost
    fallCost += other.fallCost
    pivots += other.pivots
  }

  /// Exchanges the basic quantity of a row with the nonbasic one of a column.
  mutating func pivot(_ row: Int, _ column: Int) {
    let width = columnCount
    let start = row * width
    let factor = 1 / cells[start + column]
    pivotRow.removeAll(keepingCapacity: true)
    pivotColumns.removeAll(keepingCapacity: true)
    for other in 0..<width {
      var cell = cells[start + other]
      if cell != 0 {
        cell *= -factor
        cells[start + other] = cell
        // A column that stays at zero is needed only as a witness, while demands are being met.
        if other != column && isWatched(other) { pivotColumns.append(other) } else { cell = 0 }
      }
      pivotRow.append(cell)
    }
    let isSparse = pivotColumns.count * Self.sparsity < width
    cells[start + column] = factor
    let value = -values[row] * factor
    values[row] = value
    for target in 0..<rowCount where target != row {
      let base = target * width
      let multiple = cells[base + column]
      guard multiple != 0 else { continue }
      cells[base + column] = isWatched(column) ? multiple * factor : 0
      if isSparse {
        Self.add(pivotRow, at: pivotColumns, times: multiple, to: &cells, at: base)
      } else {
        Self.add(pivotRow, times: multiple, to: &cells, at: base)
      }
      let addend = multiple * value
      let sum = values[target] + addend
      values[target] = abs(sum) <= 1e-14 * abs(addend) ? 0 : sum
    }
    let (left, entered) = (basic[row], nonbasic[column])
    basic[row] = entered
    nonbasic[column] = left
    place[entered] = row
    place[left] = ~column
    pivots += 1
  }

  /// Adds a multiple of a row to a part of the cells; what cancels becomes zero.
  private static func add(
    _ row: [Double], times multiple: Double, to cells: inout [Double], at base: Int
  ) {
    var target = cells.mutableSpan
    let source = row.span
    for column in source.indices {
      let addend = multiple * source[column]
      let sum = target[base + column] + addend
      target[base + column] = abs(sum) <= WorkingRow.noise(abs(addend)) ? 0 : sum
    }
  }

  /// The same, where all but some columns of the row are zero.
  private static func add(
    _ row: [Double], at columns: [Int], times multiple: Double, to cells: inout [Double],
    at base: Int
  ) {
    var target = cells.mutableSpan
    let (source, columns) = (row.span, columns.span)
    for index in columns.indices {
      let column = columns[index]
      let addend = multiple * source[column]
      let sum = target[base + column] + addend
      target[base + column] = abs(sum) <= WorkingRow.noise(abs(addend)) ? 0 : sum
    }
  }

  private func isWatched(_ column: Int) -> Bool {
    !standing.isEmpty || mayRise[nonbasic[column]] || mayFall[nonbasic[column]]
  }
}
