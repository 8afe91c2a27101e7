extension NSLayoutAnchor {
  /// Whether the constraints allow other values of the anchor.
  ///
  /// The value of a location anchor is relative to the item's container, that of a distance is the
  /// distance between two items.
  public var hasAmbiguousLayout: Bool {
    node.engine?.isAmbiguous(node, attribute, offset) ?? false
  }

  /// The constraints that affect the anchor's value, even indirectly.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = attribute.axis else { return [] }
    return ConstraintWalk(from: offset?.nodes ?? [node], on: axis).constraints
  }
}
