/// The constraints on an axis that affect the position and length of an item.
///
/// The walk begins at the item, and follows active constraints from each item that it reaches to
/// their other items. From a superview of the item it follows only the constraints that position or
/// size that superview itself. Otherwise everything in the same superview would be reached, since
/// every view is placed in it. The same holds for the system's guides of such a superview.
@MainActor
struct ConstraintWalk {
  /// The constraints in the order of their activation, followed by the system's in the order
  /// reached.
  var constraints: [NSLayoutConstraint] {
    found.filter { $0.activationIndex > 0 }.sorted { $0.activationIndex < $1.activationIndex }
      + found.filter { $0.activationIndex == 0 }
  }

  private let axis: NSLayoutConstraint.Axis
  private var found: [NSLayoutConstraint] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The superviews of the items at which the walk begins.
  private var containers: Set<ObjectIdentifier> = []
  private var waiting: [LayoutNode]

  init(from nodes: [LayoutNode], on axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    waiting = nodes
    for node in nodes {
      for outer in sequence(first: node, next: \.parent).dropFirst() {
        containers.insert(ObjectIdentifier(outer))
      }
    }
    for node in nodes { seen.insert(ObjectIdentifier(node)) }
    var next = 0
    while next < waiting.count {
      visit(waiting[next])
      next += 1
    }
  }

  private mutating func visit(_ node: LayoutNode) {
    for constraint in constraints(about: node) where constraint.axis == axis {
      guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
      found.append(constraint)
      for other in constraint.nodes where seen.insert(ObjectIdentifier(other)).inserted {
        waiting.append(other)
      }
    }
  }

  private func constraints(about node: LayoutNode) -> [NSLayoutConstraint] {
    if let guide = node.guide, !guide.systemConstraints.isEmpty, let owner = node.parent,
      containers.contains(ObjectIdentifier(owner))
    {
      return guide.systemConstraints
    }
    let own = systemConstraints(about: node)
    let named = node.naming.all + node.measured
    guard containers.contains(ObjectIdentifier(node)) else { return named + own }
    return own
      + named.filter { constraint in
        constraint.nodes.allSatisfy { $0 === node || !$0.isInside(node) }
      }
  }

  /// The system's constraints on an item: of its content size, its autoresizing mask, or a system
  /// guide.
  private func systemConstraints(about node: LayoutNode) -> [NSLayoutConstraint] {
    if let guide = node.guide { return guide.systemConstraints }
    return node.engine?.ownConstraints(of: node) ?? []
  }
}

extension UIView {
  /// The active constraints that affect the view's position and size on the axis, even indirectly.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    ConstraintWalk(from: [node], on: axis).constraints
  }
}

extension UILayoutGuide {
  /// The active constraints that affect the guide's position and size on the axis, even indirectly.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    ConstraintWalk(from: [node], on: axis).constraints
  }
}
