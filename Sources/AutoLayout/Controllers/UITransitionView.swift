import Foundation

/// A controller that determines its own frame when it is presented, such as an alert.
@MainActor
protocol SelfPlacing: UIViewController {
  /// The frame of its view in the container, in points.
  func presentedFrame(in container: UIView) -> CGRect
  /// Called for a tap beside its view. Returns whether it handles the tap.
  func tappedOutside() -> Bool
}

/// The container of a presented controller's view, in front of the presenting controller's view.
final class UITransitionView: UIView {
  fileprivate weak var controller: UIViewController?
  /// The superview of the presenting controller's view while that view is removed from the window.
  weak var coveredSuperview: UIView?

  init(of controller: UIViewController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    partRole = PartRole(isUnlisted: true)
    if !covers { traitOverrides.userInterfaceLevel = .elevated }
  }

  required init?(coder: NSCoder) { return nil }

  /// Whether the view below is completely hidden.
  var covers: Bool {
    let style = controller?.modalPresentationStyle
    return style == .fullScreen || style == .currentContext
  }

  /// Whether the presented view is shown as a sheet.
  var isOfSheet: Bool {
    if controller is any SelfPlacing { return true }
    return switch controller?.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .none?, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, nil:
      false
    }
  }

  /// The frame of the presented view in a container of this size, in points.
  func presentedFrame(in size: CGSize) -> CGRect {
    if let controller = controller as? any SelfPlacing {
      return controller.presentedFrame(in: self)
    }
    let frame = SheetMetrics(
      size: size, safeArea: safeAreaInsets,
      isWidthRegular: traitCollection.horizontalSizeClass == .regular,
      isHeightCompact: traitCollection.verticalSizeClass == .compact
    ).frame(
      of: controller?.modalPresentationStyle ?? .none,
      preferring: controller?.preferredContentSize ?? .zero)
    let isPopover =
      traitCollection.horizontalSizeClass == .regular
      && traitCollection.verticalSizeClass != .compact
    guard isPopover, let popover = controller?.popoverPresentationController else { return frame }
    return popover.frame(of: frame.size, in: self) ?? frame
  }

  func placePresented() {
    guard let controller, let view = controller.viewIfLoaded, view.superview === self else {
      return
    }
    let frame = presentedFrame(in: bounds.size)
    if view.frame != frame { view.frame = frame }
    // The width of a sheet in the middle of a wide screen is compact.
    let isNarrow = frame.width < bounds.width && traitCollection.horizontalSizeClass == .regular
    if isNarrow {
      controller.sheetTraits = UITraitCollection(horizontalSizeClass: .compact)
    } else {
      controller.sheetTraits = nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placePresented()
  }

  override func tapped(at point: CGPoint) -> Bool {
    guard let controller = controller as? any SelfPlacing,
      controller.viewIfLoaded?.frame.contains(point) == false
    else { return false }
    return controller.tappedOutside()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIView {
  /// For the container of a presented view: the presented controller, and whether the siblings
  /// below are completely hidden; `nil` for all other views.
  package var presentedInside: (controller: UIViewController, covers: Bool)? {
    guard let transition = self as? UITransitionView, let controller = transition.controller else {
      return nil
    }
    return (controller, transition.covers)
  }
}

extension UIViewController {
  /// The traits that a sheet overrides for its controller.
  fileprivate var sheetTraits: UITraitCollection? {
    get { traitsFromParent }
    set {
      guard newValue != traitsFromParent else { return }
      changeTraits { traitsFromParent = newValue }
    }
  }
}
