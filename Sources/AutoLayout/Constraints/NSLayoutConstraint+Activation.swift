import Foundation

extension NSLayoutConstraint {
  /// Counts activations over all hierarchies: the order in which constraints joined.
  static var activations = 0

  func activate() {
    guard !isActive, !isIllegal else { return }
    guard let ancestor = commonAncestor else {
      LayoutException.raise(.generic, noCommonAncestorReason)
      return
    }
    install(on: ancestor)
  }

  func install(on container: LayoutNode) {
    Self.activations += 1
    activationIndex = Self.activations
    if namesEdges(of: container) { container.container?.willHoldConstraintOnOwnEdges() }
    containerNode = container
    container.held.append(self, as: .held)
    firstNode?.naming.append(self, as: .first)
    if let secondNode, secondNode !== firstNode { secondNode.naming.append(self, as: .second) }
    firstNode?.joinLayout(of: container)
    secondNode?.joinLayout(of: container)
    for node in offsetNodes {
      node.measured.append(self)
      node.joinLayout(of: container)
    }
    container.engine?.activated(self)
  }

  /// Gives an active constraint the place in the order that it would have if it were activated now.
  func countAsLatest() {
    guard let node = containerNode, activationIndex > 0 else { return }
    Self.activations += 1
    activationIndex = Self.activations
    node.held.moveToEnd(self, as: .held)
    firstNode?.naming.moveToEnd(self, as: .first)
    if let secondNode, secondNode !== firstNode { secondNode.naming.moveToEnd(self, as: .second) }
    node.engine?.reordered(self)
  }

  func deactivate() {
    guard let node = containerNode, activationIndex > 0 else { return }
    node.engine?.deactivated(self)
    node.held.remove(self, as: .held)
    firstNode?.naming.remove(self, as: .first)
    if let secondNode, secondNode !== firstNode { secondNode.naming.remove(self, as: .second) }
    for node in offsetNodes { node.measured.removeAll { $0 === self } }
    containerNode = nil
    activationIndex = 0
  }

  /// The nodes of what the constraint is about: views and guides, of which some may be gone.
  var nodes: [LayoutNode] { [firstNode, secondNode].compactMap { $0 } + offsetNodes }

  /// What the constraint is about, as far as it is still there: views and guides.
  var items: [any LayoutItem] { nodes.compactMap(\.item) }

  /// The items beside the first and the second between which a distance is measured.
  private var offsetNodes: [LayoutNode] {
    guard firstOffset != nil || secondOffset != nil else { return [] }
    return (firstOffset?.nodes ?? []) + (secondOffset?.nodes ?? [])
  }

  /// Whether something that the constraint is about lies in the view or is it.
  func reachesInto(_ node: LayoutNode) -> Bool {
    nodes.contains { $0.isInside(node) }
  }

  /// The nearest view that contains all items; a view contains itself.
  private var commonAncestor: LayoutNode? {
    guard let first = firstNode, first.isPresent, var ancestor = first.hierarchyNode,
      secondAttribute == .notAnAttribute || secondNode != nil
    else { return nil }
    if let secondNode {
      guard let common = secondNode.commonAncestor(with: ancestor) else { return nil }
      ancestor = common
    }
    for node in offsetNodes {
      guard let common = node.commonAncestor(with: ancestor) else { return nil }
      ancestor = common
    }
    return ancestor.isPresent ? ancestor : nil
  }

  private var noCommonAncestorReason: String {
    "Unable to activate constraint with anchors \(firstAnchor) and "
      + "\(secondAnchor?.description ?? "(null)") because they have no common ancestor.  "
      + "Does the constraint or its anchors reference items in different view hierarchies?  "
      + "That's illegal."
  }
}

extension LayoutNode {
  /// The nearest node around both this item and another node; nil if there is none, as for an item
  /// that is gone, and for a guide without an owner.
  fileprivate func commonAncestor(with other: LayoutNode) -> LayoutNode? {
    guard isPresent, hierarchyNode?.isPresent == true else { return nil }
    var ancestor = other
    while !isInside(ancestor) {
      guard let parent = ancestor.parent else { return nil }
      ancestor = parent
    }
    return ancestor
  }

  /// Has the engine know the item, which a constraint held by a view now names.
  fileprivate func joinLayout(of container: LayoutNode) {
    if self !== container { hierarchyNode?.container?.joinLayout() }
  }
}
