extension Elimination {
  /// The only variable in a row, its coefficient, and the rest of the row at the parameters'
  /// values; nil if the row has no variable or several.
  func singleVariable(
    in row: Row, at values: LinearProgram.Values
  ) -> (column: Column, coefficient: Double, constant: Double)? {
    var single: (column: Column, coefficient: Double)?
    var constant = rows[row].constant
    for cell in cells(of: row) {
      let (column, coefficient) = (matrix.column(of: cell), matrix.coefficient(of: cell))
      if isParameter(column) {
        constant += coefficient * values[column]
      } else if single == nil {
        single = (column, coefficient)
      } else {
        return nil
      }
    }
    return single.map { ($0.column, $0.coefficient, constant) }
  }
}
