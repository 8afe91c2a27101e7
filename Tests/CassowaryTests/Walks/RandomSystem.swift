import Cassowary
import SolverReference
import SolverWorkloads

/// A solver and a plain model of what it was given, kept side by side.
struct RandomSystem {
  var solver = Solver()
  var variables: [Variable] = []
  var restricted: [Bool] = []
  var edits: [Int: Double] = [:]
  var constraints: [(handle: Solver.Handle, row: ReferenceModel.Row)] = []

  mutating func makeVariable(restricted isRestricted: Bool) {
    variables.append(solver.makeVariable(restricted: isRestricted))
    restricted.append(isRestricted)
  }

  var model: ReferenceModel {
    ReferenceModel(restricted: restricted, rows: constraints.map(\.row), edits: edits)
  }

  func constraint(_ row: ReferenceModel.Row) -> Constraint {
    let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
    let relation: Relation =
      switch row.relation {
      case .atMost: .lessThanOrEqual
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      }
    return Constraint(
      Expression(terms, constant: row.constant), relation, priority: Priority(row.priority)!,
      rank: row.rank)
  }

  mutating func values() -> [Double] { variables.map { solver.value(of: $0) } }

  /// A solver that was given the same in the same order, and nothing else before.
  func fresh() throws -> Solver {
    var fresh = Solver()
    for isRestricted in restricted { _ = fresh.makeVariable(restricted: isRestricted) }
    for (_, row) in constraints { try fresh.add(constraint(row)) }
    try fresh.edit(edits.sorted { $0.key < $1.key }.map { (variables[$0.key], $0.value) })
    return fresh
  }

  /// The model of a conflict alone: its members and the bounds of restricted variables.
  func model(
    of members: [Conflict.Member], new: ReferenceModel.Row?, edits newEdits: [Int: Double]
  ) -> ReferenceModel {
    var model = ReferenceModel(restricted: restricted)
    for member in members {
      switch member {
      case .constraint(let handle):
        model.rows += constraints.filter { $0.handle == handle }.map(\.row)
      case .edit(let variable):
        let index = variables.firstIndex(of: variable)!
        model.edits[index] = newEdits[index] ?? edits[index]
      case .new: model.rows += new.map { [$0] } ?? []
      }
    }
    return model
  }

  static func randomRow(
    _ random: inout SplitMix, variableCount: Int, required: Int = 35
  ) -> ReferenceModel.Row {
    let count = random.pick([1, 1, 2, 2, 2, 3])
    let coefficients: [Double] = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, 0.65, 3]
    return ReferenceModel.Row(
      terms: (0..<count).map { _ in (random.below(variableCount), random.pick(coefficients)) },
      constant: Double(random.below(41) - 20) * random.pick([1, 5, 10]),
      relation: random.pick([.atMost, .equal, .atLeast]),
      priority: random.chance(required) ? 1000 : random.pick([999.5, 750, 500, 250, 250, 1]),
      rank: random.pick([0, 0, 1]))
  }
}
