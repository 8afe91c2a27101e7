/// Variables whose values are given.
extension Elimination {
  /// Makes a variable one whose value is given.
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

  /// Leaves a parameter to the rows again.
  mutating func endParameter(_ variable: Column) {
    markUsersStale(variable)
    variables[variable].isParameter = false
    log.note(loosened: variable)
    log.note(redefined: variable)
    // An equality that held between parameters may define this one now.
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

  /// Forgets a variable that no row mentions.
  mutating func removeVariable(_ variable: Column) {
    // Whatever is a parameter is in no component.
    variables[variable].isParameter = true
    variables[variable].isRestricted = false
    log.note(loosened: variable)
  }
}
