/// A small linear program in dictionary form: every basic quantity is an affine function of the
/// nonbasic ones, which are zero.
///
/// A *quantity* is a variable or the left side of a row. Zero is its only breakpoint: it may be
/// allowed to rise above zero or to fall below it, and at the level being minimised each side has a
/// cost for each unit. This is the textbook program in which a quantity is the difference of two
/// nonnegative columns, with both columns as one.
///
/// Levels are minimised one after the other. After each, everything that would increase it is
/// fixed: columns with positive reduced costs are zero in every optimal solution (complementary
/// slackness), so that no rows are added.
struct Tableau: Sendable {
  /// The quantity of each column, which is zero, and of each row.
  private(set) var nonbasic = Table<NonbasicColumn, Quantity>()
  private(set) var basic = Table<BasicRow, Quantity>()
  /// The values of the basic quantities.
  var values = Table<BasicRow, Double>()
  /// The coefficients of the nonbasic quantities in the basic ones.
  var cells = DictionaryCells()
  var quantities = Table<Quantity, QuantityState>()

  struct QuantityState: Sendable {
    var position: Position
    var mayRise = true
    var mayFall = true
    /// The value of a variable at which its quantity is zero.
    var origin = 0.0
    /// The cost of a unit above zero, and of a unit below, at the level being minimised.
    var riseCost = 0.0
    var fallCost = 0.0
  }

  /// The side of zero that a basic quantity may not leave.
  enum Side: Int8 {
    case below = -1
    case either = 0
    case above = 1
    case zero = 2
  }
  var side = Table<BasicRow, Side>()
  /// The change of the total cost of the basic quantities with each column, and the size of the
  /// numbers in its sum, to which zero is relative.
  var slope = Table<NonbasicColumn, Double>()
  var slopeSize = Table<NonbasicColumn, Double>()

  /// The quantities that are demands, while demands are being met; else empty.
  var demanded = Table<Quantity, DemandKind>()
  enum DemandKind { case none, bound, equality }
  var isMeetingDemands: Bool { demanded.count > 0 }

  private(set) var pivots = 0
  /// The cells that were made, and those that all pivots have read or changed, in all programs that
  /// were in this one's place.
  private(set) var work = 0
  /// The work after which every search gives up.
  var mostWork = Int.max
  /// The number of pivots after which a search gives up, unless its budget is smaller.
  var limit = Int.max

  var columnCount: Int { nonbasic.count }
  var rowCount: Int { basic.count }
  var quantityCount: Int { quantities.count }

  func row(of quantity: Quantity) -> BasicRow? { quantities[quantity].position.row }

  func column(of quantity: Quantity) -> NonbasicColumn? { quantities[quantity].position.column }

  func value(of quantity: Quantity) -> Double { row(of: quantity).map { values[$0] } ?? 0 }

  /// The value of a variable: its quantity plus its origin.
  func value(ofVariable variable: Quantity) -> Double {
    value(of: variable) + quantities[variable].origin
  }

  /// Whether a column may still move.
  var isLive: Bool { nonbasic.places.contains { mayMove($0) } }

  func mayMove(_ column: NonbasicColumn) -> Bool {
    quantities[nonbasic[column]].mayRise || quantities[nonbasic[column]].mayFall
  }

  /// Whether the quantity is a column that may move, or depends on one.
  func isLive(_ quantity: Quantity) -> Bool {
    guard let row = row(of: quantity) else {
      return quantities[quantity].mayRise || quantities[quantity].mayFall
    }
    for column in nonbasic.places
    where abs(cells[row, column]) > Tolerance.pivot && mayMove(column) {
      return true
    }
    return false
  }
}

// MARK: - Setting up

extension Tableau {
  /// Removes everything, but keeps the memory.
  mutating func removeAll() {
    nonbasic.removeAll()
    basic.removeAll()
    values.removeAll()
    cells.removeAll()
    quantities.removeAll()
    side.removeAll()
    pivots = 0
  }

