extension DualSearch {
  /// The proofs of a part, and the rows that they show to be zero in every best layout; nil if a
  /// level could not be proved.
  func proofs(
    _ rows: [SparseRow], equationRows: [Int]
  ) -> (proofs: [Certificate.Proof], held: Set<Int>)? {
    var (proofs, held): ([Certificate.Proof], Set<Int>) = ([], [])
    for level in missedLevels {
      guard let solution = proof(ofLevel: level) else { return nil }
      proofs.append(proof(solution, level: level, rows, equationRows))
      held.formUnion(self.held(by: solution, upTo: level))
    }
    proofs.append(proof(plain, level: nil, rows, equationRows))
    held.formUnion(self.held(by: plain, upTo: nil))
    if needsMore(than: held), let solution = holding() {
      proofs.append(proof(solution, level: nil, rows, equationRows))
      held.formUnion(self.held(by: solution, upTo: nil))
    }
    return (proofs, held)
  }

  /// A solution as a sum of all rows, the required equations' among them.
  private func proof(
    _ solution: Solution, level: Int?, _ rows: [SparseRow], _ equationRows: [Int]
  ) -> Certificate.Proof {
    let multipliers = multipliers(of: solution)
    var sum = SparseRow()
    for (row, number) in multipliers { sum.add(rows[row], times: number, within: budget) }
    let others = basis.equations.asAdded(basis.equations.reduce(sum).factors).map { factor in
      (row: equationRows[factor.row], number: -factor.number)
    }
    return Certificate.Proof(
      level: level.map { priorities[$0] },
      weights: zip(priorities, solution.weights).map { (priority: $0, weight: $1) },
      multipliers: (multipliers + others).sorted { $0.row < $1.row })
  }
}

extension Certificate.Proof {
  /// Whether rows that are zero but for rounding errors make the sum uncertain by less than a
  /// thousandth of a point at both ends of the range.
  /// - Parameter values: The values of all rows.
  func isCertain(
    _ values: [AffineValue], _ standings: [Standing], over range: ClosedRange<Int>,
    within budget: WorkBudget
  ) -> Bool {
    [range.lowerBound, range.upperBound].allSatisfy { length in
      let sum = multipliers.reduce(Rational.zero) { sum, part in
        guard standings[part.row] == .tight, !budget.isSpent else { return sum }
        let next = sum + part.number.magnitude * values[part.row].at(length).magnitude
        budget.spend(next.work)
        return next
      }
      return sum.approximation < Standing.leastMiss
    }
  }
}
