import Foundation

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
    guard let viewController else {
      return baseMargins ?? defaultMargins
    }
    let minimum = UIEdgeInsets(
      viewController.systemMinimumLayoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    guard let baseMargins else { return minimum }
    guard viewController.viewRespectsSystemMinimumLayoutMargins else { return baseMargins }
    return baseMargins.combined(with: minimum, max)
  }

  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let inherited = UIEdgeInsets(
        top: outer.top - frame.minY, left: outer.left - frame.minX,
        bottom: outer.bottom - (superview.bounds.height - frame.maxY),
        right: outer.right - (superview.bounds.width - frame.maxX))
      margins = margins.combined(with: inherited, max)
    }
    return layoutMarginsFollowReadableWidth ? readable(margins) : margins
  }

  /// Notifies the view and its subviews if the margins have changed.
  func updateMargins() {
    let margins = effectiveMargins
    guard margins != knownMargins else { return }
    let isFirst = knownMargins == nil
    knownMargins = margins
    waitForEngine(.insets)
    if isFirst && givenMargins == nil && viewController == nil { return }
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
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
