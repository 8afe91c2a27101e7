/// A small linear program in exact arithmetic: the greatest value of a sum over variables that are
/// not negative and meet some inequalities (the simplex method on a dictionary, Bland's rule).
struct ExactSimplex {
  /// `coefficients · variables <= bound`.
  struct Inequality {
    var coefficients: [Rational]
    var bound: Rational
  }

  enum Answer {
    case optimum([Rational])
    case infeasible
    /// The greatest value has no bound, or the budget is spent.
    case gaveUp
  }

  /// Each row is a basic variable as a sum: of a constant, which comes last, and of the others.
  private var rows: [[Rational]] = []
  private var objective: [Rational]
  private var basic: [Int] = []
  private var nonbasic: [Int]
  private let count: Int
  private let budget: WorkBudget

  init(variables count: Int, within budget: WorkBudget) {
    self.count = count
    self.budget = budget
    nonbasic = Array(0..<count)
    objective = Array(repeating: .zero, count: count + 1)
  }

  /// The variables that make a sum greatest.
  mutating func maximize(_ goal: [Rational], under inequalities: [Inequality]) -> Answer {
    // The last variable lets all rows be met at first.
    let relief = count
    nonbasic.append(relief)
    for (index, inequality) in inequalities.enumerated() {
      rows.append(inequality.coefficients.map { -$0 } + [.one, inequality.bound])
      basic.append(count + 1 + index)
    }
    let lowest = rows.indices.min { constant(of: $0) < constant(of: $1) }
    if let lowest, constant(of: lowest).signum < 0 {
      objective = Array(repeating: .zero, count: count) + [-.one, .zero]
      pivot(row: lowest, column: count)
      guard climb() else { return .gaveUp }
      guard objective[objective.count - 1].isZero else { return .infeasible }
    }
    remove(relief)
    express(goal)
    return climb() ? .optimum(values) : .gaveUp
  }

  private func constant(of row: Int) -> Rational { rows[row][rows[row].count - 1] }

  private var values: [Rational] {
    var values = Array(repeating: Rational.zero, count: count)
    for (row, variable) in basic.enumerated() where variable < count {
      values[variable] = constant(of: row)
    }
    return values
  }

  /// Takes a variable that is zero out of the program.
  private mutating func remove(_ variable: Int) {
    if let row = basic.firstIndex(of: variable) {
      guard let column = nonbasic.indices.first(where: { !rows[row][$0].isZero }) else {
        rows.remove(at: row)
        basic.remove(at: row)
        return
      }
      pivot(row: row, column: column)
    }
    guard let column = nonbasic.firstIndex(of: variable) else { return }
    nonbasic.remove(at: column)
    for row in rows.indices { rows[row].remove(at: column) }
    objective.remove(at: column)
  }

  /// Writes a sum over the first variables as the objective.
  private mutating func express(_ goal: [Rational]) {
    objective = Array(repeating: .zero, count: nonbasic.count + 1)
    for (column, variable) in nonbasic.enumerated() where variable < count {
      objective[column] += goal[variable]
    }
    for (row, variable) in basic.enumerated() where variable < count && !goal[variable].isZero {
      for column in objective.indices where !budget.isSpent {
        objective[column] += goal[variable] * rows[row][column]
        budget.spend(objective[column].work)
      }
    }
  }

  /// Goes from vertex to vertex as long as the objective grows; false if that does not end.
  private mutating func climb() -> Bool {
    while !budget.isSpent {
      let growing = nonbasic.indices.filter { objective[$0].signum > 0 }
      guard let column = growing.min(by: { nonbasic[$0] < nonbasic[$1] }) else { return true }
      var best: (row: Int, ratio: Rational)?
      for row in rows.indices where rows[row][column].signum < 0 {
        let ratio = constant(of: row) / -rows[row][column]
        budget.spend(ratio.work)
        if let known = best, known.ratio < ratio { continue }
        if let known = best, known.ratio == ratio, basic[known.row] < basic[row] { continue }
        best = (row, ratio)
      }
      guard let best else { return false }
      pivot(row: best.row, column: column)
    }
    return false
  }

  /// Solves a row for a nonbasic variable. Where the budget is spent on the way, the dictionary is
  /// of no use any more.
  private mutating func pivot(row: Int, column: Int) {
    let factor = -rows[row][column].inverse
    var solved = rows[row].map { $0.isZero ? $0 : $0 * factor }
    solved[column] = -factor
    (basic[row], nonbasic[column]) = (nonbasic[column], basic[row])
    rows[row] = solved
    for other in rows.indices where other != row && !rows[other][column].isZero {
      budget.spend(Self.substitute(solved, for: column, in: &rows[other]))
      guard !budget.isSpent else { return }
    }
    guard !objective[column].isZero else { return }
    budget.spend(Self.substitute(solved, for: column, in: &objective))
  }

  /// - Returns: The work that it took.
  private static func substitute(
    _ solved: [Rational], for column: Int, in row: inout [Rational]
  ) -> Int {
    let factor = row[column]
    row[column] = .zero
    var work = row.count
    for place in row.indices where !solved[place].isZero {
      row[place] += factor * solved[place]
      work += row[place].work
    }
    return work
  }
}
