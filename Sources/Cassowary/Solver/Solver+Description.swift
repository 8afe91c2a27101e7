extension Solver {
  /// The constraint as it was added, with its present constant, priority and rank.
  ///
  /// Terms of the same variable are added up, and sorted by variable.
  public func constraint(_ handle: Handle) -> Constraint {
    let row = system.row(of: handle)
    let record = system.constraints[row]
    let factor = record.sign * record.scale
    let terms = system.entries(of: row).map {
      Term(system.variable(at: $0.column), $0.coefficient * factor)
    }
    return Constraint(
      Expression(terms, constant: system.elimination.rows[row].givenConstant * factor),
      record.relation, priority: record.priority, rank: record.rank)
  }

  /// The constraints' handles, in order of addition.
  public var handles: [Handle] {
    system.constraints.places.filter { !system.constraints[$0].isBound }
      .map { system.handle(at: $0) }
  }
}

extension Solver: CustomStringConvertible {
  /// The system without its solution: each constraint, edit or restricted variable on a line.
  public var description: String {
    var lines = handles.map { "\($0): \(constraint($0))" }
    for column in system.variables.places {
      let variable = system.variable(at: column)
      if system.elimination.isParameter(column) {
        lines.append("\(variable) is \(plain(forms.values[column]))")
      } else if system.elimination.isRestricted(column) {
        lines.append("\(variable) >= 0")
      }
    }
    return lines.joined(separator: "\n")
  }
}
