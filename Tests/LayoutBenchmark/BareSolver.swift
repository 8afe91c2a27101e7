import AutoLayout
import Cassowary

/// A layout's constraints in a solver of their own: what is left of a layout's time without views.
struct BareSolver {
  private var solver = Solver()
  private var variables: [Int: Variable] = [:]
  private var rows: [LinearSystem.Row] = []
  private var handles: [Solver.Handle] = []
  private let edits: [(variable: Int, value: Double)]

  /// Makes the variables, and makes the constraints ready to be added.
  init(_ system: LinearSystem) {
    for (index, isRestricted) in system.isRestricted.enumerated() {
      if let isRestricted { variables[index] = solver.makeVariable(restricted: isRestricted) }
    }
    edits = system.edits
    rows = system.rows
  }

  /// Adds all constraints and solves, and answers the time that takes.
  mutating func build() -> Double {
    let constraints = rows.map(constraint)
    var sum = 0.0
    return time {
      try? solver.edit(edits.map { (variables[$0.variable]!, $0.value) })
      handles = solver.add(constraints).compactMap { try? $0.get() }
      sum += read()
    }
  }

  /// Changes the given width, and reads what changed.
  mutating func resize(to width: Double) -> Double {
    let variable = variables[edits[0].variable]!
    return time {
      try? solver.edit([(variable, width)])
      _ = read()
    }
  }

  /// Takes out the constraints that the other system does not have, adds those that it alone has,
  /// and reads what changed.
  mutating func change(into other: LinearSystem) -> Double {
    let (old, new) = (Set(rows), Set(other.rows))
    let removed = rows.indices.filter { !new.contains(rows[$0]) }
    let added = other.rows.filter { !old.contains($0) }
    let constraints = added.map(constraint)
    var fresh: [Solver.Handle] = []
    let duration = time {
      for index in removed { solver.remove(handles[index]) }
      for constraint in constraints {
        if let handle = try? solver.add(constraint) { fresh.append(handle) }
      }
      _ = read()
    }
    for index in removed.reversed() {
      rows.remove(at: index)
      handles.remove(at: index)
    }
    rows += added
    handles += fresh
    return duration
  }

  private mutating func read() -> Double {
    solver.takeChanges().reduce(0) { $0 + solver.value(of: $1) }
  }

  private func constraint(_ row: LinearSystem.Row) -> Constraint {
    let relation: Relation =
      row.relation < 0 ? .lessThanOrEqual : row.relation > 0 ? .greaterThanOrEqual : .equal
    return Constraint(
      Expression(
        row.terms.map { Term(variables[$0.variable]!, $0.coefficient) }, constant: row.constant),
      relation, priority: Priority(row.priority)!, rank: row.rank)
  }
}

/// The nanoseconds that something takes.
func time(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body).components
  return Double(duration.attoseconds) / 1e9 + Double(duration.seconds) * 1e9
}
