/// Finds layouts that are as good as the one of a piece: along each row of the basis that need not
/// be zero.
struct AlternativeSearch {
  let program: Program
  let rows: [SparseRow]
  /// The values of the rows.
  let values: [AffineValue]
  let standings: [Standing]
  let basis: Basis
  let range: ClosedRange<Int>

  /// The layouts that are found until the budget is spent.
  /// - Parameter held: The rows that are zero in every best layout.
  func alternatives(
    besides held: Set<Int>, within budget: WorkBudget
  ) -> [Certificate.Alternative] {
    let givens = Set(program.given.map(\.variable)).union([program.parameter])
    var found: [Certificate.Alternative] = []
    for kept in basis.equationCount..<basis.elimination.count {
      if case .row(let row) = basis.origins[kept], held.contains(row) { continue }
      guard let direction = basis.elimination.direction(of: kept, within: budget),
        givens.allSatisfy({ direction[$0].isZero })
      else { continue }
      let other =
        alternative(along: direction, within: budget)
        ?? alternative(along: direction.map { -$0 }, within: budget)
      if budget.isSpent { break }
      if let other { found.append(other) }
    }
    return found
  }

  /// The layout that is as good at a short way along a direction; nil if none is.
  private func alternative(
    along direction: [Rational], within budget: WorkBudget
  ) -> Certificate.Alternative? {
    // What the misses of each priority change by for one step.
    var changes: [Float: Rational] = [:]
    var most = Rational.one
    for row in rows.indices {
      if budget.isSpent { return nil }
      budget.spend(rows[row].entries.count)
      let rate = rows[row].entries.reduce(Rational.zero) { sum, entry in
        direction[entry.variable].isZero ? sum : sum + entry.coefficient * direction[entry.variable]
      }
      guard !rate.isZero else { continue }
      budget.spend(rate.work)
      let relation = program.rows[row].relation
      switch standings[row] {
      case .tight:
        let slope = rate.signum > 0 ? relation.slopes.greatest : relation.slopes.least
        guard slope != 0 else { break }
        // A required row has to stay met.
        guard let priority = program.rows[row].priority else { return nil }
        changes[priority, default: .zero] += Rational(slope) * rate
      case .slack:
        let isNearing = relation == .lessThanOrEqual ? rate.signum > 0 : rate.signum < 0
        if isNearing { most = min(most, room(of: row) / rate.magnitude) }
      case .missed(let sign):
        guard let priority = program.rows[row].priority else { return nil }
        changes[priority, default: .zero] += Rational(sign) * rate
        if sign * rate.signum < 0 { most = min(most, room(of: row) / rate.magnitude) }
      }
    }
    guard changes.values.allSatisfy(\.isZero), let step = Self.step(below: most) else { return nil }
    return Certificate.Alternative(
      steps: direction.indices.filter { !direction[$0].isZero }.map {
        (variable: $0, number: step * direction[$0])
      })
  }

  /// How far a row is from zero at the nearer end of the range.
  private func room(of row: Int) -> Rational {
    min(values[row].at(range.lowerBound).magnitude, values[row].at(range.upperBound).magnitude)
  }

  /// A number that is short to write; nil where there is less room than anybody would see.
  private static func step(below most: Rational) -> Rational? {
    [1, 8, 64, 512].lazy.map { Rational.small(1, $0) }.first { $0 < most }
  }
}
