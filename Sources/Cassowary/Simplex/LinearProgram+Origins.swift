/// Origins of variables: the values at which wishes about them are met.
extension LinearProgram {
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
