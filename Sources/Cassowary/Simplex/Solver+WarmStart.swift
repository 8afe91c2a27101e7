/// Beginning the search for an optimum where the last one was.
///
/// The answer does not depend on it: there is one optimum, and its numbers come from the rows that
/// are tight there.
extension Solver {
  /// Small programs are solved sooner than the last optimum is found again.
  private static let worthwhile = 8

  /// Loads a component into ``program``, with those rows nonbasic that were so before.
  ///
  /// These come first: what is loaded then is put in terms of them at once, and not changed by
  /// one pivot after the other.
  mutating func loadAtLastOptimum(_ component: Component) {
    guard component.columns.count > Self.worthwhile else {
      load(component)
      return
    }
    program.begin(component.columns)
    load(component, wasNonbasic: true)
    for (index, row) in component.rows.enumerated() where constraints[row].wasNonbasic {
      program.tableau.makeNonbasic(program.quantities[index], variables: component.columns.count)
    }
    load(component, wasNonbasic: false)
    // The bounds that are columns are no demands: they have to hold from the beginning.
    let isBelow = component.rows.indices.contains {
      constraints[component.rows[$0]].isBound
        && program.tableau.value(of: program.quantities[$0]) < 0
        && !elimination.rows[component.rows[$0]].isDerived
    }
    if isBelow { load(component) }
  }

  /// Remembers which rows are nonbasic.
  mutating func rememberOptimum(_ component: Component) {
    guard component.columns.count > Self.worthwhile else { return }
    for (index, row) in component.rows.enumerated() {
      constraints[row].wasNonbasic = program.tableau.isNonbasic(program.quantities[index])
    }
  }
}

extension Tableau {
  func isNonbasic(_ quantity: Int) -> Bool { place[quantity] < 0 }

  /// Exchanges a basic quantity for a variable, one of the first `count` quantities, if that can
  /// be done safely.
  mutating func makeNonbasic(_ quantity: Int, variables count: Int) {
    let row = place[quantity]
    guard row >= 0 else { return }
    var (best, largest) = (-1, 1e-3)
    for column in 0..<columnCount where nonbasic[column] < count {
      let size = abs(cells[row * columnCount + column])
      if size > largest { (best, largest) = (column, size * 1.01) }
    }
    if best >= 0 { pivot(row, best) }
  }
}
