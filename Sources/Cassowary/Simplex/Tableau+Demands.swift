extension Tableau {
  /// A row that must hold: `quantity >= 0`, or `quantity == 0`.
  struct Demand {
    var quantity: Quantity
    var isEquality: Bool
    /// The number by which rounding may let it be missed.
    var tolerance: Double
  }

  /// The outcome of a search for values that meet all demands.
  enum Feasibility {
    case met
    /// There are no such values.
    case impossible(Certificate)
    /// The budget of pivots was spent before the outcome was known.
    case gaveUp
  }

  /// Finds values that meet all demands, and keeps to them from then on.
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

  /// Keeps an inequality met from now on, if it has passed zero.
  mutating func keepMetIfBound(_ quantity: Quantity) {
    if demanded[quantity] == .bound { keepMet(quantity) }
  }

  /// Keeps a demand met from now on, since it has reached zero.
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
      // A quantity that meets its demand, but would miss it by moving, is a part too.
      if rate != 0 { certificate.parts.grow(with: (quantity, rate)) }
    }
    for column in nonbasic.places where riseRate(column) != 0 {
      certificate.parts.grow(with: (nonbasic[column], -riseRate(column)))
    }
    certificate.parts.sort { $0.quantity < $1.quantity }
    return certificate
  }
}

/// A proof that demands can't all be met (Farkas' lemma): a linear combination of demands and
/// bounds of variables that can't hold.
struct Certificate {
  /// The least sum by which the demands are missed.
  var missed = 0.0
  /// Quantities, each with the increase of the sum for each unit added to the quantity's constant.
  var parts: [(quantity: Quantity, rate: Double)] = []
}
