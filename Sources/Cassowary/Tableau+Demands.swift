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
  mutating func keepMet(_ quantity: Int) {
    guard standing[quantity] != .none else { return }
    riseCost[quantity] = 0
    fallCost[quantity] = 0
    mayFall[quantity] = false
    mayRise[quantity] = standing[quantity] == .bound
  }

  private func culprits(_ missed: [Int]) -> [Int] {
    var culprits: [Int] = []
    for quantity in missed where place[quantity] >= 0 && values[place[quantity]] != 0 {
      culprits.append(quantity)
    }
    for column in 0..<columnCount where riseRate(column) != 0 {
      culprits.append(nonbasic[column])
    }
    return culprits.sorted()
  }
}
