/// Origins of variables: the values at which wishes about them are met.
extension Program {
  /// Makes wishes about single variables quantities of these variables, each measured from the
  /// value at which its first wish is met.
  ///
  /// Such a wish takes no row of the dictionary, and the search begins at values at which all of
  /// them are met, except those that contradict each other.
  mutating func measureColumns(of component: Component, _ system: System, at values: Values) {
    origins.removeAll(keepingCapacity: true)
    origins.grow(by: component.columns.count, with: nil)
    for (index, row) in component.rows.enumerated()
    where !system.constraints[row].isRequired {
      guard
        let (column, coefficient, constant) = system.elimination.singleVariable(
          in: row, at: values),
        abs(coefficient) >= Tolerance.safePivot
      else { continue }
      let place = component.columns.place(of: column)
      let origin = -constant / coefficient
      if origins[place] == nil {
        origins[place] = origin
        tableau.measure(Self.quantity(ofColumn: place), from: origin)
      }
      guard origins[place] == origin else { continue }
      quantities[index] = ScaledQuantity(
        quantity: Self.quantity(ofColumn: place), factor: coefficient)
    }
  }
}

extension Elimination {
  /// The only variable in a row, its coefficient, and the rest of the row at the parameters'
  /// values; nil if there are several variables.
  fileprivate func singleVariable(
    in row: Row, at values: Program.Values
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
