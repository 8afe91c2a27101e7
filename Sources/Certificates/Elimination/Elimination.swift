/// Rows that are zero, each solved for a variable of its own: exact Gaussian elimination.
///
/// Each kept row is stored less the multiples of earlier ones that take their variables out of it.
/// So a kept row has none of the earlier variables, and the multiples tell what it is made of.
///
/// Once its budget is spent, what it answers is of no use, and comes at once.
struct Elimination {
  /// A row that was solved for a variable.
  private struct Kept: Sendable {
    let reduced: SparseRow
    let variable: Int
    /// The coefficient of the variable.
    let pivot: Rational
    /// The multiples of earlier kept rows that were taken out, ascending.
    let factors: [Factor]
  }

  /// A multiple of a kept row.
  struct Factor: Sendable {
    /// The number of the kept row.
    let row: Int
    let number: Rational
  }

  private var kept: [Kept] = []
  /// The kept row of each variable; -1 for a variable without one.
  private var rowOfVariable: [Int]
  private let budget: WorkBudget

  init(variables count: Int, within budget: WorkBudget) {
    rowOfVariable = Array(repeating: -1, count: count)
    self.budget = budget
  }

  /// The number of kept rows.
  var count: Int { kept.count }

  func isSolved(_ variable: Int) -> Bool { rowOfVariable[variable] >= 0 }

  /// Reads a row as multiples of kept rows, and what then remains of it.
  func reduce(_ row: SparseRow) -> (rest: SparseRow, factors: [Factor]) {
    var (rest, factors) = (row, [Factor]())
    while !budget.isSpent {
      // The earliest first, which leaves variables of later ones alone.
      var first: (row: Int, coefficient: Rational)?
      for entry in rest.entries {
        let row = rowOfVariable[entry.variable]
        if row >= 0, row < first?.row ?? .max { first = (row, entry.coefficient) }
      }
      guard let first else { break }
      let factor = first.coefficient / kept[first.row].pivot
      rest.add(kept[first.row].reduced, times: -factor, within: budget)
      factors.append(Factor(row: first.row, number: factor))
    }
    return (rest, factors)
  }

  /// Keeps a row unless it depends on those kept, and says which. A rest whose coefficients are all
  /// as small as rounding errors is none.
  mutating func add(_ row: SparseRow) -> Addition {
    let (rest, factors) = reduce(row)
    guard !budget.isSpent else { return .nearlyDependent }
    let size = row.entries.map(\.coefficient.approximation.magnitude).max() ?? 0
    guard let pivot = rest.entries.max(by: { $0.isLessFit(than: $1) }) else {
      return .dependent(factors)
    }
    let largest = rest.entries.map(\.coefficient.approximation.magnitude).max() ?? 0
    guard largest > 1e-10 * size else { return .nearlyDependent }
    rowOfVariable[pivot.variable] = kept.count
    kept.append(
      Kept(
        reduced: rest, variable: pivot.variable, pivot: pivot.coefficient, factors: factors))
    return .kept(kept.count - 1)
  }

  enum Addition {
    /// The number that the row has among the kept ones.
    case kept(Int)
    /// The row is a sum of kept ones.
    case dependent([Factor])
    /// The row is a sum of kept ones but for rounding errors of its numbers.
    case nearlyDependent
  }

  /// Tells multiples of reduced rows as multiples of the rows as they were added.
  /// - Parameter start: The rows before it are left as they are.
  func asAdded(_ factors: [Factor], from start: Int = 0) -> [Factor] {
    guard let last = factors.map(\.row).max() else { return [] }
    var sums = Array(repeating: Rational.zero, count: last + 1)
    for factor in factors { sums[factor.row] += factor.number }
    // The factors of a row are about rows before it.
    for row in stride(from: last, through: start, by: -1) where !sums[row].isZero {
      for part in kept[row].factors where !budget.isSpent {
        sums[part.row] -= sums[row] * part.number
        budget.spend(sums[part.row].work)
      }
    }
    return sums.indices.filter { !sums[$0].isZero }.map { Factor(row: $0, number: sums[$0]) }
  }

  /// The values of all variables, which solve the kept rows; nil unless each variable has one.
  func solution() -> [AffineValue]? {
    var values = Array(repeating: AffineValue(), count: rowOfVariable.count)
    for row in kept.reversed() {
      var sum = row.reduced.value
      for entry in row.reduced.entries where entry.variable != row.variable {
        guard isSolved(entry.variable), !budget.isSpent else { return nil }
        sum.add(values[entry.variable], times: entry.coefficient)
        budget.spend(sum.work)
      }
      let factor = -row.pivot.inverse
      values[row.variable].add(sum, times: factor)
    }
    return values
  }

  /// How much each variable changes where one kept row, as it was added, grows by 1 and all others
  /// stay; nil unless each variable has a row, and where the budget does not suffice.
  func direction(of row: Int, within budget: WorkBudget) -> [Rational]? {
    guard kept.count == rowOfVariable.count else { return nil }
    // What the rows grow by as they are stored.
    var growth = Array(repeating: Rational.zero, count: kept.count)
    growth[row] = .one
    for later in (row + 1)..<kept.count {
      for factor in kept[later].factors where !growth[factor.row].isZero {
        growth[later] -= factor.number * growth[factor.row]
        budget.spend(growth[later].work)
      }
      if budget.isSpent { return nil }
    }
    var changes = Array(repeating: Rational.zero, count: rowOfVariable.count)
    for (row, kept) in zip(kept.indices, kept).reversed() {
      var rest = growth[row]
      for entry in kept.reduced.entries
      where entry.variable != kept.variable && !changes[entry.variable].isZero {
        rest -= entry.coefficient * changes[entry.variable]
        budget.spend(rest.work)
      }
      if budget.isSpent { return nil }
      if !rest.isZero { changes[kept.variable] = rest / kept.pivot }
    }
    return changes
  }
}

extension SparseRow.Entry {
  /// Whether another variable is better to solve a row for: whole numbers stay small where a
  /// coefficient is one, and a tiny one would make rounding errors large.
  fileprivate func isLessFit(than other: SparseRow.Entry) -> Bool {
    fitness != other.fitness ? fitness < other.fitness : variable < other.variable
  }

  private var fitness: Double {
    if coefficient == .one || coefficient == -Rational.one { return 2 }
    let size = coefficient.approximation.magnitude
    return min(size, 1 / size)
  }
}
