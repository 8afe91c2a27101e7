extension UIAlertController: SelfPlacing {
  /// The frame of the alert in its container: in the middle of what the keyboard leaves free, or at
  /// the bottom. Constraints of the app's own make it larger.
  package func presentedFrame(in container: UIView) -> CGRect {
    loadViewIfNeeded()
    let traits = container.traitCollection
    let isPopover = isPopover(in: container)
    alertView?.isInPopover = isPopover
    let area = free(in: container)
    let width =
      if preferredStyle == .actionSheet {
        isPopover
          ? AlertMetrics.popoverWidth
          : min(container.bounds.width, container.bounds.height) - 2 * AlertMetrics.sheetSpace
      } else {
        traits.preferredContentSizeCategory.isAccessibilityCategory
          ? AlertMetrics.alertWidth.accessibility : AlertMetrics.alertWidth.regular
      }
    let size = size(width: min(width, area.width), room: area.height)
    if isPopover, let place = ensuredPopover.place(of: size, in: container) { return place.content }
    let isAtBottom = preferredStyle == .actionSheet && !isPopover
    let scale = max(traits.displayScale, 1)
    func pixels(_ length: CGFloat) -> CGFloat { PixelRounding.nearest(length, steps: scale) }
    return CGRect(
      x: pixels(area.midX - size.width / 2),
      y: isAtBottom ? area.maxY - size.height : pixels(area.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  package func isPopover(in container: UIView) -> Bool {
    let traits = container.traitCollection
    return preferredStyle == .actionSheet && traits.horizontalSizeClass == .regular
      && traits.userInterfaceIdiom == .pad
  }

  private func size(width: CGFloat, room: CGFloat) -> CGSize {
    guard let alertView else { return .zero }
    let own = alertView.arrangement(width: width, room: room).size
    guard alertView.holdsConstraints else { return own }
    return alertView.systemLayoutSizeFitting(
      own, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The part of the container in which the alert may be.
  private func free(in container: UIView) -> CGRect {
    let bounds = container.bounds
    let safeArea = container.safeAreaInsets
    let keyboard = container.keyboardLayoutGuide
    keyboard.usesBottomSafeArea = false
    let bottom = keyboard.trackedFrame?.minY ?? bounds.maxY
    let space = AlertMetrics.sheetSpace
    guard preferredStyle == .actionSheet else {
      return CGRect(x: 0, y: 0, width: bounds.width, height: bottom)
        .insetBy(dx: 0, dy: max(safeArea.top, AlertMetrics.leastSpaceAbove))
    }
    let top =
      bounds.width > bounds.height ? space : max(safeArea.top, AlertMetrics.leastSpaceAbove)
    let end = min(bottom, bounds.maxY - max(safeArea.bottom, space))
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, end - top))
  }

  /// Cancels an action sheet by a tap beside it, if it has an action for that or is a popover.
  package func tappedOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return false }
    if let cancelAction {
      choose(cancelAction)
      return true
    }
    guard alertView?.isInPopover == true else { return false }
    presentingViewController?.dismiss(animated: true)
    return true
  }
}