  /// Adds a variable that may have any value. All variables come before all rows.
  mutating func addVariable() {
    quantities.append(QuantityState(position: Position(NonbasicColumn(nonbasic.count))))
    nonbasic.append(Quantity(nonbasic.count))
    cells.addColumn()
  }

  /// Sets the origin of a variable that no row mentions yet.
  mutating func measure(_ variable: Quantity, from origin: Double) {
    quantities[variable].origin = origin
  }

  /// Restricts a variable to values of at least its origin.
  mutating func restrict(_ variable: Quantity) { quantities[variable].mayFall = false }

  /// Adds a row that is a constant until ``addTerm(_:_:)`` adds terms.
  mutating func addRow(constant: Double) -> Quantity {
    let quantity = Quantity(quantityCount)
    quantities.append(QuantityState(position: Position(BasicRow(rowCount))))
    cells.addRow()
    work += columnCount
    values.append(constant)
    basic.append(quantity)
    side.append(.either)
    return quantity
  }

  /// Adds a multiple of a variable to the last row.
  mutating func addTerm(_ quantity: Quantity, _ coefficient: Double) {
    let last = BasicRow(rowCount - 1)
    if quantities[quantity].origin != 0 { addConstant(coefficient * quantities[quantity].origin) }
    if let column = column(of: quantity) {
      cells.add(coefficient, to: last, column)
    } else if let row = row(of: quantity) {
      addConstant(coefficient * values[row])
      cells.add(row, times: coefficient, to: last)
    }
  }

  /// Adds to the constant of the last row.
  mutating func addConstant(_ constant: Double) {
    let last = BasicRow(rowCount - 1)
    values[last] = Self.sum(values[last], constant)
  }

  private static func sum(_ value: Double, _ addend: Double) -> Double {
    let sum = value + addend
    return abs(sum) <= Tolerance.valueCancellation * abs(addend) ? 0 : sum
  }

  /// Appends another program, whose quantities are numbered after those of this one.
  mutating func append(_ other: Tableau) {
    let (rows, columns, first) = (Int32(rowCount), Int32(columnCount), Int32(quantityCount))
    for quantity in other.quantities.places {
      var state = other.quantities[quantity]
      if let row = state.position.row {
        state.position = Position(BasicRow(number: row.number + rows))
      } else if let column = state.position.column {
        state.position = Position(NonbasicColumn(number: column.number + columns))
      }
      quantities.append(state)
    }
    for row in other.basic.places {
      basic.append(Quantity(number: other.basic[row].number + first))
    }
    for column in other.nonbasic.places {
      nonbasic.append(Quantity(number: other.nonbasic[column].number + first))
    }
    cells.append(other.cells)
    values.append(contentsOf: other.values)
    side.append(contentsOf: other.side)
    pivots += other.pivots
  }
}

// MARK: - Pivots

extension Tableau {
  /// Exchanges the basic quantity of a row with the nonbasic one of a column.
  mutating func pivot(_ row: BasicRow, _ column: NonbasicColumn) {
    let value = -values[row] * (1 / cells[row, column])
    values[row] = value
    // A column fixed at zero is needed only for certificates, while demands are being met.
    let isMeetingDemands = isMeetingDemands
    work += cells.pivot(
      row, column,
      isNeeded: {
        isMeetingDemands || quantities[nonbasic[$0]].mayRise || quantities[nonbasic[$0]].mayFall
      },
      report: { values[$0] = Self.sum(values[$0], $1 * value) })
    let (left, entered) = (basic[row], nonbasic[column])
    basic[row] = entered
    nonbasic[column] = left
    quantities[entered].position = Position(row)
    quantities[left].position = Position(column)
    pivots += 1
  }

  /// Traps unless quantities, rows and columns agree.
  func checkInvariants() {
    for quantity in quantities.places {
      if let row = row(of: quantity) {
        precondition(basic[row] == quantity, "\(quantity) is not the basic one of \(row)")
      } else if let column = column(of: quantity) {
        precondition(nonbasic[column] == quantity, "\(quantity) is not the one of \(column)")
      }
    }
    precondition(quantityCount == rowCount + columnCount, "a quantity is lost")
  }
}
