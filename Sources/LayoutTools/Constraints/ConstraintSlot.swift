import InterfaceBuilder

/// What is the same in two constraints that differ only in their constants and in which item comes
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
  /// A fixed order of sides, no matter which.
  fileprivate func precedes(_ other: NewConstraint.Side) -> Bool {
    (item, attribute.rawValue) < (other.item, other.attribute.rawValue)
  }
}
