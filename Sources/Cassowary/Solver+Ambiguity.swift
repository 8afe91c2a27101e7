extension Solver {
  /// Whether the variable has more than one value among the answers that are optimal at all
  /// priorities, that is, whether the tie-break level had to choose.
  ///
  /// Exact: the least and the greatest value are compared.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    solve()
    let place = place(of: variable)
    guard !elimination.isParameter[place] else { return false }
    elimination.reduce([SparseMatrix.Cell(column: place, coefficient: 1)], constant: 0)
    let cells = elimination.work.cells()
    var seen: Set<Int> = []
    for cell in cells {
      guard let number = components.component(of: cell.column), seen.insert(number).inserted,
        components[number].piece?.isOpen == true
      else { continue }
      loadFace(of: number)
      let row = program.tableau.addRow(constant: 0)
      for cell in cells where components.component(of: cell.column) == number {
        program.tableau.addTerm(program.column(of: cell.column), cell.coefficient)
      }
      if program.tableau.isLive(row), program.tableau.hasRange(row) { return true }
    }
    return false
  }

  /// Loads into ``program`` all answers of a component that are optimal at every priority.
  mutating func loadFace(of number: Int) {
    let component = components[number]
    load(component)
    _ = program.tableau.meet(program.demands)
    meetPriorities(component)
  }
}

extension Tableau {
  /// Whether a basic quantity can take more than one value.
  fileprivate mutating func hasRange(_ quantity: Int) -> Bool {
    guard let least = extreme(quantity, direction: -1) else { return true }
    guard let greatest = extreme(quantity, direction: 1) else { return true }
    return greatest - least > 1e-7 * max(1, abs(greatest), abs(least))
  }

  /// The greatest (or the least) value of a quantity, or nil if there is none.
  private mutating func extreme(_ quantity: Int, direction: Double) -> Double? {
    riseCost[quantity] = -direction
    fallCost[quantity] = direction
    defer {
      riseCost[quantity] = 0
      fallCost[quantity] = 0
    }
    return minimise([quantity]) == .unbounded ? nil : value(of: quantity)
  }
}
