/// Whether the required constraints leave room.
extension Solver {
  /// Why a row can't be required beside what is required already; nil if it can.
  mutating func conflict(with demand: HardDemand) -> Conflict? {
    prepare()
    let substituted = elimination.reduce(demand.cells, constant: demand.constant)
    var columns: [Int] = []
    for cell in elimination.work.cells() where elimination.isIndependent(cell.column) {
      if isUnbound(cell.column) { return nil }
      columns.append(cell.column)
    }
    if columns.contains(where: workCanDefine) { return nil }
    requirement.begin(variables: variables.placeCount, rows: constraints.placeCount)
    let component = requiredComponent(of: columns)
    load(component)
    loadWork(isEquality: demand.isEquality)
    guard let certificate = meetDemands() else { return nil }
    var rows = self.rows(of: certificate, in: component)
    rows += substituted.compactMap { elimination.definition(of: $0.column) }
    return conflict(of: rows, with: demand)
  }

  /// Why what has changed since the last ``prepare()`` can't be; nil if it can.
  ///
  /// - Parameter seeds: Independent variables of which it is not known either.
  mutating func conflictOfChange(around seeds: [Int] = []) -> Conflict? {
    elimination.reduceStale()
    var columns = seeds.filter { elimination.isIndependent($0) }
    for row in elimination.reduced
    where constraints.isPresent(row) && constraints[row].isRequired
      && elimination.pivot(of: row) == nil && !elimination.rows[row].isImplied
    {
      let count = columns.count
      for cell in elimination.matrix.cells(ofRow: elimination.working(row)) {
        let variable = elimination.matrix.column(of: cell)
        if elimination.isIndependent(variable) { columns.append(variable) }
      }
      if columns.count == count, !holds(row) { return conflict(of: [row]) }
    }
    for row in watchedRows() where !holds(row) { return conflict(of: [row]) }
    requirement.begin(variables: variables.placeCount, rows: constraints.placeCount)
    for column in columns {
      let component = requiredComponent(of: [column])
      guard !component.columns.isEmpty else { continue }
      load(component)
      if let certificate = meetDemands() {
        return conflict(of: ImpossibleComponent(component: component, certificate: certificate))
      }
    }
    return nil
  }

  private mutating func meetDemands() -> Certificate? {
    defer { pivotCount += program.tableau.pivots }
    return program.tableau.meet(program.demands)
  }

  /// Required rows in which only parameters are left, and that might not hold.
  private func watchedRows() -> [Int] {
    components.watches.fired(forms.values).compactMap {
      // One that defines a variable since it was watched can be met.
      if case .row(let row) = $0, constraints[row].watch >= 0, elimination.pivot(of: row) == nil {
        row
      } else {
        nil
      }
    }
  }

  /// What is required of the variables that hang together with some independent ones, as far as
  /// the search has not seen it.
  private mutating func requiredComponent(of columns: [Int]) -> Component {
    var component = Component()
    for column in columns where requirement.visit(variable: column) {
      component.columns.append(column)
    }
    var next = 0
    while next < component.columns.count {
      var cell = elimination.matrix.first(inColumn: component.columns[next])
      next += 1
      while cell >= 0 {
        if let row = elimination.limit(at: cell), constraints[row].isRequired,
          requirement.visit(row: row)
        {
          component.rows.append(row)
          for cell in elimination.matrix.cells(ofRow: elimination.working(row)) {
            let variable = elimination.matrix.column(of: cell)
            if elimination.isIndependent(variable), requirement.visit(variable: variable) {
              component.columns.append(variable)
            }
          }
        }
        cell = elimination.matrix.next(after: cell)
      }
    }
    component.columns.sort()
    component.rows.sort()
    return component
  }
}
