/// The state of a constraint in the solution.
public enum Standing: Hashable, Sendable {
  /// The inequality is met, with this distance from its limit, in points.
  case slack(Double)
  /// The constraint is met with equality, so that it may have an effect on the solution.
  case binding
  /// The constraint is missed by this number of points.
  case violated(Double)
}

extension Solver {
  /// The state of a constraint in the solution.
  public mutating func standing(of handle: Handle) -> Standing {
    let row = system.row(of: handle)
    let (value, size) = evaluate(row)
    let record = system.constraints[row]
    guard abs(value) > Tolerance.zero * max(1, size) else { return .binding }
    return value < 0 || record.isEquality
      ? .violated(abs(value) * record.scale) : .slack(value * record.scale)
  }

  /// The number of points by which the solution misses a constraint; 0 if it is met.
  public mutating func violation(of handle: Handle) -> Double {
    if case .violated(let missed) = standing(of: handle) { missed } else { 0 }
  }

  /// A row's value in the solution, and the size of the numbers in its sum.
  private mutating func evaluate(_ row: Row) -> (value: Double, size: Double) {
    solve()
    var value = system.elimination.rows[row].givenConstant
    var size = abs(value)
    for entry in system.entries(of: row) {
      let part = entry.coefficient * forms.values[entry.column]
      value += part
      size = max(size, abs(part))
    }
    return (value, size)
  }
}
