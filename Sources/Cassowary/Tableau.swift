/// A small linear program in dictionary form: every basic quantity as an affine function of the
/// nonbasic ones, which stand at zero.
///
/// A *quantity* is a variable or the left side of a row. Each has one interesting point, zero:
/// it may be allowed to rise above it or to fall below it, and at the level that is being
/// minimised each side has a cost per unit. This is the textbook program in which a quantity is
/// the difference of two nonnegative columns, with the two columns kept as one.
///
/// Levels are minimised one after the other. After each, ``freeze(_:)`` forbids what would make it worse:
/// columns whose reduced cost is positive stay at zero in every optimal answer (complementary slackness),
/// so that no rows are added.
struct Tableau: Sendable {
  /// The quantities at zero, by column, and those that are not, by row.
  private(set) var nonbasic: [Int]
  private(set) var basic: [Int] = []
  /// The values of the basic quantities, by row.
  private(set) var values: [Double] = []
  /// Row by row: the coefficients of the nonbasic quantities.
  private(set) var cells: [Double] = []
  /// For each quantity its row, or the complement of its column.
  private(set) var place: [Int]

  var mayRise: [Bool]
  var mayFall: [Bool]
  /// Cost of a unit above zero and below, at the level that is being minimised.
  var riseCost: [Double]
  var fallCost: [Double]

  /// For each row, which side of zero its quantity may not leave: 1, -1, 0 for none, 2 for both.
  private var side: [Int8] = []
  private(set) var pivots = 0

  private enum Standing { case none, bound, equality }
  /// While demands are being met: which quantities are demands. Empty otherwise.
  private var standing: [Standing] = []

  /// Coefficients below this are no pivots.
  private static let pivotTolerance = 1e-11
  /// Steps up to this length get nowhere.
  private static let idle = 1e-12

  var columnCount: Int { nonbasic.count }
  var rowCount: Int { basic.count }
  var quantityCount: Int { place.count }

  /// A program over variables that are free, or at least zero.
  init(restricted: [Bool]) {
    nonbasic = Array(restricted.indices)
    place = restricted.indices.map { ~$0 }
    mayRise = restricted.map { _ in true }
    mayFall = restricted.map { !$0 }
    riseCost = restricted.map { _ in 0 }
    fallCost = riseCost
  }

  /// Adds the quantity `constant + sum of terms`, whose terms name quantities.
  ///
  /// - Returns: The quantity's number.
  mutating func addRow(
    _ terms: [(quantity: Int, coefficient: Double)], constant: Double,
    mayRise: Bool = true, mayFall: Bool = true
  ) -> Int {
    let start = cells.count
    let width = columnCount
    cells.append(contentsOf: repeatElement(0, count: width))
    var value = constant
    for (quantity, coefficient) in terms {
      if place[quantity] < 0 {
        cells[start + ~place[quantity]] += coefficient
      } else {
        let row = place[quantity] * width
        value += coefficient * values[place[quantity]]
        for column in 0..<width { cells[start + column] += coefficient * cells[row + column] }
      }
    }
    let quantity = quantityCount
    place.append(rowCount)
    basic.append(quantity)
    values.append(value)
    side.append(0)
    self.mayRise.append(mayRise)
    self.mayFall.append(mayFall)
    riseCost.append(0)
    fallCost.append(0)
    return quantity
  }

  func value(of quantity: Int) -> Double {
    place[quantity] < 0 ? 0 : values[place[quantity]]
  }

  /// Whether some column may still move.
  var isLive: Bool { nonbasic.contains { mayRise[$0] || mayFall[$0] } }

  /// Whether the quantity is a column that may move, or depends on one.
  func isLive(_ quantity: Int) -> Bool {
    let row = place[quantity]
    if row < 0 { return mayRise[quantity] || mayFall[quantity] }
    for (column, other) in nonbasic.enumerated()
    where abs(cells[row * columnCount + column]) > Self.pivotTolerance {
      if mayRise[other] || mayFall[other] { return true }
    }
    return false
  }

