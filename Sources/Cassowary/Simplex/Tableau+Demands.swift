extension Tableau {
  /// A row that must hold: `quantity >= 0`, or `quantity == 0`.
  struct Demand {
    var quantity: Quantity
    var isEquality: Bool
    /// By how much it may be missed because of rounding.
    var tolerance: Double
  }

  /// What a search for values that meet all demands has come to.
  enum Feasibility {
    case met
    /// There are no such values.
    case impossible(Certificate)
    /// The budget of pivots was spent before it was known.
    case gaveUp
  }

  /// Finds values that meet all demands, and forbids to leave them.
  mutating func meet(_ demands: [Demand]) -> Feasibility {
    var missed: [Quantity] = []
    var outcome = Outcome.optimal
    for demand in demands {
      let value = value(of: demand.quantity)
      quantities[demand.quantity].mayRise = true
      quantities[demand.quantity].mayFall = demand.isEquality || value < 0
      if demand.isEquality || value < 0 {
        quantities[demand.quantity].riseCost = demand.isEquality ? 1 : 0
        quantities[demand.quantity].fallCost = 1
        missed.grow(with: demand.quantity)
      }
    }
    if !missed.isEmpty {
      demanded.reset(to: .none, count: quantityCount)
      for demand in demands { demanded[demand.quantity] = demand.isEquality ? .equality : .bound }
      outcome = minimise(missed)
      demanded.removeAll()
    }
    let isMet = demands.allSatisfy { demand in
      let value = value(of: demand.quantity)
      return (demand.isEquality ? abs(value) : -value) <= demand.tolerance
    }
    let certificate = isMet ? Certificate() : self.certificate(missed)
    forbidToLeave(demands)
    if isMet { return .met }
    return outcome == .gaveUp ? .gaveUp : .impossible(certificate)
  }

  private mutating func forbidToLeave(_ demands: [Demand]) {
    for demand in demands {
      quantities[demand.quantity].riseCost = 0
      quantities[demand.quantity].fallCost = 0
      quantities[demand.quantity].mayFall = false
      if demand.isEquality { quantities[demand.quantity].mayRise = false }
      if let row = row(of: demand.quantity), demand.isEquality || values[row] < 0 {
        values[row] = 0
      }
    }
  }

  /// An inequality that has gone through zero is met, and stays so.
  mutating func keepMetIfBound(_ quantity: Quantity) {
    if demanded[quantity] == .bound { keepMet(quantity) }
  }

  /// A demand that has reached zero is met, and stays so.
  mutating func keepMet(_ quantity: Quantity) {
    guard demanded[quantity] != .none else { return }
    quantities[quantity].riseCost = 0
    quantities[quantity].fallCost = 0
    quantities[quantity].mayFall = false
    quantities[quantity].mayRise = demanded[quantity] == .bound
  }

  private func certificate(_ missed: [Quantity]) -> Certificate {
    var certificate = Certificate()
    for quantity in missed {
      guard let row = row(of: quantity) else { continue }
      let rate = cost(ofRow: row)
      certificate.missed += rate * values[row]
      // One that is met, but would be missed if it moved, has a part in it too.
      if rate != 0 { certificate.parts.grow(with: (quantity, rate)) }
    }
    for column in nonbasic.places where riseRate(column) != 0 {
      certificate.parts.grow(with: (nonbasic[column], -riseRate(column)))
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
  var parts: [(quantity: Quantity, rate: Double)] = []
}
