/// Variables whose values are given.
extension Elimination {
  /// Makes a variable one whose value is given.
  mutating func makeParameter(_ variable: Int) {
    var redo: [Int] = []
    if let row = definition(of: variable) {
      undefine(variable, &redo)
      redo.append(row)
    } else {
      markUsersStale(variable)
    }
    loosened.append(variable)
    redefined.append(variable)
    variables[variable].isParameter = true
    eliminateAgain(redo)
  }

  /// Leaves a parameter to the rows again.
  mutating func endParameter(_ variable: Int) {
    markUsersStale(variable)
    variables[variable].isParameter = false
    loosened.append(variable)
    redefined.append(variable)
    // An equality that held between parameters may define this one now.
    var redo: [Int] = []
    var cell = matrix.first(inColumn: variable)
    while cell >= 0 {
      let row = matrix.row(of: cell) / 2
      if rows[row].role == .equality, rows[row].pivot < 0, working(row) == matrix.row(of: cell) {
        redo.append(row)
      }
      cell = matrix.next(after: cell)
    }
    for row in redo { dropDerived(row) }
    eliminateAgain(redo)
  }

  /// Forgets a variable that no row mentions.
  mutating func removeVariable(_ variable: Int) {
    // Whatever is a parameter is in no component.
    variables[variable].isParameter = true
    variables[variable].isRestricted = false
  }
}
