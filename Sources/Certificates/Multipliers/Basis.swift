/// The layout of a piece by the rows that are zero in it: as many rows as there are variables,
/// which don't depend on each other, and the rows that depend on them.
struct Basis {
  /// Where a kept row of the elimination comes from.
  enum Origin: Equatable {
    case row(Int)
    /// No row says where a variable is: it stays where the solver has put it.
    case chosen
  }

  private(set) var elimination: Elimination
  private(set) var origins: [Origin] = []
  /// The number of kept rows that are required equations. They come first.
  private(set) var equationCount = 0
  /// The tight rows that depend on kept ones, other than required equations.
  private(set) var dependent: [(row: Int, factors: [Elimination.Factor])] = []
  /// The kept rows that are required equations alone.
  private(set) var equations: Elimination

  /// - Parameter chosen: The value of a variable that no row determines.
  init(
    _ program: Program, _ rows: [SparseRow], _ standings: [Standing], within budget: WorkBudget,
    chosen: (Int) -> AffineValue?
  ) {
    elimination = Elimination(variables: program.variableCount, within: budget)
    equations = elimination
    let tight = rows.indices.filter { standings[$0] == .tight }
    for row in tight where program.rows[row].isEquation { add(rows[row], row, isEquation: true) }
    equationCount = elimination.count
    equations = elimination
    // What matters more comes first, so that a row depends on more important ones.
    let others = tight.filter { !program.rows[$0].isEquation }.sorted {
      let (one, other) = (program.rows[$0].importance, program.rows[$1].importance)
      return one != other ? one > other : $0 < $1
    }
    for row in others { add(rows[row], row, isEquation: false) }
    for variable in 0..<program.variableCount where !elimination.isSolved(variable) {
      guard let value = chosen(variable) else { continue }
      var row = SparseRow(variable: variable)
      row.value.add(value, times: -Rational.one)
      if case .kept = elimination.add(row) { origins.append(.chosen) }
    }
  }

  private mutating func add(_ content: SparseRow, _ row: Int, isEquation: Bool) {
    switch elimination.add(content) {
    case .kept: origins.append(.row(row))
    case .dependent(let factors):
      if !isEquation { dependent.append((row, factors)) }
    case .nearlyDependent: break
    }
  }

  /// The rows of the required equations, by their numbers among the kept ones.
  var equationRows: [Int] {
    origins.prefix(equationCount).compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  /// Whether the required equations alone say what a row is.
  func fixes(_ row: SparseRow) -> Bool { equations.reduce(row).rest.entries.isEmpty }

  /// Tells a row as multiples of the kept rows behind the equations; nil if it is not their sum.
  func multiples(of row: SparseRow) -> [Elimination.Factor]? {
    let (rest, factors) = elimination.reduce(row)
    return rest.entries.isEmpty ? multiples(from: factors) : nil
  }

  func multiples(from factors: [Elimination.Factor]) -> [Elimination.Factor] {
    elimination.asAdded(factors, from: equationCount).filter { $0.row >= equationCount }
  }
}

extension Program.Row {
  /// Whether it is an equation that is required.
  var isEquation: Bool { priority == nil && relation == .equal }

  /// Its priority, with required above all.
  fileprivate var importance: Float { priority ?? .infinity }
}
