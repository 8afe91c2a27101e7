/// A controller that shows another controller's view with bars.
@MainActor
protocol BarContainer: UIViewController {
  /// Sets the frames of the bars and of the shown controller's view.
  func placeBars(in view: UIView)
}

extension BarContainer {
  /// Adds a child's view to the container's view, behind the bars.
  func show(_ child: UIViewController, in view: UIView) {
    child.loadViewIfNeeded()
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, at: 0)
    placeBars(in: view)
    view.setNeedsLayout()
  }
}

/// A bar at one edge of a container.
struct PlacedBar {
  /// The distance in points from the container's edge to the far edge of the bar; 0 without a bar.
  var reach: CGFloat = 0
  /// The part of ``reach`` beyond the container's own safe area.
  var added: CGFloat = 0
  var isTranslucent = true

  /// The bar as it counts for the controller below it: without length in a window that was never
  /// shown, and without a window.
  @MainActor func inSight(of view: UIView) -> PlacedBar {
    view.window?.isVisible == true ? self : PlacedBar(isTranslucent: isTranslucent)
  }
}

extension UIViewController {
  /// Sets the frame of the controller's view. At the edges in `edgesForExtendedLayout` the view
  /// extends behind the bar, which is added to its safe area; at other edges it ends at the bar.
  func place(in bounds: CGRect, below top: PlacedBar, above bottom: PlacedBar) {
    guard let view = viewIfLoaded else { return }
    func extends(_ edge: UIRectEdge, _ bar: PlacedBar) -> Bool {
      edgesForExtendedLayout.contains(edge)
        && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
    var insets = UIEdgeInsets.zero
    var frame = bounds
    if extends(.top, top) {
      insets.top = top.added
    } else {
      frame.origin.y += top.reach
      frame.size.height -= top.reach
    }
    if extends(.bottom, bottom) {
      insets.bottom = bottom.added
    } else {
      frame.size.height -= bottom.reach
    }
    if view.frame != frame { view.frame = frame }
    barInsets = insets
  }
}
