/// The face of all optima of a program after minimisation.
extension Tableau {
  /// A multiple of one of the program's original columns.
  struct Term: Hashable {
    var column: Quantity
    var coefficient: Double
  }

  /// Fixes every quantity that does not move on the face, and makes it nonbasic if others depend on
  /// it. The columns that may still move are a basis of the face's directions.
  ///
  /// Reduced costs do not suffice at a degenerate optimum, where a basic quantity at zero can hold
  /// a column back. So each quantity that might be fixed is tested (Freund, Roundy and Todd,
  /// "Identifying the set of always-active constraints in a system of linear inequalities by a
  /// single linear program", 1985, test all at once). Most results are by-products: a vertex, or a
  /// step to the next one, shows that all quantities that are not zero there can move.
  mutating func span() {
    findSides()
    for quantity in quantities.places
    where !quantities[quantity].mayRise && !quantities[quantity].mayFall {
      pin(quantity)
    }
    var moves = Table<Quantity, Bool>()
    moves.reset(to: false, count: quantityCount)
    for row in basic.places { moves[basic[row]] = isAway(basic[row]) }
    for quantity in moves.places
    where !moves[quantity] && quantities[quantity].mayRise != quantities[quantity].mayFall {
      if !leaves(quantity, noting: &moves) { pin(quantity) }
    }
  }

  private func isAway(_ quantity: Quantity) -> Bool {
    abs(value(of: quantity)) > Tolerance.motionless
  }

  /// Whether a quantity that may leave zero in one direction does so somewhere on the face.
  private mutating func leaves(
    _ quantity: Quantity, noting moves: inout Table<Quantity, Bool>
  ) -> Bool {
    let direction: Double = quantities[quantity].mayRise ? 1 : -1
    if let column = column(of: quantity), goes(column, direction, noting: &moves) { return true }
    quantities[quantity].riseCost = -direction
    quantities[quantity].fallCost = direction
    let outcome = minimise([quantity])
    let isMotionless = outcome == .optimal && !isAway(quantity)
    if isMotionless { freeze([quantity]) }
    quantities[quantity].riseCost = 0
    quantities[quantity].fallCost = 0
    for row in basic.places where isAway(basic[row]) { moves[basic[row]] = true }
    return !isMotionless
  }

  /// Whether nothing holds a column back at once. Then all quantities that depend on it move too.
  private func goes(
    _ column: NonbasicColumn, _ direction: Double, noting moves: inout Table<Quantity, Bool>
  ) -> Bool {
    if let (_, step) = leaving(column, direction, byNumber: false), step <= Tolerance.motionless {
      return false
    }
    for row in basic.places where abs(cells[row, column]) > Tolerance.motionless {
      moves[basic[row]] = true
    }
    return true
  }

  /// Fixes a quantity at zero, and makes it nonbasic if others would have to stay with it.
  private mutating func pin(_ quantity: Quantity) {
    quantities[quantity].mayRise = false
    quantities[quantity].mayFall = false
    guard let row = row(of: quantity) else { return }
    side[row] = .zero
    values[row] = 0
    var (best, largest): (NonbasicColumn?, Double) = (nil, Tolerance.motion)
    for column in nonbasic.places where mayMove(column) {
      let size = abs(cells[row, column])
      if size > largest { (best, largest) = (column, size * Tolerance.preference) }
    }
    guard let best else { return }
    pivot(row, best)
    findSide(ofRow: row)
  }

  /// The motion of a sum in the face's directions, after ``span()``: the columns with rates that
  /// are not zero.
  func motion(of terms: [Term]) -> [Entry] {
    var rates = Table<NonbasicColumn, Double>()
    rates.reset(to: 0, count: columnCount)
    for term in terms {
      if let column = column(of: term.column) {
        rates[column] += term.coefficient
      } else if let row = row(of: term.column) {
        for column in nonbasic.places where cells[row, column] != 0 {
          rates[column] += term.coefficient * cells[row, column]
        }
      }
    }
    return rates.places.filter { abs(rates[$0]) > Tolerance.motion && mayMove($0) }
      .map { Entry(column: Column(number: $0.number), coefficient: rates[$0]) }
  }

  /// The greatest or the least value of a sum on a face.
  enum Extreme {
    case value(Double)
    case unbounded
    /// Its search gave up.
    case unknown
  }

  /// Whether a sum has several values on the face, or may have them because a search gave up.
  mutating func isOpen(_ terms: [Term]) -> Bool {
    guard terms.contains(where: { isLive($0.column) }) else { return false }
    guard case .value(let least) = extreme(of: terms, direction: -1),
      case .value(let greatest) = extreme(of: terms, direction: 1)
    else { return true }
    return Self.isOpen(least, greatest)
  }

  /// Whether extremes differ by more than rounding errors.
  static func isOpen(_ least: Double, _ greatest: Double) -> Bool {
    greatest - least > Tolerance.motionless * max(1, abs(greatest), abs(least))
  }

  /// Finds the greatest or the least value of a sum on the face. The search begins where the last
  /// one ended.
  mutating func extreme(of terms: [Term], direction: Double) -> Extreme {
    for term in terms {
      quantities[term.column].riseCost = -direction * term.coefficient
      quantities[term.column].fallCost = direction * term.coefficient
    }
    let outcome = minimise(terms.map(\.column))
    for term in terms {
      quantities[term.column].riseCost = 0
      quantities[term.column].fallCost = 0
    }
    switch outcome {
    case .optimal:
      return .value(terms.reduce(0) { $0 + $1.coefficient * value(ofVariable: $1.column) })
    case .unbounded: return .unbounded
    case .gaveUp: return .unknown
    }
  }
}
