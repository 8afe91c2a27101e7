extension UISplitViewController: BarContainer {
  /// Fits the columns to the width, and places those that are shown.
  func placeBars(in view: UIView) {
    guard view.window != nil else { return }
    adaptToWidth()
    guard !isCollapsed else { return place(collapsedController.map { [$0.view] } ?? [], in: view) }
    let isLandscape = view.bounds.width > view.bounds.height
    if wasLandscape != isLandscape {
      requestedMode = nil
      wasLandscape = isLandscape
    }
    announceMode()
    let arrangement = arrangement(in: view.bounds)
    var views: [UIView] = []
    for (column, frame) in arrangement.columns {
      if let shown = prepare(column) {
        shown.frame = frame
        views.append(shown)
      }
      if column == .secondary, arrangement.isOverlay {
        dimmingView.frame = view.bounds
        views.append(dimmingView)
      }
    }
    show(views, in: view)
  }

  /// The columns in their places in a rectangle.
  func arrangement(in bounds: CGRect) -> SplitArrangement {
    let idiom = traitCollection.userInterfaceIdiom
    return SplitArrangement(
      mode: mode(in: bounds.size), isTriple: style == .tripleColumn,
      primaryWidth: primary.width(in: bounds.width, on: idiom),
      supplementaryWidth: supplementary.width(in: bounds.width, on: idiom),
      gutter: 1 / max(1, traitCollection.displayScale), bounds: bounds,
      isReversed: isPrimaryAtRight)
  }

  /// The size that a controller will have in a controller of a size.
  func size(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard !isCollapsed else { return size }
    let columns = arrangement(in: CGRect(origin: .zero, size: size)).columns
    return columns.first { shown($0.column) === container }?.frame.size ?? size
  }

  /// The loaded view of a column, which resizes with the container between layouts.
  private func prepare(_ column: Column) -> UIView? {
    guard let controller = shown(column) else { return nil }
    // The columns beside the secondary one are narrow.
    setOverrideTraitCollection(
      column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact),
      forChild: controller)
    controller.loadViewIfNeeded()
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    controller.view.autoresizingMask =
      column == .secondary ? [.flexibleWidth, .flexibleHeight] : .flexibleHeight
    return controller.view
  }

  /// Places views over the whole container.
  private func place(_ views: [UIView], in view: UIView) {
    for shown in views {
      shown.translatesAutoresizingMaskIntoConstraints = true
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if shown.frame != view.bounds { shown.frame = view.bounds }
    }
    show(views, in: view)
  }

  /// Makes views the only ones at the back of the container, from back to front.
  private func show(_ views: [UIView], in view: UIView) {
    let columns = children.compactMap(\.viewIfLoaded) + [dimmingView]
    for old in columns where old.superview === view && !views.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for (index, shown) in views.enumerated()
    where index >= view.subviews.count || view.subviews[index] !== shown {
      view.insertSubview(shown, at: index)
    }
  }
}
