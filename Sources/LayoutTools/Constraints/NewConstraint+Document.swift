import InterfaceBuilder

extension NewConstraint {
  /// Reads a constraint of a document for some traits; nil if it can't be read.
  public init?(_ constraint: Constraint, for traits: DesignTraits) {
    guard let first = constraint.firstItem ?? constraint.holder?["id"],
      let attribute = constraint.firstAttribute, let relation = constraint.relation
    else { return nil }
    self.init(
      Side(first, attribute), relation, constant: constraint.constant(for: traits),
      priority: constraint.priority(for: traits), isSymbolic: constraint.isSymbolic)
    multiplier = constraint.element["multiplier"].flatMap(Multiplier.init) ?? .one
    guard let item = constraint.secondItem else { return }
    guard let attribute = constraint.secondAttribute else { return nil }
    second = Side(item, attribute)
  }

  /// The same constraint with its items the other way round; nil if it has only one item, or a
  /// factor other than 1.
  public var swapped: NewConstraint? {
    guard let second, multiplier.value == 1 else { return nil }
    var other = self
    other.first = second
    other.second = first
    other.constant = constant == 0 ? 0 : -constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: other.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: other.relation = .lessThanOrEqual
    }
    return other
  }
}
