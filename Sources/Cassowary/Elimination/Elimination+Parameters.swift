/// Variables with given values.
extension Elimination {
  /// Turns a variable into a parameter, whose value is given.
  mutating func makeParameter(_ variable: Column) {
    var redo: [Row] = []
    if let row = definition(of: variable) {
      undefine(variable, &redo)
      redo.append(row)
    } else {
      markUsersStale(variable)
    }
    log.note(loosened: variable)
    log.note(redefined: variable)
    variables[variable].isParameter = true
    eliminateAgain(redo)
  }

  /// Turns a parameter back into a variable determined by the rows.
  mutating func endParameter(_ variable: Column) {
    markUsersStale(variable)
    variables[variable].isParameter = false
    log.note(loosened: variable)
    log.note(redefined: variable)
    // An equality between parameters may define this variable now.
    var redo: [Row] = []
    var next = matrix.first(inColumn: variable)
    while let cell = next {
      let line = matrix.row(of: cell)
      if rows[line.row].role == .equality, pivot(of: line.row) == nil, working(line.row) == line {
        redo.append(line.row)
      }
      next = matrix.next(after: cell)
    }
    for row in redo { dropDerived(row) }
    eliminateAgain(redo)
  }

  /// Removes a variable that no row mentions.
  mutating func removeVariable(_ variable: Column) {
    // A parameter belongs to no component.
    variables[variable].isParameter = true
    variables[variable].isRestricted = false
    log.note(loosened: variable)
  }
}
