extension NSLayoutConstraint {
  /// The number of activations in all hierarchies so far, which orders constraints.
  static var activations = 0

  package func activate() {
    guard !isActive, !isIllegal else { return }
    guard let ancestor = commonAncestor else {
      if let guide = unownedGuide {
        isWaiting = true
        return guide.waiting.append(self)
      }
      LayoutException.raise(.generic, noCommonAncestorReason)
      return
    }
    install(on: ancestor)
  }

  /// Activates the constraint with the rank that it had when it was active before, so that the
  /// layout is again what it was.
  /// - Parameter rank: The ``activationIndex`` of that time.
  package func activate(rank: Int) {
    guard !isActive else { return }
    activate()
    guard activationIndex > 0 else { return }
    activationIndex = rank
    containerNode?.engine?.setNeedsRebuild()
  }

  package func install(on container: LayoutNode) {
    Self.activations += 1
    activationIndex = Self.activations
    if namesEdges(of: container) { container.container?.willHoldConstraintOnOwnEdges() }
    containerNode = container
    container.held.append(self, as: .held)
    HierarchyVersion.advance()
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

  /// Moves an active constraint to the end of the order, as if it were activated now.
  package func countAsLatest() {
    guard let node = containerNode, activationIndex > 0 else { return }
    Self.activations += 1
    activationIndex = Self.activations
    node.held.moveToEnd(self, as: .held)
    HierarchyVersion.advance()
    firstNode?.naming.moveToEnd(self, as: .first)
    if let secondNode, secondNode !== firstNode { secondNode.naming.moveToEnd(self, as: .second) }
    node.engine?.reordered(self)
  }

  package func deactivate() {
    isRefused = false
    if isWaiting {
      isWaiting = false
      firstNode?.waiting.removeAll { $0 === self }
      return
    }
    guard let node = containerNode, activationIndex > 0 else { return }
    node.engine?.deactivated(self)
    node.held.remove(self, as: .held)
    HierarchyVersion.advance()
    firstNode?.naming.remove(self, as: .first)
    if let secondNode, secondNode !== firstNode { secondNode.naming.remove(self, as: .second) }
    for node in offsetNodes { node.measured.removeAll { $0 === self } }
    containerNode = nil
    activationIndex = 0
  }

  /// The nodes of the constraint's items, including items that are destroyed.
  package var nodes: [LayoutNode] { [firstNode, secondNode].compactMap { $0 } + offsetNodes }

  /// The constraint's items that still exist.
  package var items: [any LayoutItem] { nodes.compactMap(\.item) }

  /// The items between which the constraint measures a distance, besides the first and second item.
  private var offsetNodes: [LayoutNode] {
    guard firstOffset != nil || secondOffset != nil else { return [] }
    return (firstOffset?.nodes ?? []) + (secondOffset?.nodes ?? [])
  }

  /// The guide without an owner that is the only item of the constraint.
  private var unownedGuide: LayoutNode? {
    guard let guide = firstNode, guide.isPresent, !guide.isContainer, !guide.liesInAnother,
      nodes.allSatisfy({ $0 === guide })
    else { return nil }
    return guide
  }

  /// The nearest view that contains all items; a view contains itself.
  var commonAncestor: LayoutNode? {
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
  /// The nearest common ancestor with another node; nil if there is none, if the item is destroyed,
  /// and for a guide without an owner.
  fileprivate func commonAncestor(with other: LayoutNode) -> LayoutNode? {
    guard isPresent, hierarchyNode?.isPresent == true else { return nil }
    var ancestor = other
    while !isInside(ancestor) {
      guard let parent = ancestor.parent else { return nil }
      ancestor = parent
    }
    return ancestor
  }

  /// Adds the item to the engine, because a constraint held by a view now names it.
  fileprivate func joinLayout(of container: LayoutNode) {
    if self !== container { hierarchyNode?.container?.joinLayout() }
  }
}
