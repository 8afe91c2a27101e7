extension UIView {
  /// The safe area insets that the view inherits from its superview.
  ///
  /// Each edge is clamped by itself, so that a view entirely inside the bottom inset still has all
  /// of it.
  private func propagatedSafeArea(in superview: UIView?) -> UIEdgeInsets {
    guard let superview, !keepsOwnInsets else { return .zero }
    let outer = superview.safeAreaOfSubviews
    if outer == .zero, viewController == nil { return .zero }
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
    let (frame, size) = (frame, superview.bounds.size)
    var insets = UIEdgeInsets(
      top: clamp(outer.top - frame.minY, outer.top),
      left: clamp(outer.left - frame.minX, outer.left),
      bottom: clamp(frame.maxY - (size.height - outer.bottom), outer.bottom),
      right: clamp(frame.maxX - (size.width - outer.right), outer.right))
    if let viewController {
      insets = insets + viewController.barInsets + viewController.additionalSafeAreaInsets
    }
    return insets
  }

  /// Updates the safe area insets, and notifies the view if they changed.
  func updateSafeArea() { updateSafeArea(in: superview) }

  /// Updates the safe area and margins that depend on the view's frame, after the superview moved
  /// or resized it.
  ///
  /// - Parameter outer: The superview's safe area insets. If these are zero, the view inherits
  ///   none.
  func followSafeArea(in superview: UIView?, _ outer: UIEdgeInsets) {
    guard outer != .zero || preservesSuperviewLayoutMargins || knownMargins == nil else { return }
    updateSafeArea(in: superview)
  }

  private func updateSafeArea(in superview: UIView?) {
    let insets = propagatedSafeArea(in: superview)
    // Without a change of the safe area, and without the superview's margins, margins stay the
    // same.
    if insets == storedSafeAreaInsets, knownMargins != nil, !preservesSuperviewLayoutMargins {
      return
    }
    setSafeArea(insets)
  }

  func setSafeArea(_ insets: UIEdgeInsets) {
    defer { updateMargins() }
    guard insets != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = insets
    updateMargins()
    LayoutLog.willCall("safeAreaInsetsDidChange()", of: self)
    safeAreaInsetsDidChange()
    if let viewController {
      LayoutLog.willCall("viewSafeAreaInsetsDidChange()", of: viewController)
      viewController.viewSafeAreaInsetsDidChange()
    }
    waitForEngine(.insets)
    setNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }
}
