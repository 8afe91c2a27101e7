/// The tie-break level as far as a component decides it alone.
extension LinearProgram {
  /// The first three steps of the tie-break level: violations, then restricted variables, then
  /// slacks, one after the other.
  mutating func breakTies(_ component: Component, of system: System) {
    tied.sort(by: Wish.decidesBefore)
    for wish in tied {
      guard isLive else { return }
      settle(CollectionOfOne(wish.cost))
    }
    for (_, bound) in bounds(of: component, system) {
      guard isLive else { return }
      settle(bound, of: component, system.elimination)
    }
    var slacks: [(rank: Int, cost: Tableau.Cost)] = []
    for (index, row) in component.rows.enumerated() {
      let record = system.constraints[row]
      guard !record.isEquality, !record.isBound else { continue }
      slacks.append((record.rank, quantities[index].cost(rise: 1, fall: 0)))
    }
    slacks.sort { $0.rank < $1.rank }
    for slack in slacks {
      guard isLive else { return }
      settle(CollectionOfOne(slack.cost))
    }
  }

  private enum Bound {
    /// One of the component's rows.
    case loaded(ScaledQuantity)
    /// A row that follows from other bounds, and therefore belongs to no component.
    case implied(Row)
  }

  /// The bounds of all restricted variables that depend on a component, in order of creation.
  private func bounds(of component: Component, _ system: System) -> [(row: Row, bound: Bound)] {
    var bounds: [(row: Row, bound: Bound)] = []
    for (index, row) in component.rows.enumerated() where system.constraints[row].isBound {
      bounds.append((row, .loaded(quantities[index])))
    }
    let implied = system.elimination.impliedBounds(mentioning: component.columns)
    if !implied.isEmpty {
      for row in implied { bounds.append((row, .implied(row))) }
      bounds.sort { $0.row < $1.row }
    }
    return bounds
  }

  /// Brings a restricted variable as close to zero as possible, given its bound.
  ///
  /// Of an implied bound only the part in this component counts: it is a sum of variables that are
  /// at least zero, so that it is smallest where each component's part is.
  private mutating func settle(
    _ bound: Bound, of component: Component, _ elimination: Elimination
  ) {
    switch bound {
    case .loaded(let quantity):
      settle(CollectionOfOne(quantity.cost(rise: 1, fall: 0)))
    case .implied(let row):
      let sum = tableau.addRow(constant: 0)
      for cell in elimination.cells(of: row) {
        let column = elimination.matrix.column(of: cell)
        guard let place = component.columns.find(column) else { continue }
        tableau.addTerm(Self.quantity(ofColumn: place), elimination.matrix.coefficient(of: cell))
      }
      settle([Tableau.Cost(quantity: sum, rise: 1, fall: 1)])
    }
  }
}

extension Elimination {
  /// The bounds of restricted variables that depend on some columns and follow from the columns'
  /// own bounds, in order.
  func impliedBounds(mentioning columns: [Column]) -> [Row] {
    var bounds: [Row] = []
    for column in columns where isRestricted(column) && variables[column].dependentCount > 0 {
      var next = matrix.first(inColumn: column)
      while let cell = next {
        if let row = user(at: cell), rows[row].isImplied { bounds.append(row) }
        next = matrix.next(after: cell)
      }
    }
    return bounds.sortedWithoutDuplicates()
  }
}
