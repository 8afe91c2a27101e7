extension Tableau {
  /// The outcome of a search for a minimum.
  enum Outcome {
    case optimal
    /// The cost has no lower bound.
    case unbounded
    /// The budget of pivots was spent before the minimum was found.
    case gaveUp
  }

  /// The cost of a quantity at a level, for each unit above zero and for each unit below.
  struct Cost {
    var quantity: Quantity
    var rise: Double
    var fall: Double
  }

  /// Minimises the sum of the costs, and keeps to its minimum from then on.
  mutating func settle(_ level: some Collection<Cost>) -> Outcome {
    guard level.contains(where: { isLive($0.quantity) }) else { return .optimal }
    var costed: [Quantity] = []
    costed.reserveCapacity(level.count)
    for cost in level {
      let state = quantities[cost.quantity]
      if state.riseCost == 0, state.fallCost == 0 { costed.append(cost.quantity) }
      quantities[cost.quantity].riseCost += cost.rise
      quantities[cost.quantity].fallCost += cost.fall
    }
    let outcome = minimise(costed)
    freeze(costed)
    for quantity in costed {
      quantities[quantity].riseCost = 0
      quantities[quantity].fallCost = 0
    }
    return outcome
  }

  /// The number of pivots after which a search gives up: many times as many as programs of that
  /// size take, except those designed to take exponentially many.
  private var budget: Int { min(limit, 200 * (rowCount + columnCount) + 1000) }

  /// Minimises the cost of the quantities in `costed`; all other quantities' costs are zero.
  ///
  /// Columns are chosen by Dantzig's rule with long steps, and by Bland's rule after several steps
  /// of length zero, so that the search ends.
  mutating func minimise(_ costed: [Quantity]) -> Outcome {
    findSides()
    findSlopes(costed)
    var areSlopesFresh = true
    var idleSteps = 0
    var ignored: [Quantity] = []
    let end = pivots + budget
    while pivots < end, work < mostWork {
      let usesBland = idleSteps > 2 * columnCount + 8
      guard let (column, direction) = entering(byNumber: usesBland, ignoring: ignored) else {
        if areSlopesFresh { return .optimal }
        findSlopes(costed)
        areSlopesFresh = true
        continue
      }
      guard let first = leaving(column, direction, byNumber: usesBland) else {
        if costed.contains(where: { quantities[$0].riseCost < 0 || quantities[$0].fallCost < 0 }) {
          return .unbounded
        }
        // Costs are never negative, so that an unbounded descent is a rounding error.
        ignored.append(nonbasic[column])
        continue
      }
      let (row, step) = usesBland ? first : lastWorthwhile(first, column, direction)
      idleSteps = step > Tolerance.idleStep ? 0 : idleSteps + 1
      if step == 0 { values[row] = 0 }
      exchange(row, column, direction)
      areSlopesFresh = false
    }
    findSlopes(costed)
    return .gaveUp
  }

  /// Pivots, and updates the slopes.
  private mutating func exchange(
    _ row: BasicRow, _ column: NonbasicColumn, _ direction: Double
  ) {
    let leftSlope = cost(ofRow: row)
    let left = basic[row]
    pivot(row, column)
    if isMeetingDemands { keepMet(left) }
    side[row] = currentSide(basic[row], direction)
    let change = slope[column] + cost(ofRow: row)
    slope[column] = -leftSlope
    slopeSize[column] = abs(leftSlope)
    if change != 0 { addSlopes(ofRow: row, times: change) }
  }

  /// Fixes everything that could leave the optimum that ``minimise(_:)`` found for these costs.
  mutating func freeze(_ costed: [Quantity]) {
    for column in nonbasic.places {
      if riseRate(column) > 0 { quantities[nonbasic[column]].mayRise = false }
      if fallRate(column) > 0 { quantities[nonbasic[column]].mayFall = false }
    }
    for quantity in costed where quantities[quantity].riseCost + quantities[quantity].fallCost > 0 {
      guard let row = row(of: quantity) else { continue }
      if side[row] == .above || side[row] == .zero {
        quantities[quantity].mayFall = false
      } else {
        quantities[quantity].mayRise = false
      }
    }
  }
}

