/// The search for an optimum that begins at the last one.
extension LinearProgram {
  /// The least size at which this pays: smaller programs are solved faster from the beginning.
  private static let worthwhile = 8

  /// Loads a component with the rows nonbasic that were so at its last optimum.
  ///
  /// These are loaded first, so that later rows are expressed by them at once and not changed by
  /// each pivot.
  mutating func load(
    _ component: Component, of system: System, at values: Values, from basis: Basis
  ) {
    guard component.columns.count > Self.worthwhile else {
      return load(component, of: system, at: values)
    }
    begin(component, of: system, at: values)
    load(component, of: system, at: values) { basis.contains($0) }
    for (index, row) in component.rows.enumerated() where basis.contains(row) {
      makeNonbasic(quantities[index].quantity, columns: component.columns.count)
    }
    load(component, of: system, at: values) { !basis.contains($0) }
    // The bounds of columns are no demands, and have to hold from the beginning.
    let isBelow = component.rows.indices.contains {
      let row = component.rows[$0]
      return system.constraints[row].isBound && !system.elimination.rows[row].isDerived
        && quantities[$0].quantity.place < component.columns.count
        && value(of: quantities[$0].quantity) < 0
    }
    if isBelow { load(component, of: system, at: values) }
  }

  /// Stores which rows are nonbasic.
  func remember(_ component: Component, in basis: inout Basis) {
    guard component.columns.count > Self.worthwhile else { return }
    for (index, row) in component.rows.enumerated() {
      basis.set(row, isNonbasic: tableau.column(of: quantities[index].quantity) != nil)
    }
  }
}

extension Tableau {
  /// Exchanges a basic quantity for a variable, one of the first `count` quantities, if there is a
  /// safe pivot.
  mutating func makeNonbasic(_ quantity: Quantity, variables count: Int) {
    guard let row = row(of: quantity) else { return }
    var (best, largest): (NonbasicColumn?, Double) = (nil, Tolerance.safePivot)
    for column in nonbasic.places where nonbasic[column].place < count {
      let size = abs(cells[row, column])
      if size > largest { (best, largest) = (column, size * Tolerance.preference) }
    }
    if let best { pivot(row, best) }
  }
}
