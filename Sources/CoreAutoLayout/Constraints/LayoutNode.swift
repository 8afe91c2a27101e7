/// The node of a view or guide, which constraints and the layout engine use: its place in the
/// hierarchy, and the constraints that name it.
///
/// A node does not retain its view or guide, and outlives it if a constraint retains the node.
@MainActor
package class LayoutNode {
  /// The node of the superview, or of a guide's owner.
  package final var parent: LayoutNode?

  /// The active constraints that name the item, in the order of activation.
  package final var naming = ConstraintList()
  /// The active constraints on a distance from or to the item.
  package final var measured: [NSLayoutConstraint] = []
  /// The constraints held by the view, in the order of activation.
  package final var held = ConstraintList()
  /// The active constraints of a guide with itself that wait for it to get an owner.
  package final var waiting: [NSLayoutConstraint] = []
  /// The item's anchors as long as they are in use.
  private final var anchors:
    [(attribute: NSLayoutConstraint.Attribute, anchor: LooseReference<NSObject>)] = []

  /// The layout engine of the hierarchy, if this is its root.
  package final var ownEngine: LayoutEngine?
  /// The place of the item in the engine's table.
  final var place = TablePlace.none
  /// The number of the item in the order of joining a hierarchy: if nothing determines two sizes,
  /// that of the earlier item is the first to become 0.
  private(set) final var order = 0

  private static var orders = 0

  /// The view or guide; nil once its deinitialisation has begun.
  package var item: (any LayoutItem)? { nil }
  /// The item, if it is a view.
  var container: (any LayoutContainer)? { nil }
  /// Whether the item is a view.
  var isContainer: Bool { false }
  /// Whether the item exists, as far as the main actor has been notified.
  package final var isPresent = false
  /// Clears the reference to the item, which is being destroyed.
  func letGo() {}

  /// The node of the view to which the item belongs: a view itself, or a guide's owner.
  package final var hierarchyNode: LayoutNode? { isContainer && isPresent ? self : parent }

  /// Whether there is a superview or an owner.
  package final var liesInAnother: Bool { parent?.isPresent ?? false }

  /// The topmost node of the hierarchy; the node itself if it has no parent.
  package final var root: LayoutNode {
    var node = self
    while let parent = node.parent, parent.isPresent { node = parent }
    return node
  }

  /// The layout engine of the hierarchy; nil before the first layout.
  package final var engine: LayoutEngine? { root.ownEngine }

  /// Whether the node is the other one or in its subtree.
  package final func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Numbers the item as the last one to have joined its hierarchy.
  package final func join() {
    Self.orders += 1
    order = Self.orders
  }

  /// Takes over the number of another item, of which this node's is a copy.
  final func join(as other: LayoutNode) { order = other.order }

  final func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let known: NSLayoutXAxisAnchor = anchor(attribute) { return known }
    return keep(NSLayoutXAxisAnchor(node: self, attribute: attribute), attribute)
  }

  final func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let known: NSLayoutYAxisAnchor = anchor(attribute) { return known }
    return keep(NSLayoutYAxisAnchor(node: self, attribute: attribute), attribute)
  }

  final func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    if let known: NSLayoutDimension = anchor(attribute) { return known }
    return keep(NSLayoutDimension(node: self, attribute: attribute), attribute)
  }

  /// The anchor of an attribute, if one is alive.
  final func anchor<Anchor: NSObject>(_ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
    for index in anchors.indices where anchors[index].attribute == attribute {
      if let anchor = anchors[index].anchor.address.object as? Anchor { return anchor }
    }
    return nil
  }

  /// Remembers an anchor of an attribute while it lives, and returns it.
  final func keep<Anchor: NSObject>(
    _ anchor: Anchor, _ attribute: NSLayoutConstraint.Attribute
  ) -> Anchor {
    guard isPresent else { return anchor }
    for index in anchors.indices
    where anchors[index].attribute == attribute && anchors[index].anchor.address.object == nil {
      anchors[index].anchor = LooseReference(anchor)
      return anchor
    }
    anchors.append((attribute, LooseReference(anchor)))
    return anchor
  }

  /// Removes the constraints that name the item and those that it holds, when the item is
  /// destroyed.
  fileprivate final func end() {
    letGo()
    isPresent = false
    ownEngine = nil
    place = .none
    for constraint in naming.all + measured + held.all + waiting { constraint.deactivate() }
    anchors = []
    parent = nil
  }
}

extension LayoutNode: Hashable {
  package nonisolated static func == (left: LayoutNode, right: LayoutNode) -> Bool {
    left === right
  }

  package nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Notifies a node, on the main actor, that its item was destroyed on any thread. Only the item
/// retains it.
///
/// Views and guides can't do so themselves, since their subclasses could then not have a plain
/// `deinit`.
@MainActor
package final class ItemLifetime {
  private let node: LayoutNode

  package init(_ node: LayoutNode) { self.node = node }

  isolated deinit { node.end() }
}

extension LayoutNode: CustomReflectable {
  /// Nothing: behind the node of a view is the engine with all of its hierarchy.
  package nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
