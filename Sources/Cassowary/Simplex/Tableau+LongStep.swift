/// Steps beyond the first row that reaches zero, as long as they reduce the total cost: the
/// bound-flipping ratio test (Maros, "Computational Techniques of the Simplex Method", 2003), for
/// piecewise linear costs.
extension Tableau {
  private struct Breakpoint {
    var step: Double
    var row: BasicRow
    var slope: Double
  }

  /// The row at which a column has to stop, and the length of that step. The rows before it have
  /// then passed zero.
  ///
  /// - Parameter first: The first row that reaches zero.
  mutating func lastWorthwhile(
    _ first: (row: BasicRow, step: Double), _ column: NonbasicColumn, _ direction: Double
  ) -> (row: BasicRow, step: Double) {
    var rate = direction > 0 ? riseRate(column) : fallRate(column)
    // The rest of the rate has to be more than rounding errors.
    let least = min(rate, -slopeSize[column]) * Tolerance.longStep
    guard let toll = price(ofPassing: first.row, column), rate + toll < least else { return first }
    let breakpoints = self.breakpoints(column, direction)
    var passed: [BasicRow] = []
    for (index, breakpoint) in breakpoints.enumerated() {
      guard let toll = price(ofPassing: breakpoint.row, column), rate + toll < least,
        index + 1 < breakpoints.count
      else {
        for row in passed { pass(row) }
        return largest(among: breakpoints[index...])
      }
      rate += toll
      passed.append(breakpoint.row)
    }
    return first
  }

  /// The decrease of the descent rate beyond a row's zero; nil if the row must not pass it.
  private func price(ofPassing row: BasicRow, _ column: NonbasicColumn) -> Double? {
    let quantity = basic[row]
    guard quantities[quantity].mayRise, quantities[quantity].mayFall,
      side[row] == .above || side[row] == .below
    else {
      return nil
    }
    return abs(cells[row, column]) * (quantities[quantity].riseCost + quantities[quantity].fallCost)
  }

  /// The rows that a column brings to zero, in the order of their distances.
  private func breakpoints(_ column: NonbasicColumn, _ direction: Double) -> [Breakpoint] {
    var breakpoints: [Breakpoint] = []
    for row in basic.places {
      let slope = cells[row, column] * direction
      guard isHeldBack(row, slope: slope) else { continue }
      let step = side[row] == .zero ? 0 : max(0, values[row] / -slope)
      breakpoints.append(Breakpoint(step: step, row: row, slope: slope))
    }
    breakpoints.sort { $0.step != $1.step ? $0.step < $1.step : $0.row < $1.row }
    return breakpoints
  }

  /// The breakpoint with the largest pivot, among those as near as the first one.
  private func largest(among breakpoints: ArraySlice<Breakpoint>) -> (row: BasicRow, step: Double) {
    var best = breakpoints[breakpoints.startIndex]
    let end = best.step * (1 + Tolerance.sameStep) + Tolerance.idleStep
    for breakpoint in breakpoints {
      guard breakpoint.step <= end else { break }
      if abs(breakpoint.slope) > abs(best.slope) { best = breakpoint }
    }
    return (best.row, best.step)
  }

  /// Lets a row pass zero, with its cost of the other side.
  private mutating func pass(_ row: BasicRow) {
    let before = cost(ofRow: row)
    side[row] = side[row] == .above ? .below : .above
    if isMeetingDemands, side[row] == .above { keepMetIfBound(basic[row]) }
    addSlopes(ofRow: row, times: cost(ofRow: row) - before)
  }
}
