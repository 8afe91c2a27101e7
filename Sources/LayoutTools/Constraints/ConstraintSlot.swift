import InterfaceBuilder

/// What two constraints have in common that differ at most in their constants, whichever item comes
/// first.
struct ConstraintSlot: Hashable {
  private var sides: [NewConstraint.Side]
  private var relation: Constraint.Relation
  private var multiplier: Double
  private var priority: Double

  /// The slot of a constraint.
  init(_ constraint: NewConstraint) {
    sides = [constraint.first] + [constraint.second].compactMap(\.self)
    relation = constraint.relation
    multiplier = constraint.multiplier.value
    priority = constraint.priority
    guard let swapped = constraint.swapped, swapped.first.precedes(constraint.first) else { return }
    sides.swapAt(0, 1)
    relation = swapped.relation
  }
}

extension NewConstraint.Side {
  /// An order of sides, whatever it is.
  fileprivate func precedes(_ other: NewConstraint.Side) -> Bool {
    (item, attribute.rawValue) < (other.item, other.attribute.rawValue)
  }
}