// MARK: - Rates

extension Tableau {
  /// The change of the total cost when the column's quantity rises by one.
  func riseRate(_ column: NonbasicColumn) -> Double {
    let cost = quantities[nonbasic[column]].riseCost
    return rate(slope[column] + cost, column, cost)
  }

  /// The change of the total cost when the column's quantity falls by one.
  func fallRate(_ column: NonbasicColumn) -> Double {
    let cost = quantities[nonbasic[column]].fallCost
    return rate(cost - slope[column], column, cost)
  }

  private func rate(_ rate: Double, _ column: NonbasicColumn, _ cost: Double) -> Double {
    abs(rate) <= Tolerance.reducedCost * (slopeSize[column] + abs(cost)) ? 0 : rate
  }

  func cost(ofRow row: BasicRow) -> Double {
    side[row] == .below ? -quantities[basic[row]].fallCost : quantities[basic[row]].riseCost
  }

  private mutating func findSlopes(_ costed: [Quantity]) {
    slope.reset(to: 0, count: columnCount)
    slopeSize.reset(to: 0, count: columnCount)
    for quantity in costed {
      guard let row = row(of: quantity) else { continue }
      let cost = cost(ofRow: row)
      if cost != 0 { addSlopes(ofRow: row, times: cost) }
    }
  }

  /// Adds a multiple of a row to the slopes.
  mutating func addSlopes(ofRow row: BasicRow, times multiple: Double) {
    for column in nonbasic.places {
      let cell = cells[row, column]
      guard cell != 0 else { continue }
      let part = multiple * cell
      slope[column] += part
      slopeSize[column] += abs(part)
    }
  }
}

// MARK: - Sides

extension Tableau {
  mutating func findSides() {
    for row in basic.places { findSide(ofRow: row) }
  }

  mutating func findSide(ofRow row: BasicRow) { side[row] = currentSide(basic[row], values[row]) }

  /// The side of zero that a basic quantity with this value, or moving to it, must not leave.
  private func currentSide(_ quantity: Quantity, _ value: Double) -> Side {
    switch (quantities[quantity].mayRise, quantities[quantity].mayFall) {
    case (false, false): .zero
    case (true, false): .above
    case (false, true): .below
    case (true, true):
      quantities[quantity].riseCost + quantities[quantity].fallCost > 0
        ? (value < 0 ? .below : .above) : .either
    }
  }

  /// Whether a row whose value changes at a rate reaches zero, or is there and has to stay.
  func isHeldBack(_ row: BasicRow, slope: Double) -> Bool {
    switch side[row] {
    case .either: false
    case .zero: abs(slope) > Tolerance.pivot
    case .above: slope < -Tolerance.pivot
    case .below: slope > Tolerance.pivot
    }
  }
}

// MARK: - The pivot rules

extension Tableau {
  /// The column with the greatest decrease of the cost, the first one by number among equals, and
  /// its direction.
  private func entering(
    byNumber: Bool, ignoring ignored: [Quantity]
  ) -> (column: NonbasicColumn, direction: Double)? {
    var best: (column: NonbasicColumn, direction: Double)?
    var bestRate = 0.0
    var bestQuantity = Quantity(number: .max)
    for column in nonbasic.places {
      let quantity = nonbasic[column]
      let rise = quantities[quantity].mayRise ? riseRate(column) : 0
      let fall = quantities[quantity].mayFall ? fallRate(column) : 0
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

  /// The row that first stops the column, and the length of the step. Among equals it is the one
  /// with the largest pivot.
  func leaving(
    _ column: NonbasicColumn, _ direction: Double, byNumber: Bool
  ) -> (row: BasicRow, step: Double)? {
    var best: (row: BasicRow, step: Double)?
    var bestPivot = 0.0
    for row in basic.places where side[row] != .either {
      let slope = cells[row, column] * direction
      guard isHeldBack(row, slope: slope) else { continue }
      let step = side[row] == .zero ? 0 : max(0, values[row] / -slope)
      if let (other, least) = best {
        let slack = Tolerance.sameStep * least + Tolerance.idleStep
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
