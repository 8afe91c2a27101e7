extension Elimination {
  /// Traps unless the derived rows agree with the rows as given.
  func checkInvariants() {
    var dependents = [Int32](repeating: 0, count: variables.count)
    for row in rows.places where rows[row].role != .vacant && !rows[row].isStale {
      let pivot = pivot(of: row)
      if let pivot { checkDefinition(row, of: pivot) }
      let entries = matrix.entries(ofRow: working(row))
      precondition(
        derive(row) == entries.sorted { $0.column < $1.column }, "row \(row) is stale")
      for entry in entries where entry.column != pivot {
        if let pivot {
          dependents[entry.column.place] += 1
          precondition(
            variables[entry.column].level < variables[pivot].level,
            "\(pivot) goes round in a circle")
        } else {
          precondition(!isDefined(entry.column), "row \(row) is not reduced")
        }
      }
    }
    precondition(
      dependents == variables.places.map { variables[$0].dependentCount },
      "counts of dependent variables")
  }

  private func checkDefinition(_ row: Row, of pivot: Column) {
    precondition(rows[row].role == .equality, "row \(row) defines a variable, and is none to")
    precondition(definition(of: pivot) == row, "row \(row) defines \(pivot), but not vice versa")
    precondition(!isParameter(pivot), "\(pivot) is given and defined")
  }

  /// Derives a row again, from the row as given and the variables substituted in it.
  private func derive(_ row: Row) -> [Entry] {
    var copy = self
    copy.work.begin(count: variables.count)
    for cell in matrix.cells(ofRow: Line(given: row)) {
      copy.add(matrix.coefficient(of: cell), of: matrix.column(of: cell))
    }
    for cell in multipliers.cells(ofRow: row) {
      copy.substitute(multipliers.column(of: cell))
    }
    return copy.work.entries()
  }
}
