import Foundation

extension NSLayoutAnchor {
  /// Whether the layout leaves what the anchor stands for another value than it has.
  ///
  /// A location is told as one in what the item lies in, a distance as one between two items.
  public var hasAmbiguousLayout: Bool {
    node.engine?.isAmbiguous(node, attribute, offset) ?? false
  }

  /// The constraints that have a say in the anchor's value, even indirectly.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = attribute.axis else { return [] }
    return ConstraintWalk(from: offset?.nodes ?? [node], on: axis).constraints
  }
}
