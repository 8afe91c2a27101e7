import Cassowary

extension Workload {
  /// The workload's rows as constraints between those variables, in order.
  package func constraints(_ variables: [Variable]) -> [Constraint] {
    rows.map { $0.constraint(variables) }
  }

  /// The rows that stand in for the toggled ones, in the toggle's order.
  package func exchanged(factor: Double) -> [Row] {
    toggle.map { swing in
      var row = rows[swing.row]
      row.constant += factor * swing.change
      return row
    }
  }
}

extension Workload.Row {
  /// The row as a constraint; variable 0 is the first of those variables.
  package func constraint(_ variables: [Variable]) -> Constraint {
    guard let priority = Priority(priority) else {
      preconditionFailure("a row's priority is \(priority), which is not in (0, 1000]")
    }
    return Constraint(
      Expression(
        terms.map { Cassowary.Term(variables[$0.variable], $0.coefficient) }, constant: constant),
      relation, priority: priority)
  }

  /// By how much these values miss the row, in points.
  package func violation(_ values: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * values[term.variable] }
    return switch relation {
    case .lessThanOrEqual: max(0, sum)
    case .equal: abs(sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }
}
