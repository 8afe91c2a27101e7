import Foundation

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

extension UINavigationController: ControllerShowing, ToolbarHolding {
  package func toolbarItemsChanged(of controller: UIViewController) {
    if controller === innermost.topViewController { toolbar.items = controller.toolbarItems }
    if isNested { tellToolbarHolder(of: controller) }
  }
}
