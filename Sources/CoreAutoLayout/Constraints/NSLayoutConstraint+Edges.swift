extension NSLayoutConstraint {
  /// Whether the constraint names an edge or a center of the item, and not only its size.
  package func namesEdges(of node: LayoutNode) -> Bool {
    firstNode === node && firstAttribute.kind != .size
      || secondNode === node && secondAttribute.kind != .size
  }
}
