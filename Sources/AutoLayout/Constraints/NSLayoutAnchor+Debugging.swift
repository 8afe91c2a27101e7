import Foundation

extension NSLayoutAnchor {
  /// Whether the layout leaves what the anchor stands for another value than it has.
  ///
  /// An edge or a middle is told by the start and the length from which it is reckoned.
  public var hasAmbiguousLayout: Bool {
    (offset?.ends ?? [(node, attribute)]).contains { node, attribute in
      guard let engine = node.engine else { return false }
      let parts = attribute.reckonedFrom
      return engine.ambiguousAttributes(of: node).contains(where: parts.contains)
    }
  }

  /// The constraints that have a say in the anchor's value, even indirectly.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = attribute.axis else { return [] }
    return ConstraintWalk(from: offset?.nodes ?? [node], on: axis).constraints
  }
}

extension NSLayoutConstraint.Attribute {
  /// The parts of a rectangle that decide the attribute.
  fileprivate var reckonedFrom: [Self] {
    switch self {
    case .width: [.width]
    case .height: [.height]
    case .left, .leftMargin: [.left]
    case .top, .topMargin: [.top]
    default: axis == .horizontal ? [.left, .width] : [.top, .height]
    }
  }
}
