import Foundation

/// The constraints on an axis that have a say in where an item is and how long it is.
///
/// The walk starts at the item and goes on, from each item that it reaches, along the active
/// constraints about it to the other items of these. At a view around the item it only takes the
/// constraints that hold that view itself, from outside or in its size: otherwise all that lies in
/// the same superview would count, as every view is placed in it. The same is true of the guides
/// that the system makes for such a view.
@MainActor
struct ConstraintWalk {
  /// In the order of their activation, and then those that the system makes, as reached.
  var constraints: [NSLayoutConstraint] {
    found.filter { $0.activationIndex > 0 }.sorted { $0.activationIndex < $1.activationIndex }
      + found.filter { $0.activationIndex == 0 }
  }

  private let axis: NSLayoutConstraint.Axis
  private var found: [NSLayoutConstraint] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The views around the items from which the walk starts.
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

  /// The content's size, the mask, and what holds a guide of the system's.
  private func systemConstraints(about node: LayoutNode) -> [NSLayoutConstraint] {
    if let guide = node.guide { return guide.systemConstraints }
    return node.engine?.ownConstraints(of: node) ?? []
  }
}

extension UIView {
  /// The constraints that have a say in the view's middle and size on the axis, even indirectly.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    ConstraintWalk(from: [node], on: axis).constraints
  }
}

extension UILayoutGuide {
  /// The constraints that have a say in the guide's middle and size on the axis, even indirectly.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    ConstraintWalk(from: [node], on: axis).constraints
  }
}
