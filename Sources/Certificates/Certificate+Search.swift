extension Certificate {
  /// Finds what shows the solver's layout to be the best one over a range of lengths.
  ///
  /// - Parameters:
  ///   - first: The values of the variables at the first length, as the solver has them.
  ///   - last: Their values at the last length.
  ///   - budget: The work that it may take.
  /// - Returns: Nil if a row does not stand alike over the whole range, if a number is not finite,
  ///   if a variable has no value, and where the search takes too long.
  package init?(
    of program: Program, over range: ClosedRange<Int>, first: [Double], last: [Double],
    within budget: WorkBudget
  ) {
    guard min(first.count, last.count) >= program.variableCount else { return nil }
    var given: [Int: Rational] = [:]
    for (variable, value) in program.given where variable != program.parameter {
      guard let value = Rational(exactly: value) else { return nil }
      given[variable] = value
    }
    var rows: [SparseRow] = []
    for row in program.rows {
      guard let read = SparseRow(row, parameter: program.parameter, given: given) else {
        return nil
      }
      rows.append(read)
    }
    let length = (Double(range.lowerBound) + Double(range.upperBound)) / 2
    let standings = program.rows.map { row in
      Standing(
        of: row,
        value: row.terms.reduce(row.constant) { sum, term in
          let value =
            term.variable == program.parameter
            ? length : (first[term.variable] + last[term.variable]) / 2
          return sum + term.coefficient * value
        })
    }
    let missed = rows.indices.filter { if case .missed = standings[$0] { true } else { false } }
    let basis = Basis(program, rows, standings, within: budget) { variable in
      if let value = given[variable] { return AffineValue(constant: value, slope: .zero) }
      if variable == program.parameter { return AffineValue(constant: .zero, slope: .one) }
      return AffineValue(from: first[variable], to: last[variable], over: range)
    }
    guard let layout = basis.elimination.solution(),
      let parts = DualPart.parts(of: basis, rows, missed: missed)
    else { return nil }
    guard Self.isLayout(layout, first, at: range.lowerBound),
      Self.isLayout(layout, last, at: range.upperBound)
    else { return nil }
    (self.range, self.layout) = (range, layout)
    let values = rows.map { $0.value(at: layout, within: budget) }
    for (row, standing) in standings.enumerated() {
      let value = values[row]
      let stays = [range.lowerBound, range.upperBound].allSatisfy {
        standing.agrees(with: value.at($0), program.rows[row].relation)
      }
      let isRequired = program.rows[row].priority == nil
      // What an equation fixes may be met at some of the lengths and missed at others.
      guard stays ? !(isRequired && missed.contains(row)) : !isRequired && basis.fixes(rows[row])
      else { return nil }
    }
    var (proved, held): ([(rows: [Int], proofs: [Proof])], [Int]) = ([], [])
    let equationRows = basis.equationRows
    for part in parts {
      let search = DualSearch(part, of: basis, program, standings, within: budget)
      guard let found = search.proofs(rows, equationRows: equationRows) else { return nil }
      let areCertain = found.proofs.allSatisfy {
        $0.isCertain(values, standings, over: range, within: budget)
      }
      guard areCertain else { return nil }
      proved.append((search.optionalRows, found.proofs))
      held += found.held.sorted()
    }
    self.parts = proved
    let refuting = RefutationSearch(
      program: program, rows: rows, basis: basis, range: range, budget: budget)
    refutations = program.broken.enumerated().map { number, row in
      let members = number < program.conflicts.count ? program.conflicts[number] : []
      return SparseRow(row, parameter: program.parameter, given: given)
        .flatMap { refuting.refutation(of: $0, row.relation, besides: members) }
    }
    isDetermined = Self.determined(by: held, basis.equations, rows, program)
    // What was found with the last of the work may be half of it.
    if budget.isSpent { return nil }
    let search = AlternativeSearch(
      program: program, rows: rows, values: values, standings: standings, basis: basis,
      range: range)
    alternatives =
      isDetermined.allSatisfy(\.self)
      ? [] : search.alternatives(besides: Set(held), within: budget.part(of: Self.workOfOthers))
  }

  /// The work that the search for other layouts may take.
  private static let workOfOthers = 4_000_000

  /// Whether the solver has the same values.
  private static func isLayout(
    _ layout: [AffineValue], _ values: [Double], at length: Int
  ) -> Bool {
    zip(layout, values).allSatisfy { exact, value in
      abs(exact.at(length).approximation - value) < Standing.leastMiss
    }
  }

  /// Whether each variable follows from the rows that are zero in every best layout.
  private static func determined(
    by held: [Int], _ equations: Elimination, _ rows: [SparseRow], _ program: Program
  ) -> [Bool] {
    var elimination = equations
    for row in held { _ = elimination.add(rows[row]) }
    let givens = Set(program.given.map(\.variable))
    if elimination.count + givens.count == program.variableCount {
      return Array(repeating: true, count: program.variableCount)
    }
    return (0..<program.variableCount).map { variable in
      givens.contains(variable)
        || elimination.reduce(SparseRow(variable: variable)).rest.entries.isEmpty
    }
  }
}

extension AffineValue {
  /// The function with two values; nil if one is not finite.
  fileprivate init?(from first: Double, to last: Double, over range: ClosedRange<Int>) {
    guard let low = Rational(exactly: first), let high = Rational(exactly: last) else { return nil }
    slope =
      range.count > 1 ? (high - low) * Rational.small(1, range.count - 1) : .zero
    constant = low - slope * Rational(range.lowerBound)
  }
}
