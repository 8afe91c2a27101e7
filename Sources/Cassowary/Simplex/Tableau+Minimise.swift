extension Tableau {
  enum Outcome { case optimal, unbounded }

  /// The cost of a quantity at a level: per unit above zero, and per unit below.
  struct Cost {
    var quantity: Int
    var rise: Double
    var fall: Double
  }

  /// Minimises the sum of the costs, and stays at its minimum from then on.
  mutating func settle(_ level: [Cost]) {
    guard level.contains(where: { isLive($0.quantity) }) else { return }
    for cost in level {
      riseCost[cost.quantity] = cost.rise
      fallCost[cost.quantity] = cost.fall
    }
    let costed = level.map(\.quantity)
    _ = minimise(costed)
    freeze(costed)
    for cost in level {
      riseCost[cost.quantity] = 0
      fallCost[cost.quantity] = 0
    }
  }

  /// Minimises the cost of the quantities in `costed`; all other quantities' costs are zero.
  ///
  /// Dantzig's rule with long steps, and Bland's after a run of steps of length zero, so that it
  /// ends.
  mutating func minimise(_ costed: [Int]) -> Outcome {
    findSides()
    findSlopes(costed)
    var areSlopesFresh = true
    var idleSteps = 0
    var ignored: [Int] = []
    let budget = pivots + 200 * (rowCount + columnCount) + 1000
    while pivots < budget {
      let usesBland = idleSteps > 2 * columnCount + 8
      guard let (column, direction) = entering(byNumber: usesBland, ignoring: ignored) else {
        if areSlopesFresh { return .optimal }
        findSlopes(costed)
        areSlopesFresh = true
        continue
      }
      guard let first = leaving(column, direction, byNumber: usesBland) else {
        if costed.contains(where: { riseCost[$0] < 0 || fallCost[$0] < 0 }) { return .unbounded }
        // Costs are never negative, so that an endless descent can only be rounding noise.
        ignored.append(nonbasic[column])
        continue
      }
      let (row, step) = usesBland ? first : lastWorthwhile(first, column, direction)
      idleSteps = step > Self.idle ? 0 : idleSteps + 1
      if step == 0 { values[row] = 0 }
      exchange(row, column, direction)
      areSlopesFresh = false
    }
    findSlopes(costed)
    return .optimal
  }

  /// A pivot, with the slopes kept in step.
  private mutating func exchange(_ row: Int, _ column: Int, _ direction: Double) {
    let leftSlope = cost(ofRow: row)
    let left = basic[row]
    pivot(row, column)
    if !standing.isEmpty { keepMet(left) }
    side[row] = currentSide(basic[row], direction)
    let change = slope[column] + cost(ofRow: row)
    slope[column] = -leftSlope
    slopeSize[column] = abs(leftSlope)
    guard change != 0 else { return }
    let start = row * columnCount
    for other in 0..<columnCount where cells[start + other] != 0 {
      let part = change * cells[start + other]
      slope[other] += part
      slopeSize[other] += abs(part)
    }
  }

  /// Forbids whatever would leave the optimum that ``minimise(_:)`` found for these costs.
  mutating func freeze(_ costed: [Int]) {
    for column in 0..<columnCount {
      if riseRate(column) > 0 { mayRise[nonbasic[column]] = false }
      if fallRate(column) > 0 { mayFall[nonbasic[column]] = false }
    }
    for quantity in costed where place[quantity] >= 0 && riseCost[quantity] + fallCost[quantity] > 0
    {
      if side[place[quantity]] > 0 { mayFall[quantity] = false } else { mayRise[quantity] = false }
    }
  }
}

// MARK: - Rates

extension Tableau {
  /// Steps up to this length get nowhere.
  private static let idle = 1e-12

  /// What the total cost gains when the column's quantity rises by one.
  func riseRate(_ column: Int) -> Double {
    let cost = riseCost[nonbasic[column]]
    let rate = slope[column] + cost
    return abs(rate) <= 1e-10 * (slopeSize[column] + abs(cost)) ? 0 : rate
  }

  /// What the total cost gains when the column's quantity falls by one.
  func fallRate(_ column: Int) -> Double {
    let cost = fallCost[nonbasic[column]]
    let rate = cost - slope[column]
    return abs(rate) <= 1e-10 * (slopeSize[column] + abs(cost)) ? 0 : rate
  }

  func cost(ofRow row: Int) -> Double {
    side[row] < 0 ? -fallCost[basic[row]] : riseCost[basic[row]]
  }

  private mutating func findSlopes(_ costed: [Int]) {
    slope.removeAll(keepingCapacity: true)
    slopeSize.removeAll(keepingCapacity: true)
    for _ in 0..<columnCount {
      slope.append(0)
      slopeSize.append(0)
    }
    for quantity in costed where place[quantity] >= 0 {
      let cost = cost(ofRow: place[quantity])
      guard cost != 0 else { continue }
      let start = place[quantity] * columnCount
      for column in 0..<columnCount where cells[start + column] != 0 {
        let part = cost * cells[start + column]
        slope[column] += part
        slopeSize[column] += abs(part)
      }
    }
  }

  mutating func findSides() {
    for row in 0..<rowCount { findSide(ofRow: row) }
  }

  mutating func findSide(ofRow row: Int) { side[row] = currentSide(basic[row], values[row]) }

  /// The side of zero that a basic quantity of that value (or on its way there) has to keep to.
  private func currentSide(_ quantity: Int, _ value: Double) -> Int8 {
    switch (mayRise[quantity], mayFall[quantity]) {
    case (false, false): 2
    case (true, false): 1
    case (false, true): -1
    case (true, true):
      riseCost[quantity] + fallCost[quantity] > 0 ? (value < 0 ? -1 : 1) : 0
    }
  }

  /// The column that lowers the cost most per unit, or of those that do the one with the least
  /// number, and which way it goes.
  private func entering(
    byNumber: Bool, ignoring ignored: [Int]
  ) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestRate = 0.0
    var bestQuantity = Int.max
    for column in 0..<columnCount {
      let quantity = nonbasic[column]
      let rise = mayRise[quantity] ? riseRate(column) : 0
      let fall = mayFall[quantity] ? fallRate(column) : 0
      let rate = min(rise, fall)
      guard rate < 0 else { continue }
      if byNumber ? quantity < bestQuantity : rate < bestRate {
        guard ignored.isEmpty || !ignored.contains(quantity) else { continue }
        best = (column, rise < 0 ? 1 : -1)
        (bestRate, bestQuantity) = (rate, quantity)
      }
    }
    return best
  }

  /// The row that first forbids the column to go on, and how far it may go; among equals the
  /// one with the largest pivot.
  func leaving(
    _ column: Int, _ direction: Double, byNumber: Bool
  ) -> (row: Int, step: Double)? {
    var best: (row: Int, step: Double)?
    var bestPivot = 0.0
    for row in 0..<rowCount {
      let side = side[row]
      guard side != 0 else { continue }
      let slope = cells[row * columnCount + column] * direction
      guard abs(slope) > Self.pivotTolerance, side == 2 || (slope < 0) == (side > 0) else {
        continue
      }
      let step = side == 2 ? 0 : max(0, values[row] / -slope)
      if let (other, least) = best {
        let slack = 1e-10 * least + Self.idle
        if step > least + slack { continue }
        if step >= least - slack {
          if byNumber ? basic[row] > basic[other] : abs(slope) <= bestPivot { continue }
        }
      }
      best = (row, step)
      bestPivot = abs(slope)
    }
    return best
  }
}
