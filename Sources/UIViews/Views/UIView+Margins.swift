/// Margins as they were set: by side, or by reading direction, whose changes they follow.
enum GivenMargins: Equatable {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

extension UIView {
  /// The margins that were set, by side; nil if none were set.
  private var baseMargins: UIEdgeInsets? {
    switch givenMargins {
    case .absolute(let margins): margins
    case .directional(let margins):
      UIEdgeInsets(margins, direction: effectiveUserInterfaceLayoutDirection)
    case nil: nil
    }
  }

  /// The default margins of a view, without the safe area.
  private var ownMargins: UIEdgeInsets {
    guard let viewController else { return baseMargins ?? defaultMargins }
    let minimum = UIEdgeInsets(
      viewController.systemMinimumLayoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    guard let baseMargins else { return minimum }
    guard viewController.viewRespectsSystemMinimumLayoutMargins else { return baseMargins }
    return baseMargins.combined(with: minimum, max)
  }

  /// The margins in use. Up to iOS 10 they did not contain the safe area, which was the layout
  /// guides' alone.
  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    let safeArea = safeAreaInsets
    if safeArea != .zero, insetsLayoutMarginsFromSafeArea,
      traitCollection.values.systemVersion >= 11
    {
      margins = margins + safeArea
    }
    if preservesSuperviewLayoutMargins, !keepsOwnInsets, let superview {
      margins = margins.combined(with: inheritedMargins(of: superview), max)
    }
    return layoutMarginsFollowReadableWidth ? readable(margins) : margins
  }

  /// The parts of a superview's margins that reach into the view.
  ///
  /// What scrolls moves through the upper and lower margins, which it therefore does not take over:
  /// a row would grow on its way below a bar. Content of a row keeps a row's own. Nor does what
  /// scrolls take those at the sides where it is wider than the screen.
  private func inheritedMargins(of superview: UIView) -> UIEdgeInsets {
    let outer = superview.layoutMargins
    let (frame, bounds) = (frame, superview.bounds)
    guard superview.contentIsScrolled else {
      return UIEdgeInsets(
        top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
        bottom: outer.bottom - (bounds.maxY - frame.maxY),
        right: outer.right - (bounds.maxX - frame.maxX))
    }
    guard frame.minX >= 0, frame.maxX <= bounds.width else { return .zero }
    let vertical = superview.marginOfScrolledContent
    return UIEdgeInsets(
      top: max(0, vertical - max(0, frame.minY)), left: outer.left - frame.minX,
      bottom: max(0, vertical - max(0, bounds.height - frame.maxY)),
      right: outer.right - (bounds.width - frame.maxX))
  }

  /// Notifies the view and its subviews if the margins have changed.
  package func updateMargins() {
    let margins = effectiveMargins
    guard margins != knownMargins else { return }
    let isFirst = knownMargins == nil
    knownMargins = margins
    waitForEngine(.insets)
    if isFirst && givenMargins == nil && viewController == nil { return }
    LayoutLog.willCall("layoutMarginsDidChange()", of: self)
    layoutMarginsDidChange()
    if let viewController {
      LayoutLog.willCall("viewLayoutMarginsDidChange()", of: viewController)
      viewController.viewLayoutMarginsDidChange()
    }
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.updateMargins()
    }
  }
}

extension UIEdgeInsets {
  func combined(
    with other: UIEdgeInsets, _ combine: (CGFloat, CGFloat) -> CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}
