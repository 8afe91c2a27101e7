/// Solving equalities for variables.
extension Elimination {
  /// Solves an equality for one of its variables, if there is a suitable one.
  mutating func eliminate(_ row: Row) {
    if let variable = pivotOfRaw(row) {
      keep(row)
      return define(variable, by: row)
    }
    load(row)
    while true {
      if let variable = pivotOfWork(), work.defined.isEmpty || !workOffersBounds {
        store(row)
        return define(variable, by: row)
      }
      guard let variable = work.popDefined() else { break }
      substitute(variable)
    }
    store(row)
    log.note(reduced: row)
  }

  mutating func eliminateAgain(_ rows: [Row]) {
    for row in rows.sorted() { eliminate(row) }
  }

  mutating func define(_ variable: Column, by row: Row) {
    var level: Int32 = 0
    for cell in cells(of: row) where matrix.column(of: cell) != variable {
      let other = matrix.column(of: cell)
      variables[other].dependentCount += 1
      if isIndependent(other) { log.note(mentioned: other) }
      level = max(level, variables[other].level)
    }
    markUsersStale(variable)
    log.note(loosened: variable)
    log.note(redefined: variable)
    variables[variable].definition = row
    rows[row].pivot = variable
    raise(variable, to: level + 1)
  }

  mutating func raise(_ variable: Column, to level: Int32) {
    guard variables[variable].level < level else { return }
    variables[variable].level = level
    guard variables[variable].dependentCount > 0 else { return }
    var raised = [variable]
    while let variable = raised.popLast() {
      var next = matrix.first(inColumn: variable)
      while let cell = next {
        if let dependent = dependent(at: cell),
          variables[dependent].level <= variables[variable].level
        {
          variables[dependent].level = variables[variable].level + 1
          raised.append(dependent)
        }
        next = matrix.next(after: cell)
      }
    }
  }

  /// Removes a variable's definition and all definitions in which it was substituted. `redo` gets
  /// the equalities of the latter.
  mutating func undefine(_ first: Column, _ redo: inout [Row]) {
    var open = [first]
    while let variable = open.popLast() {
      guard let row = definition(of: variable) else { continue }
      for cell in cells(of: row) where matrix.column(of: cell) != variable {
        variables[matrix.column(of: cell)].dependentCount -= 1
      }
      dropDerived(row)
      variables[variable].definition = nil
      rows[row].pivot = nil
      variables[variable].level = 0
      log.note(loosened: variable)
      log.note(redefined: variable)
      for user in rowsWithSubstituted(variable) {
        guard rows[user].role == .equality else {
          markStale(user)
          continue
        }
        redo.append(user)
        if let dependent = pivot(of: user) {
          // Cleared, so that no other substituted variable finds the row again.
          multipliers.clearRow(user)
          open.append(dependent)
        } else {
          dropDerived(user)
        }
      }
    }
  }
}
