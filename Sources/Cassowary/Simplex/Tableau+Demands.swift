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
  /// - Returns: Nil if there are such values, else why there are none.
  mutating func meet(_ demands: [Demand]) -> Certificate? {
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
    var certificate: Certificate?
    for demand in demands where place[demand.quantity] >= 0 {
      let value = values[place[demand.quantity]]
      if (demand.isEquality ? abs(value) : -value) > demand.tolerance {
        certificate = self.certificate(missed)
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
    return certificate
  }

  /// An inequality that has gone through zero is met, and stays so.
  mutating func keepMetIfBound(_ quantity: Int) {
    if standing[quantity] == .bound { keepMet(quantity) }
  }

  /// A demand that has reached zero is met, and stays so.
  mutating func keepMet(_ quantity: Int) {
    guard standing[quantity] != .none else { return }
    riseCost[quantity] = 0
    fallCost[quantity] = 0
    mayFall[quantity] = false
    mayRise[quantity] = standing[quantity] == .bound
  }

  private func certificate(_ missed: [Int]) -> Certificate {
    var certificate = Certificate()
    for quantity in missed where place[quantity] >= 0 {
      let rate = cost(ofRow: place[quantity])
      certificate.missed += rate * values[place[quantity]]
      // One that is met, but would be missed if it moved, has a part in it too.
      if rate != 0 { certificate.parts.append((quantity, rate)) }
    }
    for column in 0..<columnCount where riseRate(column) != 0 {
      certificate.parts.append((nonbasic[column], -riseRate(column)))
    }
    certificate.parts.sort { $0.quantity < $1.quantity }
    return certificate
  }
}

/// Why demands can't all be met (Farkas' lemma): a sum of multiples of demands and of bounds of
/// variables that can't be what it would have to be.
struct Certificate {
  /// By how much the demands are missed at best, in sum.
  var missed = 0.0
  /// Quantities, and how much more is missed when a constant is added to one of them, per unit.
  var parts: [(quantity: Int, rate: Double)] = []
}
