/// Beginning the search for an optimum where the last one was.
extension Program {
  /// Smaller programs are solved sooner than the last optimum is found again.
  private static let worthwhile = 8

  /// Loads a component, with those rows nonbasic that were so at its last optimum.
  ///
  /// These come first: what is loaded then is put in terms of them at once, and not changed by
  /// one pivot after the other.
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
    // The bounds that are columns are no demands: they have to hold from the beginning.
    let isBelow = component.rows.indices.contains {
      let row = component.rows[$0]
      return system.constraints[row].isBound && !system.elimination.rows[row].isDerived
        && quantities[$0].quantity.place < component.columns.count
        && value(of: quantities[$0].quantity) < 0
    }
    if isBelow { load(component, of: system, at: values) }
  }

  /// Remembers which rows are nonbasic.
  func remember(_ component: Component, in basis: inout Basis) {
    guard component.columns.count > Self.worthwhile else { return }
    for (index, row) in component.rows.enumerated() {
      basis.set(row, isNonbasic: tableau.column(of: quantities[index].quantity) != nil)
    }
  }
}

extension Tableau {
  /// Exchanges a basic quantity for a variable, one of the first `count` quantities, if that can
  /// be done safely.
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
