import Foundation

extension UINavigationController {
  /// Replaces the stack and shows its top controller.
  func show(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    let top = old.last
    let leaving = old.filter { controller in !controllers.contains { $0 === controller } }
    let coming = controllers.filter { controller in !old.contains { $0 === controller } }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    for controller in coming { addChild(controller) }
    stack = controllers
    stackChanged()
    if controllers.last !== top { replace(top, animated: animated) }
    for controller in leaving {
      controller.removeFromParent()
      // The items of a stack that was nested return to its own bar.
      (controller as? UINavigationController)?.stackChanged()
    }
    for controller in coming { controller.didMove(toParent: self) }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Replaces the shown view by that of the top controller.
  private func replace(_ old: UIViewController?, animated: Bool) {
    guard let view = viewIfLoaded else { return }
    let isInSight = appearance.isTowardsSight
    let new = topViewController
    if let new {
      delegate?.navigationController(self, willShow: new, animated: animated)
      new.loadViewIfNeeded()
    }
    if isInSight { old?.beginTransition(appearing: false, animated: animated) }
    if isInSight { new?.beginTransition(appearing: true, animated: animated) }
    if old?.viewIfLoaded?.superview === view { old?.view.removeFromSuperview() }
    showTop(in: view)
    if isInSight { old?.endTransition() }
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  func showTop(in view: UIView) {
    if let topViewController { show(topViewController, in: view) }
  }
}

extension UINavigationController: BarContainer {
  func placeBars(in view: UIView) {
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let hidesBars = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    var top = PlacedBar(isTranslucent: navigationBar.isTranslucent)
    keepBar(in: view)
    if !navigationBar.isHidden, !hidesBars, !isNested {
      navigationBar.isInSheet = isInSheet
      top.added = navigationBar.sizeThatFits(bounds.size).height
      top.reach = safeArea.top + top.added
      set(
        navigationBar,
        CGRect(
          x: bounds.minX, y: bounds.minY + safeArea.top, width: bounds.width, height: top.added)
      )
    }
    var bottom = PlacedBar(isTranslucent: toolbar.isTranslucent)
    if !toolbar.isHidden, !hidesBars {
      bottom.added = toolbar.sizeThatFits(bounds.size).height
      bottom.reach = safeArea.bottom + bottom.added
      set(
        toolbar,
        CGRect(
          x: bounds.minX, y: bounds.maxY - bottom.reach, width: bounds.width, height: bottom.added))
    }
    topViewController?.place(
      in: bounds, below: top.inSight(of: view), above: bottom.inSight(of: view))
  }

  /// Takes the bar out of the view as long as that of another navigation controller shows its
  /// items.
  private func keepBar(in view: UIView) {
    if isNested {
      if navigationBar.superview === view { navigationBar.removeFromSuperview() }
    } else if navigationBar.superview == nil {
      view.addSubview(navigationBar)
    }
  }

  private func set(_ bar: UIView, _ frame: CGRect) {
    if bar.frame != frame { bar.frame = frame }
  }
}
