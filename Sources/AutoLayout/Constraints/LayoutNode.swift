import Foundation

/// A view or guide as constraints and the layout engine know it: its place in the hierarchy and the
/// constraints about it.
///
/// A node does not keep its view or guide alive, and outlives it in what still names it.
@MainActor
class LayoutNode {
  /// The node of the superview, or of a guide's owner.
  final var parent: LayoutNode?

  /// The active constraints about the item, in the order of their activation.
  final var naming = ConstraintList()
  /// Active constraints that measure from or to the item, in place of being about its own size.
  final var measured: [NSLayoutConstraint] = []
  /// The constraints that the view holds, in the order of their activation.
  final var held = ConstraintList()
  /// The anchors that the item has handed out, each made once.
  private final var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: NSObject)] = []

  /// The engine of the hierarchy of which this is the root.
  final var ownEngine: LayoutEngine?
  /// Where the engine's table has the item.
  final var place = TablePlace.none
  /// The order in which items came into their hierarchy: of two that nothing holds, the size of
  /// the earlier one is 0 first.
  private(set) final var order = 0

  private static var orders = 0

  /// The view or guide; nil from the moment at which it begins to go away.
  var item: (any LayoutItem)? { nil }
  /// The item, if it is a view.
  var container: (any LayoutContainer)? { nil }
  /// The item, if it is a guide.
  var region: (any LayoutRegion)? { nil }
  /// Whether the item is a view.
  var isContainer: Bool { false }
  /// Whether the item is there, until the main actor hears that it has gone away.
  final var isPresent = false
  /// Lets go of the item, which goes away.
  func letGo() {}

  /// The node of the view that the item lives in: a view's own, that of a guide's owner.
  final var hierarchyNode: LayoutNode? { isContainer && isPresent ? self : parent }

  /// Whether there is something that the item lies in.
  final var liesInAnother: Bool { parent?.isPresent ?? false }

  /// The topmost node of the hierarchy; the node itself if it lies in nothing.
  final var root: LayoutNode {
    var node = self
    while let parent = node.parent, parent.isPresent { node = parent }
    return node
  }

  /// The engine of the hierarchy, once there has been a layout.
  final var engine: LayoutEngine? { root.ownEngine }

  /// Whether the node is the other one or lies somewhere in it.
  final func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Counts the item as the last to have come into its hierarchy.
  final func join() {
    Self.orders += 1
    order = Self.orders
  }

  /// Takes the order of another one's item, of which this one's is a copy.
  final func join(as other: LayoutNode) { order = other.order }

  final func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, make: () -> Anchor
  ) -> Anchor {
    for known in anchors where known.attribute == attribute {
      if let anchor = known.anchor as? Anchor { return anchor }
    }
    let anchor = make()
    // An anchor keeps its node, which lets go of its anchors when the item goes away.
    if isPresent { anchors.append((attribute, anchor)) }
    return anchor
  }

  /// The item is going away: so do the constraints about it, and those that it holds.
  fileprivate final func end() {
    letGo()
    isPresent = false
    ownEngine = nil
    place = .none
    for constraint in naming.all + measured + held.all { constraint.deactivate() }
    anchors = []
    parent = nil
  }
}

extension LayoutNode: Hashable {
  nonisolated static func == (left: LayoutNode, right: LayoutNode) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells a node on the main actor that its item has gone away, on whatever thread that was; held by
/// the item alone.
///
/// Views and guides can't do so themselves: their subclasses could then not have a plain `deinit`.
@MainActor
final class ItemLifetime {
  private let node: LayoutNode

  init(_ node: LayoutNode) { self.node = node }

  isolated deinit { node.end() }
}