  /// Another program beside this one; its quantities are numbered from this one's count on.
  mutating func append(_ other: Tableau) {
    let (width, its) = (columnCount, other.columnCount)
    var joined: [Double] = []
    joined.reserveCapacity((rowCount + other.rowCount) * (width + its))
    for row in 0..<rowCount {
      joined += cells[row * width..<(row + 1) * width]
      joined += repeatElement(0, count: its)
    }
    for row in 0..<other.rowCount {
      joined += repeatElement(0, count: width)
      joined += other.cells[row * its..<(row + 1) * its]
    }
    cells = joined
    let (rows, quantities) = (rowCount, quantityCount)
    place += other.place.map { $0 < 0 ? ~(~$0 + width) : $0 + rows }
    basic += other.basic.map { $0 + quantities }
    nonbasic += other.nonbasic.map { $0 + quantities }
    values += other.values
    side += other.side
    mayRise += other.mayRise
    mayFall += other.mayFall
    riseCost += other.riseCost
    fallCost += other.fallCost
    pivots += other.pivots
  }
}

// MARK: - Minimising

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
  /// Dantzig's rule, and Bland's after a run of steps of length zero, so that it ends.
  mutating func minimise(_ costed: [Int]) -> Outcome {
    for row in 0..<rowCount { side[row] = currentSide(basic[row], values[row]) }
    var idleSteps = 0
    var ignored: Set<Int> = []
    let budget = pivots + 200 * (rowCount + columnCount) + 1000
    while pivots < budget {
      let usesBland = idleSteps > 2 * columnCount + 8
      let rates = rates(costed)
      guard let (column, direction) = entering(rates, byNumber: usesBland, ignoring: ignored)
      else { return .optimal }
      guard let (row, step) = leaving(column, direction, byNumber: usesBland) else {
        if costed.contains(where: { riseCost[$0] < 0 || fallCost[$0] < 0 }) { return .unbounded }
        // Costs are never negative, so that an endless descent can only be rounding noise.
        ignored.insert(nonbasic[column])
        continue
      }
      idleSteps = step > Self.idle ? 0 : idleSteps + 1
      if step == 0 { values[row] = 0 }
      let left = basic[row]
      pivot(row, column)
      if !standing.isEmpty { keepMet(left) }
      side[row] = sideEntered(basic[row], direction)
    }
    return .optimal
  }

  /// Forbids whatever would leave the optimum that ``minimise(_:)`` found for these costs.
  mutating func freeze(_ costed: [Int]) {
    let rates = rates(costed)
    for column in 0..<columnCount {
      let quantity = nonbasic[column]
      if rates.rise(column, riseCost[quantity]) > 0 { mayRise[quantity] = false }
      if rates.fall(column, fallCost[quantity]) > 0 { mayFall[quantity] = false }
    }
    for quantity in costed where place[quantity] >= 0 && riseCost[quantity] + fallCost[quantity] > 0
    {
      if side[place[quantity]] > 0 { mayFall[quantity] = false } else { mayRise[quantity] = false }
    }
  }

  /// How the total cost changes with each column, and the size of the numbers it is made of.
  struct Rates {
    var slope: [Double]
    var size: [Double]

    /// What counts as zero is relative to what was added up.
    private func clean(_ rate: Double, _ size: Double) -> Double {
      abs(rate) <= 1e-10 * size ? 0 : rate
    }

    func rise(_ column: Int, _ cost: Double) -> Double {
      clean(slope[column] + cost, size[column] + abs(cost))
    }

    func fall(_ column: Int, _ cost: Double) -> Double {
      clean(cost - slope[column], size[column] + abs(cost))
    }
  }

  func rates(_ costed: [Int]) -> Rates {
    var rates = Rates(
      slope: [Double](repeating: 0, count: columnCount),
      size: [Double](repeating: 0, count: columnCount))
    for quantity in costed {
      let row = place[quantity]
      guard row >= 0 else { continue }
      let slope = side[row] < 0 ? -fallCost[quantity] : riseCost[quantity]
      guard slope != 0 else { continue }
      for column in 0..<columnCount {
        let part = slope * cells[row * columnCount + column]
        rates.slope[column] += part
        rates.size[column] += abs(part)
      }
    }
    return rates
  }

  private func currentSide(_ quantity: Int, _ value: Double) -> Int8 {
    switch (mayRise[quantity], mayFall[quantity]) {
    case (false, false): 2
    case (true, false): 1
    case (false, true): -1
    case (true, true):
      riseCost[quantity] + fallCost[quantity] > 0 ? (value < 0 ? -1 : 1) : 0
    }
  }

  private func sideEntered(_ quantity: Int, _ direction: Double) -> Int8 {
    currentSide(quantity, direction)
  }

  private func entering(
    _ rates: Rates, byNumber: Bool, ignoring ignored: Set<Int>
  ) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestRate = 0.0
    var bestQuantity = Int.max
    for column in 0..<columnCount {
      let quantity = nonbasic[column]
      let rise = mayRise[quantity] ? rates.rise(column, riseCost[quantity]) : 0
      let fall = mayFall[quantity] ? rates.fall(column, fallCost[quantity]) : 0
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
  private func leaving(
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

  /// Exchanges the basic quantity of a row with the nonbasic one of a column.
  private mutating func pivot(_ row: Int, _ column: Int) {
    let width = columnCount
    let start = row * width
    let factor = 1 / cells[start + column]
    for other in 0..<width { cells[start + other] *= -factor }
    cells[start + column] = factor
    let value = -values[row] * factor
    values[row] = value
    for target in 0..<rowCount where target != row {
      let base = target * width
      let multiple = cells[base + column]
      guard multiple != 0 else { continue }
      cells[base + column] = 0
      for other in 0..<width {
        let addend = multiple * cells[start + other]
        let sum = cells[base + other] + addend
        cells[base + other] = abs(sum) <= LinearForm.noise(abs(addend)) ? 0 : sum
      }
      let addend = multiple * value
      let sum = values[target] + addend
      values[target] = abs(sum) <= 1e-14 * abs(addend) ? 0 : sum
    }
    let (left, entered) = (basic[row], nonbasic[column])
    basic[row] = entered
    nonbasic[column] = left
    place[entered] = row
    place[left] = ~column
    pivots += 1
  }
}

// MARK: - Feasibility

extension Tableau {
  /// A row that must hold: `quantity >= 0`, or `quantity == 0`.
  struct Demand {
    var quantity: Int
    var isEquality: Bool
    /// By how much it may be missed because of rounding.
    var tolerance: Double
  }

  /// Finds values that meet all demands, and forbids to leave them.
  ///
  /// - Returns: Nil if there are such values, else the quantities that exclude each other
  ///   (Farkas: demands and bounds of variables whose combination can't be met).
  mutating func meet(_ demands: [Demand]) -> [Int]? {
    var missed: [Int] = []
    for demand in demands {
      let value = value(of: demand.quantity)
      mayRise[demand.quantity] = true
      mayFall[demand.quantity] = demand.isEquality || value < 0
      if demand.isEquality || value < 0 {
        riseCost[demand.quantity] = demand.isEquality ? 1 : 0
        fallCost[demand.quantity] = 1
        missed.append(demand.quantity)
      }
    }
    if !missed.isEmpty {
      standing = [Standing](repeating: .none, count: quantityCount)
      for demand in demands { standing[demand.quantity] = demand.isEquality ? .equality : .bound }
      _ = minimise(missed)
      standing = []
    }
    var culprits: [Int]?
    for demand in demands where place[demand.quantity] >= 0 {
      let value = values[place[demand.quantity]]
      if (demand.isEquality ? abs(value) : -value) > demand.tolerance {
        culprits = self.culprits(missed)
        break
      }
    }
    for demand in demands {
      riseCost[demand.quantity] = 0
      fallCost[demand.quantity] = 0
      mayFall[demand.quantity] = false
      if demand.isEquality { mayRise[demand.quantity] = false }
      let row = place[demand.quantity]
      if row >= 0, demand.isEquality || values[row] < 0 { values[row] = 0 }
    }
    return culprits
  }

  /// A demand that has reached zero is met, and stays so.
  private mutating func keepMet(_ quantity: Int) {
    guard standing[quantity] != .none else { return }
    riseCost[quantity] = 0
    fallCost[quantity] = 0
    mayFall[quantity] = false
    mayRise[quantity] = standing[quantity] == .bound
  }

  private func culprits(_ missed: [Int]) -> [Int] {
    let rates = rates(missed)
    var culprits: [Int] = []
    for quantity in missed where place[quantity] >= 0 && values[place[quantity]] != 0 {
      culprits.append(quantity)
    }
    for column in 0..<columnCount where rates.rise(column, 0) != 0 {
      culprits.append(nonbasic[column])
    }
    return culprits.sorted()
  }
}
