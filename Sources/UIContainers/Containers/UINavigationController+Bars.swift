extension UINavigationController: BarContainer {
  func placeBars(in view: UIView) {
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let hidesBars = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    var top = PlacedBar(isTranslucent: navigationBar.isTranslucent)
    keepBar(in: view)
    if !navigationBar.isHidden, !hidesBars, !isNested {
      navigationBar.isInSheet = isInSheet || view.window?.screen.configuration.isSheet == true
      navigationBar.hidesSearchBar = hidesSearchBar
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

  /// Whether the search bar waits for the content to be scrolled to its beginning.
  private var hidesSearchBar: Bool {
    guard let top = innermost.topViewController, let view = top.viewIfLoaded else { return false }
    let item = top.navigationItem
    item.searchController?.searched = top
    let scrolls = view is UIScrollView || view.subviews.first is UIScrollView
    return item.hidesSearchBarWhenScrolling && scrolls && item.searchController?.isActive == false
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
