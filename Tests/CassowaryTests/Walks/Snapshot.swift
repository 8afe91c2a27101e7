import Cassowary

/// All that can be read from a solver, to the bit.
struct Snapshot: Equatable {
  var description: String
  var handles: [Solver.Handle]
  var constraints: [Constraint]
  var values: [UInt64]
  var violations: [UInt64]
  var isEdited: [Bool]
  var isAmbiguous: [Bool]

  init(_ solver: inout Solver) {
    description = solver.description
    handles = solver.handles
    constraints = handles.map { [solver] in solver.constraint($0) }
    let answer = solver.values()
    values = answer.map(\.value.bitPattern)
    violations = []
    for handle in handles { violations.append(solver.violation(of: handle).bitPattern) }
    isEdited = answer.map { [solver] in solver.isEdited($0.variable) }
    isAmbiguous = []
    for (variable, _) in answer { isAmbiguous.append(solver.isAmbiguous(variable)) }
  }

  /// The names of what is not as it was.
  func changes(since old: Snapshot) -> [String] {
    let parts: [(String, Bool)] = [
      ("description", description == old.description), ("handles", handles == old.handles),
      ("constraints", constraints == old.constraints), ("values", values == old.values),
      ("violations", violations == old.violations), ("edits", isEdited == old.isEdited),
      ("ambiguity", isAmbiguous == old.isAmbiguous),
    ]
    return parts.filter { !$0.1 }.map(\.0)
  }
}
