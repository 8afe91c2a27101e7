extension Solver {
  /// The constraint as it was added, with its present constant, priority and rank.
  ///
  /// Terms of the same variable are joined and sorted by variable.
  public func constraint(_ handle: Handle) -> Constraint {
    let place = place(of: handle)
    let record = constraints[place]
    let factor = record.sign * record.scale
    let terms = cells(ofRow: place).map { Term(variable(at: $0.column), $0.coefficient * factor) }
    return Constraint(
      Expression(terms, constant: elimination.rows[place].rawConstant * factor), record.relation,
      priority: record.priority, rank: record.rank)
  }

  /// The constraints' handles, in order of addition.
  public var handles: [Handle] {
    constraints.places.filter { !constraints[$0].isBound }.map(handle)
  }
}

extension Solver: CustomStringConvertible {
  /// The system, one constraint, edit or restricted variable a line, without its answer.
  public var description: String {
    var lines = handles.map { "\($0): \(constraint($0))" }
    for place in variables.places {
      if elimination.variables[place].isParameter {
        lines.append("\(variable(at: place)) is \(plain(forms.values[place]))")
      } else if elimination.variables[place].isRestricted {
        lines.append("\(variable(at: place)) >= 0")
      }
    }
    return lines.joined(separator: "\n")
  }
}
