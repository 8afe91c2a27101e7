extension NSLayoutConstraint {
  /// Whether the constraint is about where the item lies, and not only about its size.
  func namesEdges(of node: LayoutNode) -> Bool {
    firstNode === node && firstAttribute.kind != .size
      || secondNode === node && secondAttribute.kind != .size
  }
}
