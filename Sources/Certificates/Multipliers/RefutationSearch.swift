/// Shows of rows that they can't be met with others at any length of a range.
struct RefutationSearch {
  let program: Program
  let rows: [SparseRow]
  let basis: Basis
  let range: ClosedRange<Int>
  let budget: WorkBudget

  /// A row as a sum of others and of an affine function.
  private struct Sum {
    var parts: [(row: Int, number: Rational)]
    var rest: AffineValue
  }

  /// The multipliers of required rows; nil if none show it.
  /// - Parameters:
  ///   - row: The content of a broken row.
  ///   - members: The rows that it is said to be in a conflict with.
  func refutation(
    of row: SparseRow, _ relation: Program.Relation, besides members: [Int]
  ) -> [(row: Int, number: Rational)]? {
    // What is zero in the layout may show it as well, where nothing is said of the conflict.
    for sum in [self.sum(of: row, members), sumOfBasis(of: row)] {
      if let sum, shows(sum, relation) { return sum.parts }
    }
    return nil
  }

  /// Whether a sum is forbidden by the relation of the row.
  private func shows(_ sum: Sum, _ relation: Program.Relation) -> Bool {
    // What the row is where all of the others are zero.
    let ends = [sum.rest.at(range.lowerBound), sum.rest.at(range.upperBound)]
    let least = Rational.small(1, 1_000_000)
    let isTooLow = ends.allSatisfy { -$0 > least } && relation != .lessThanOrEqual
    let isTooHigh = ends.allSatisfy { $0 > least } && relation != .greaterThanOrEqual
    guard isTooLow || isTooHigh else { return false }
    return sum.parts.allSatisfy { row, number in
      // A row that may be greater than zero must not lift the sum out of what is forbidden.
      let slopes = program.rows[row].relation.slopes
      let sign = isTooLow ? number.signum : -number.signum
      return sign < 0 ? slopes.least < 0 : slopes.greatest > 0
    }
  }

  /// The row as a sum of the members of its conflict, and of bounds of variables.
  private func sum(of row: SparseRow, _ members: [Int]) -> Sum? {
    guard !members.isEmpty else { return nil }
    var elimination = Elimination(variables: program.variableCount, within: budget)
    var kept: [Int] = []
    for member in members where program.rows[member].priority == nil {
      if case .kept = elimination.add(rows[member]) { kept.append(member) }
    }
    let (rest, factors) = elimination.reduce(row)
    var parts = elimination.asAdded(factors).map { (row: kept[$0.row], number: $0.number) }
    for entry in rest.entries {
      guard let bound = bound(of: entry.variable) else { return nil }
      parts.append((bound, entry.coefficient))
    }
    return Sum(parts: parts, rest: rest.value)
  }

  /// The row that says that a variable is not negative; nil without one.
  private func bound(of variable: Int) -> Int? {
    budget.spend(program.rows.count)
    return program.rows.firstIndex { $0.bounded == variable }
  }

  /// The row as a sum of the kept rows of the basis.
  private func sumOfBasis(of row: SparseRow) -> Sum? {
    let (rest, factors) = basis.elimination.reduce(row)
    guard rest.entries.isEmpty else { return nil }
    var sum = Sum(parts: [], rest: rest.value)
    for factor in basis.elimination.asAdded(factors) {
      guard case .row(let other) = basis.origins[factor.row], program.rows[other].priority == nil
      else { return nil }
      sum.parts.append((other, factor.number))
    }
    return sum
  }
}
