/// A slow solver to test the module against, which it shares no code with: the two-phase simplex
/// method on a full tableau with Bland's rule, one level after the other. After each level a row
/// says that its sum stays at the optimum.
package struct ReferenceSolver {
  package private(set) var isFeasible = true
  /// The least sums of violations, highest priority first.
  package private(set) var sums: [Double] = []

  private var table: [[Double]] = []  // the last entry of a row is its right side
  private var basis: [Int] = []
  private var columnCount = 0
  private var isClosed: [Bool] = []  // columns that no longer take part
  private var plus: [Int] = []  // column of each variable's positive part
  private var minus: [Int?] = []  // and of its negative part
  private var errors: [[Int]] = []  // for each row the columns of its violation
  private var slacks: [Int?] = []  // and of its slack
  private static let small = 1e-9

  package init(_ model: ReferenceModel) {
    for isRestricted in model.restricted {
      plus.append(newColumn())
      minus.append(isRestricted ? nil : newColumn())
    }
    var equations: [(cells: [(Int, Double)], right: Double)] = []
    for row in model.rows {
      var cells = row.terms.flatMap { parts($0.variable, $0.coefficient) }
      let isOptional = row.priority < 1000
      errors.append([])
      slacks.append(nil)
      if row.relation != .atMost {
        if isOptional {
          let error = newColumn()
          cells.append((error, 1))
          errors[errors.count - 1].append(error)
        } else if row.relation == .equal {
          equations.append((cells, -row.constant))
          continue
        }
      }
      if row.relation != .atLeast, isOptional {
        let error = newColumn()
        cells.append((error, -1))
        errors[errors.count - 1].append(error)
      }
      switch row.relation {
      case .atLeast, .atMost:
        let slack = newColumn()
        cells.append((slack, row.relation == .atMost ? 1 : -1))
        slacks[slacks.count - 1] = slack
      case .equal: break
      }
      equations.append((cells, -row.constant))
    }
    for (variable, value) in model.edits.sorted(by: { $0.key < $1.key }) {
      equations.append((parts(variable, 1), value))
    }
    start(equations)
    guard isFeasible else { return }
    for priority in model.priorities {
      let level = model.rows.indices.filter { model.rows[$0].priority == priority }
      sums.append(settle(level.flatMap { errors[$0] }))
    }
  }

  /// The one answer that the documented tie-break level chooses.
  package func answer(_ model: ReferenceModel) -> [Double] {
    var copy = self
    let rows = model.rows
    let byViolation = rows.indices.sorted {
      (rows[$0].priority, rows[$0].rank, $0) > (rows[$1].priority, rows[$1].rank, $1)
    }
    for row in byViolation { _ = copy.settle(errors[row]) }
    copy.settleVariables { model.restricted[$0] }
    let bySlack = rows.indices.sorted { (rows[$0].rank, $0) < (rows[$1].rank, $1) }
    for row in bySlack { _ = copy.settle(slacks[row].map { [$0] } ?? []) }
    copy.settleVariables { !model.restricted[$0] }
    return plus.indices.map { variable in
      copy.value(plus[variable]) - (minus[variable].map(copy.value) ?? 0)
    }
  }

  /// Brings some variables to zero, one after the other.
  private mutating func settleVariables(_ isMeant: (Int) -> Bool) {
    for variable in plus.indices where isMeant(variable) {
      _ = settle([plus[variable]] + (minus[variable].map { [$0] } ?? []))
    }
  }

  private func value(_ column: Int) -> Double {
    basis.firstIndex(of: column).map { table[$0][columnCount] } ?? 0
  }

  /// Minimises the sum of some columns, and keeps it there; returns the sum.
  private mutating func settle(_ columns: [Int]) -> Double {
    guard !columns.isEmpty else { return 0 }
    var cost = [Double](repeating: 0, count: columnCount)
    for column in columns { cost[column] = 1 }
    guard let least = minimise(cost) else { fatalError("columns are never below zero") }
    hold(cost)
    return least
  }

  /// The least and greatest value of a variable among the answers optimal at all levels; nil
  /// where there is no bound.
  package func range(of variable: Int) -> (least: Double?, greatest: Double?) {
    func extreme(_ sign: Double) -> Double? {
      var copy = self
      var cost = [Double](repeating: 0, count: columnCount)
      for (column, coefficient) in parts(variable, sign) { cost[column] = coefficient }
      return copy.minimise(cost).map { $0 * sign }
    }
    return (extreme(1), extreme(-1))
  }

  private mutating func newColumn() -> Int {
    isClosed.append(false)
    columnCount += 1
    return columnCount - 1
  }

  private func parts(_ variable: Int, _ coefficient: Double) -> [(Int, Double)] {
    [(plus[variable], coefficient)] + (minus[variable].map { [($0, -coefficient)] } ?? [])
  }

  /// The first phase: artificial variables, whose sum must come down to zero.
  private mutating func start(_ equations: [(cells: [(Int, Double)], right: Double)]) {
    let first = columnCount
    for _ in equations { _ = newColumn() }
    for (index, equation) in equations.enumerated() {
      var line = [Double](repeating: 0, count: columnCount + 1)
      let sign = equation.right < 0 ? -1.0 : 1.0
      for (column, coefficient) in equation.cells { line[column] += sign * coefficient }
      line[first + index] = 1
      line[columnCount] = sign * equation.right
      table.append(line)
      basis.append(first + index)
    }
    var cost = [Double](repeating: 0, count: columnCount)
    for column in first..<columnCount { cost[column] = 1 }
    guard let missed = minimise(cost), missed < 1e-6 else {
      isFeasible = false
      return
    }
    for column in first..<columnCount { isClosed[column] = true }
    for row in table.indices.reversed() where basis[row] >= first {
      if let column = (0..<first).first(where: { abs(table[row][$0]) > Self.small }) {
        pivot(row, column)
      } else {
        table.remove(at: row)
        basis.remove(at: row)
      }
    }
  }

  /// Adds the row `cost * x <= its present value`.
  private mutating func hold(_ cost: [Double]) {
    var line = cost
    for (row, column) in basis.enumerated() where cost[column] != 0 {
      for other in 0..<columnCount { line[other] -= cost[column] * table[row][other] }
    }
    let slack = newColumn()
    for row in table.indices { table[row].insert(0, at: slack) }
    table.append(line + [1, 0])
    basis.append(slack)
  }

  /// The least value of `cost * x`, or nil if there is none.
  private mutating func minimise(_ cost: [Double]) -> Double? {
    while true {
      var entering: Int?
      for column in 0..<columnCount where !isClosed[column] && !basis.contains(column) {
        var reduced = cost[column]
        for row in table.indices where cost[basis[row]] != 0 {
          reduced -= cost[basis[row]] * table[row][column]
        }
        if reduced < -Self.small {
          entering = column
          break
        }
      }
      guard let column = entering else { break }
      var leaving: Int?
      var least = Double.infinity
      for row in table.indices where table[row][column] > Self.small {
        let ratio = table[row][columnCount] / table[row][column]
        if ratio < least - Self.small
          || (ratio < least + Self.small && basis[row] < basis[leaving ?? row])
        {
          (leaving, least) = (row, min(ratio, least))
        }
      }
      guard let row = leaving else { return nil }
      pivot(row, column)
    }
    return table.indices.reduce(0) { $0 + cost[basis[$1]] * table[$1][columnCount] }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = 1 / table[row][column]
    let line = table[row].map { abs($0 * factor) < 1e-13 ? 0 : $0 * factor }
    table[row] = line
    for other in table.indices where other != row && table[other][column] != 0 {
      let multiple = table[other][column]
      for (index, number) in line.enumerated() where number != 0 {
        table[other][index] -= multiple * number
      }
      table[other][column] = 0
    }
    basis[row] = column
  }
}
