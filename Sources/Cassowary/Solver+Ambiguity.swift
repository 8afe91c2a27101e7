extension Solver {
  /// Whether the variable has more than one value among the answers that are optimal at all
  /// priorities, that is, whether the tie-break level had to choose.
  ///
  /// Exact: the least and the greatest value are compared.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    solve()
    let place = place(of: variable)
    guard !variables[place].isParameter else { return false }
    let definition = elimination.definitions[place]
    let cells = definition?.cells ?? [LinearForm.Cell(variable: place, coefficient: 1)]
    for face in faces {
      guard cells.contains(where: { face.columns.contains($0.variable) }) else { continue }
      var tableau = face.tableau
      let row = tableau.addRow(constant: 0)
      for cell in cells {
        guard let quantity = face.columns.firstIndex(of: cell.variable) else { continue }
        tableau.addTerm(quantity, cell.coefficient)
      }
      if tableau.isLive(row), tableau.hasRange(row) { return true }
    }
    return false
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
