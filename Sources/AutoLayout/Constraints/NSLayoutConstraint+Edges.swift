extension NSLayoutConstraint {
  /// Whether the constraint is about where the view lies, and not only about its size.
  func namesEdges(of view: UIView) -> Bool {
    firstItem === view && firstAttribute.kind != .size
      || secondItem === view && secondAttribute.kind != .size
  }
}
