import Foundation

/// A view or guide as constraints and the layout engine know it: its place in the hierarchy, the
/// constraints about it, and its unknowns.
///
/// A node does not keep its view or guide alive, and outlives it in what still names it.
@MainActor
final class LayoutNode {
  private var viewReference: LooseReference<UIView>?
  private var guideReference: LooseReference<UILayoutGuide>?

  /// The node of the superview, or of a guide's owner.
  var parent: LayoutNode?

  /// The active constraints about the item, in the order of their activation.
  var naming = ConstraintList()
  /// Active constraints that measure from or to the item, in place of being about its own size.
  var measured: [NSLayoutConstraint] = []
  /// The constraints that the view holds, in the order of their activation.
  var held = ConstraintList()
  /// The anchors that the item has handed out, each made once.
  private var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: NSObject)] = []

  /// The engine of the hierarchy of which this is the root.
  var ownEngine: LayoutEngine?
  /// The item's unknowns, while it is in an engine.
  var variables: LayoutVariables?
  /// The order in which items came into their hierarchy: of two that nothing holds, the size of
  /// the earlier one is 0 first.
  private(set) var order = 0
  /// Whether the engine has found other values for the unknowns and not yet acted on them.
  var isMoved = false
  /// Whether the item has to be put where the engine found it to be.
  var needsPlacing = false
  /// Whether the engine fits the height of the view's content to the width that it finds.
  var isFlowing = false

  private static var orders = 0

  func begin(_ view: UIView) { viewReference = LooseReference(view) }
  func begin(_ guide: UILayoutGuide) { guideReference = LooseReference(guide) }

  /// The view, if the item is one and is not on its way out.
  var view: UIView? { viewReference?.object }
  /// The guide, if the item is one and is not on its way out.
  var guide: UILayoutGuide? { guideReference?.object }

  /// The view or guide; nil when it is gone.
  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The node of the view that the item lives in: a view's own, that of a guide's owner.
  var hierarchyNode: LayoutNode? { view != nil ? self : parent }

  /// The topmost node of the hierarchy; the node itself if it lies in nothing.
  var root: LayoutNode {
    var node = self
    while let parent = node.parent, parent.view != nil { node = parent }
    return node
  }

  /// The engine of the hierarchy, once there has been a layout.
  var engine: LayoutEngine? { root.ownEngine }

  /// Whether the node is the other one or lies somewhere in it.
  func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Counts the item as the last to have come into its hierarchy.
  func join() {
    Self.orders += 1
    order = Self.orders
  }

  /// Takes the order of another one's item, of which this one's is a copy.
  func join(as other: LayoutNode) { order = other.order }

  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, make: () -> Anchor
  ) -> Anchor {
    for known in anchors where known.attribute == attribute {
      if let anchor = known.anchor as? Anchor { return anchor }
    }
    let anchor = make()
    // An anchor keeps its node, which lets go of its anchors when the item goes away.
    if item != nil { anchors.append((attribute, anchor)) }
    return anchor
  }

  /// The item is going away: so do the constraints about it, and those that it holds.
  fileprivate func end() {
    viewReference = nil
    guideReference = nil
    ownEngine = nil
    variables = nil
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
