/// Quick looks at whether a row can be met whatever else is required. They may miss that it can.
extension Solver {
  /// Whether there is a variable that may take any value.
  func hasFreshVariable(_ cells: [SparseMatrix.Cell]) -> Bool {
    for cell in cells where isFresh(cell.column) { return true }
    return false
  }

  /// Whether a variable may take any value, to all appearances: it is in no row that is required.
  private func isFresh(_ variable: Int) -> Bool {
    guard elimination.isIndependent(variable), !elimination.variables[variable].isRestricted,
      elimination.variables[variable].dependentCount == 0
    else { return false }
    return !isMentioned(variable, by: { constraints[$0].isRequired })
  }

  /// Whether an independent variable may take any value whatever the others are.
  func isUnbound(_ variable: Int) -> Bool {
    !elimination.variables[variable].isRestricted
      && !isMentioned(variable) {
        elimination.rows[$0].role == .row && constraints[$0].isRequired
      }
  }

  private func isMentioned(_ variable: Int, by isMeant: (Int) -> Bool) -> Bool {
    var cell = elimination.matrix.first(inColumn: variable)
    while cell >= 0 {
      let place = elimination.matrix.row(of: cell)
      if elimination.working(place / 2) == place, isMeant(place / 2) { return true }
      cell = elimination.matrix.next(after: cell)
    }
    return false
  }

  /// Whether the working row, as an equality, may define the variable: whatever limits that is in
  /// a sum of bounded variables then, which keeps to the limit by itself.
  ///
  /// So it is where a chain is closed, as of views in a column, and a length is their sum.
  func workCanDefine(_ variable: Int) -> Bool {
    guard let sum = definitionByWork(of: variable) else { return false }
    if elimination.variables[variable].isRestricted, !sum.rises || sum.constant < 0 {
      return false
    }
    var cell = elimination.matrix.first(inColumn: variable)
    while cell >= 0 {
      if let row = elimination.limit(at: cell), constraints[row].isRequired,
        !holds(row, where: variable, is: sum, times: elimination.matrix.coefficient(of: cell))
      {
        return false
      }
      cell = elimination.matrix.next(after: cell)
    }
    return true
  }

  /// A sum of restricted variables: whether it rises with all of them, or falls.
  private struct MonotoneSum {
    var rises = true
    var falls = true
    var constant = 0.0
  }

  /// What the variable is by the working row, if that is a sum of such a kind.
  private func definitionByWork(of variable: Int) -> MonotoneSum? {
    let pivot = elimination.work.coefficient(of: variable)
    var sum = MonotoneSum(constant: elimination.work.constant)
    for cell in elimination.work.cells() where cell.column != variable {
      if elimination.variables[cell.column].isParameter {
        sum.constant += cell.coefficient * forms.values[cell.column]
      } else if !elimination.variables[cell.column].isRestricted
        || abs(pivot) < 0.01 * abs(cell.coefficient)
      {
        return nil
      } else if (cell.coefficient > 0) == (pivot > 0) {
        sum.rises = false
      } else {
        sum.falls = false
      }
    }
    sum.constant /= -pivot
    return sum
  }

  /// Whether an inequality follows from bounds, given what one of its variables is.
  private func holds(
    _ row: Int, where variable: Int, is sum: MonotoneSum, times factor: Double
  ) -> Bool {
    guard !constraints[row].isEquality, factor > 0 ? sum.rises : sum.falls else { return false }
    var constant = elimination.rows[row].constant + factor * sum.constant
    for cell in elimination.matrix.cells(ofRow: elimination.working(row)) {
      let other = elimination.matrix.column(of: cell)
      guard other != variable else { continue }
      let coefficient = elimination.matrix.coefficient(of: cell)
      if elimination.variables[other].isParameter {
        constant += coefficient * forms.values[other]
      } else if !elimination.variables[other].isRestricted || coefficient < 0 {
        return false
      }
    }
    return constant >= 0
  }
}
