extension Solver {
  /// The constraint as it was added, with its present constant, priority and rank.
  ///
  /// Terms of the same variable are joined and sorted by variable.
  public func constraint(_ handle: Handle) -> Constraint {
    let record = constraints[place(of: handle)]
    let factor = record.sign * record.scale
    let terms = record.row.cells.map {
      Term(variable(at: $0.variable), $0.coefficient * factor)
    }
    return Constraint(
      Expression(terms, constant: record.row.constant * factor), record.relation,
      priority: record.priority, rank: record.rank)
  }

  /// The constraints' handles, in order of addition.
  public var handles: [Handle] {
    (0..<constraints.placeCount).filter { constraints.isPresent[$0] }.map(handle)
  }
}

extension Solver: CustomStringConvertible {
  /// The system, one constraint, edit or restricted variable a line, without its answer.
  public var description: String {
    var lines = handles.map { "\($0): \(constraint($0))" }
    for place in 0..<variables.placeCount where variables.isPresent[place] {
      if variables[place].isParameter {
        lines.append("\(variable(at: place)) is \(plain(variables[place].value))")
      } else if variables[place].isRestricted {
        lines.append("\(variable(at: place)) >= 0")
      }
    }
    return lines.joined(separator: "\n")
  }
}
