/// A view above the content of a scroll view, which the user pulls down to refresh the content.
@MainActor
package protocol ContentRefreshing: UIView {
  /// The height in points that it takes above the content while it refreshes.
  var refreshingHeight: CGFloat { get }
  /// Begins refreshing. Returns whether it was not refreshing already.
  func pulled() -> Bool
}

extension UIScrollView {
  /// Replaces the view above the content.
  func exchange(_ old: (any ContentRefreshing)?, for new: (any ContentRefreshing)?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.partRole = PartRole(isApart: true)
    insertSubview(new, at: 0)
    setNeedsLayout()
  }

  /// Replaces the view behind the content.
  package func exchangeBackground(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.partRole = PartRole(isApart: true)
    insertSubview(new, at: 0)
    placeBackground(new)
  }

  /// Keeps the view behind the content in sight, behind all others.
  package func placeBackground(_ background: UIView?) {
    guard let background, background.superview === self else { return }
    placePart(background, at: bounds)
    if subviews.first !== background { sendSubviewToBack(background) }
  }

  /// Places the view above the content.
  func placeRefresher() {
    guard let refresher else { return }
    let height = refresher.refreshingHeight
    placePart(refresher, at: CGRect(x: 0, y: -height, width: bounds.width, height: height))
  }

  /// Pulls the content down beyond its beginning, where it can be refreshed.
  /// - Returns: Whether refreshing has begun.
  func pullToRefresh() -> Bool {
    guard isScrollEnabled, let refresher, refresher.pulled() else { return false }
    contentOffset.y = -adjustedContentInset.top
    return true
  }
}
