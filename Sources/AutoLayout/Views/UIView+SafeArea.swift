import Foundation

extension UIView {
  /// The part of the superview's safe area insets that reaches into this view.
  ///
  /// Each edge is clamped by itself, so that a view which lies wholly in the unsafe band at the
  /// bottom still has the full bottom inset.
  private func propagatedSafeArea(in superview: UIView?) -> UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    if outer == .zero, viewController == nil { return .zero }
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
    let size = superview.bounds.size
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

  /// Works out the safe area insets afresh, and tells whom it concerns if they changed.
  func updateSafeArea() { updateSafeArea(in: superview) }

  /// Works out the safe area and the margins afresh that depend on where the view lies in its
  /// superview, which has moved or resized it.
  ///
  /// - Parameter outer: The superview's safe area. None reaches into the view where that has none.
  func followSafeArea(in superview: UIView?, _ outer: UIEdgeInsets) {
    guard outer != .zero || preservesSuperviewLayoutMargins || knownMargins == nil else { return }
    updateSafeArea(in: superview)
  }

  private func updateSafeArea(in superview: UIView?) {
    let insets = propagatedSafeArea(in: superview)
    // Where neither the safe area nor the superview's margins come in, margins stay what they are.
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
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    waitForEngine(.insets)
    setNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }
}
