/// Quick checks that a row can be met in every case. They may fail for a row that can.
extension System {
  /// Whether a row with parameters alone holds at their values.
  func holds(_ row: Row, at values: LinearProgram.Values) -> Bool {
    var (value, magnitude) = (elimination.rows[row].constant, elimination.rows[row].magnitude)
    for cell in elimination.cells(of: row) {
      let variable = elimination.matrix.column(of: cell)
      guard elimination.isParameter(variable) else { continue }
      let part = elimination.matrix.coefficient(of: cell) * values[variable]
      value += part
      magnitude = max(magnitude, abs(part))
    }
    let missed = constraints[row].isEquality ? abs(value) : -value
    return missed
      <= Tolerance.ofDemand(constant: elimination.rows[row].constant, magnitude: magnitude)
  }

  /// Whether one of a row's variables is fresh.
  func hasFreshVariable(_ entries: [Entry]) -> Bool { entries.contains { isFresh($0.column) } }

  /// Whether a variable can have any value, as far as the rows show: no required row mentions it.
  private func isFresh(_ variable: Column) -> Bool {
    guard elimination.isIndependent(variable), !elimination.isRestricted(variable),
      elimination.variables[variable].dependentCount == 0
    else { return false }
    return !isMentioned(variable) { constraints[$0].isRequired }
  }

  /// Whether an independent variable can have any value, whatever the others have.
  func isUnbound(_ variable: Column) -> Bool {
    !elimination.isRestricted(variable)
      && !isMentioned(variable) {
        elimination.rows[$0].role == .row && constraints[$0].isRequired
      }
  }

  private func isMentioned(_ variable: Column, by isMeant: (Row) -> Bool) -> Bool {
    var next = elimination.matrix.first(inColumn: variable)
    while let cell = next {
      let line = elimination.matrix.row(of: cell)
      if elimination.working(line.row) == line, isMeant(line.row) { return true }
      next = elimination.matrix.next(after: cell)
    }
    return false
  }

  /// Whether a reduced equality can define the variable without a check: every limit of the
  /// variable then becomes one of a sum of bounded variables, which meets it by these bounds.
  ///
  /// This is so if an equality closes a chain, such as of views in a column, and a length is their
  /// sum.
  func canDefine(_ variable: Column, by form: ReducedForm, at values: LinearProgram.Values) -> Bool
  {
    guard let sum = monotoneSum(of: variable, by: form, at: values) else { return false }
    if elimination.isRestricted(variable), !sum.rises || sum.constant < 0 { return false }
    var next = elimination.matrix.first(inColumn: variable)
    while let cell = next {
      if let row = elimination.limit(at: cell), constraints[row].isRequired,
        !holds(
          row, where: variable, is: sum, times: elimination.matrix.coefficient(of: cell),
          at: values)
      {
        return false
      }
      next = elimination.matrix.next(after: cell)
    }
    return true
  }

  /// A sum of restricted variables: whether it rises or falls with all of them.
  private struct MonotoneSum {
    var rises = true
    var falls = true
    var constant = 0.0
  }

  /// The definition of the variable by an equality, if it is a monotone sum.
  private func monotoneSum(
    of variable: Column, by form: ReducedForm, at values: LinearProgram.Values
  ) -> MonotoneSum? {
    let pivot = form.coefficient(of: variable)
    var sum = MonotoneSum(constant: form.constant)
    for entry in form.entries where entry.column != variable {
      if elimination.isParameter(entry.column) {
        sum.constant += entry.coefficient * values[entry.column]
      } else if !elimination.isRestricted(entry.column)
        || abs(pivot) < Tolerance.definitionPivot * abs(entry.coefficient)
      {
        return nil
      } else if (entry.coefficient > 0) == (pivot > 0) {
        sum.rises = false
      } else {
        sum.falls = false
      }
    }
    sum.constant /= -pivot
    return sum
  }

  /// Whether an inequality follows from bounds, given the definition of one of its variables.
  private func holds(
    _ row: Row, where variable: Column, is sum: MonotoneSum, times factor: Double,
    at values: LinearProgram.Values
  ) -> Bool {
    guard !constraints[row].isEquality, factor > 0 ? sum.rises : sum.falls else { return false }
    var constant = elimination.rows[row].constant + factor * sum.constant
    for cell in elimination.cells(of: row) {
      let other = elimination.matrix.column(of: cell)
      guard other != variable else { continue }
      let coefficient = elimination.matrix.coefficient(of: cell)
      if elimination.isParameter(other) {
        constant += coefficient * values[other]
      } else if !elimination.isRestricted(other) || coefficient < 0 {
        return false
      }
    }
    return constant >= 0
  }
}
