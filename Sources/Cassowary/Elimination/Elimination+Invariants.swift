extension Elimination {
  /// Traps unless what was derived belongs to the rows as they came.
  func checkInvariants() {
    var dependents = [Int32](repeating: 0, count: variables.count)
    for row in rows.indices where rows[row].role != .vacant && !rows[row].isStale {
      let pivot = pivot(of: row)
      if let pivot {
        precondition(rows[row].role == .equality, "row \(row) defines a variable, and is none to")
        precondition(
          definition(of: pivot) == row, "row \(row) defines v\(pivot), but not vice versa")
        precondition(!variables[pivot].isParameter, "v\(pivot) is given and defined")
      }
      var copy = self
      copy.work.begin()
      for cell in matrix.cells(ofRow: raw(row)) {
        copy.add(matrix.coefficient(of: cell), of: matrix.column(of: cell))
      }
      for cell in multipliers.cells(ofRow: row) {
        copy.substitute(multipliers.column(of: cell))
      }
      let cells = matrix.row(working(row))
      precondition(
        copy.work.cells() == cells.sorted { $0.column < $1.column }, "row \(row) is stale")
      for cell in cells where cell.column != pivot {
        if let pivot {
          dependents[cell.column] += 1
          precondition(
            variables[cell.column].level < variables[pivot].level,
            "v\(pivot) goes round in a circle")
        } else {
          precondition(!isDefined(cell.column), "row \(row) is not reduced")
        }
      }
    }
    precondition(dependents == variables.map(\.dependentCount), "counts of dependent variables")
  }
}
