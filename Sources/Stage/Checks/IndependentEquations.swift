/// A sum of attributes of items that is zero.
struct LinearEquation {
  /// An attribute of an item: for views two edges and what does not follow from them.
  struct Unknown: Hashable {
    let item: CheckedConstraints.Item
    let attribute: NSLayoutConstraint.Attribute
  }

  var factors: [(unknown: Unknown, factor: Double)] = []
  var constant = 0.0

  mutating func add(_ unknown: Unknown, times factor: Double) {
    if let place = factors.firstIndex(where: { $0.unknown == unknown }) {
      factors[place].factor += factor
      if abs(factors[place].factor) < 1e-9 { factors.remove(at: place) }
    } else {
      factors.append((unknown, factor))
    }
  }

  mutating func add(_ other: LinearEquation, times factor: Double) {
    for (unknown, own) in other.factors { add(unknown, times: own * factor) }
    constant += other.constant * factor
  }
}

/// Equations none of which follows from the others, each solved for one unknown that those after it
/// don't have.
struct IndependentEquations {
  private struct Row {
    var equation: LinearEquation
    /// The constraints whose sum the equation is, with the factor of each.
    var sum: [(source: NSLayoutConstraint, factor: Double)]

    mutating func add(_ other: Row, times factor: Double) {
      equation.add(other.equation, times: factor)
      for (source, own) in other.sum {
        if let place = sum.firstIndex(where: { $0.source === source }) {
          sum[place].factor += own * factor
          if abs(sum[place].factor) < 1e-9 { sum.remove(at: place) }
        } else {
          sum.append((source, own * factor))
        }
      }
    }
  }

  private var rows: [LinearEquation.Unknown: Row] = [:]

  /// Adds an equation unless it follows from the others.
  /// - Returns: The constraints that it follows from; none if it was added, or contradicts them.
  mutating func add(
    _ equation: LinearEquation, _ source: NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    var rest = Row(equation: equation, sum: [(source, 1)])
    while let (unknown, factor) = rest.equation.factors.first(where: { rows[$0.unknown] != nil }),
      let row = rows[unknown], let own = row.equation.factors.first?.factor
    {
      rest.add(row, times: -factor / own)
    }
    guard let first = rest.equation.factors.first else {
      return abs(rest.equation.constant) < 0.01
        ? rest.sum.map(\.source).filter { $0 !== source } : []
    }
    rows[first.unknown] = rest
    return []
  }
}
