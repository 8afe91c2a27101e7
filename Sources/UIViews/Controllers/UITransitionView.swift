/// A controller that determines its own frame when it is presented, such as an alert.
@MainActor
package protocol SelfPlacing: UIViewController {
  /// The frame of its view in the container, in points.
  func presentedFrame(in container: UIView) -> CGRect
  /// Whether it is shown beside its popover's source.
  func isPopover(in container: UIView) -> Bool
  /// Called for a tap beside its view. Returns whether it handles the tap.
  func tappedOutside() -> Bool
}

/// The container of a presented controller's view, in front of the presenting controller's view.
final class UITransitionView: UIView {
  fileprivate weak var controller: UIViewController?
  /// The superview of the presenting controller's view while that view is removed from the window.
  weak var coveredSuperview: UIView?

  /// The major version of iOS at the time of the presentation.
  private let version: Int

  /// - Parameter host: The view that the container will fill.
  init(of controller: UIViewController, in host: UIView) {
    self.controller = controller
    version = host.traitCollection.systemVersion
    super.init(frame: host.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    partRole = PartRole(isUnlisted: true)
    if !covers { traitOverrides.userInterfaceLevel = .elevated }
  }

  required init?(coder: NSCoder) { return nil }

  /// The style, or that which `automatic` means: a full screen before iOS 13, a page sheet since.
  private var style: UIModalPresentationStyle? {
    let style = controller?.modalPresentationStyle
    guard style == .automatic else { return style }
    return version < 13 ? .fullScreen : .pageSheet
  }

  /// Whether the view below is completely hidden.
  var covers: Bool { style == .fullScreen || style == .currentContext }

  /// Whether the presented view is shown as a sheet.
  var isOfSheet: Bool {
    if controller is any SelfPlacing { return true }
    return switch style {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .none?, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, nil:
      false
    }
  }

  private var metrics: SheetMetrics {
    var metrics = SheetMetrics(
      size: bounds.size, safeArea: safeAreaInsets,
      isWidthRegular: traitCollection.horizontalSizeClass == .regular,
      isHeightCompact: traitCollection.verticalSizeClass == .compact,
      version: traitCollection.systemVersion)
    metrics.keepsPopovers = adaptedStyle == UIModalPresentationStyle.none
    return metrics
  }

  /// The style that the delegate chose for the traits, with these.
  private var adaptation: (traits: UITraitCollection, style: UIModalPresentationStyle)?

  /// The style by which a popover or sheet is shown where it has no room; the delegate is asked
  /// once for the same traits.
  private var adaptedStyle: UIModalPresentationStyle {
    guard isOfSheet, let presentation = controller?.presentationController,
      presentation.adaptivity != nil
    else { return .automatic }
    let traits = traitCollection
    if let adaptation, adaptation.traits == traits { return adaptation.style }
    let style = presentation.adaptivePresentationStyle(for: traits)
    adaptation = (traits, style)
    return style
  }

  /// The place of the presented view: its frame in points, and the part of it that an arrow covers.
  var place: PresentedPlace {
    if let controller = controller as? any SelfPlacing {
      return PresentedPlace(frame: controller.presentedFrame(in: self))
    }
    let metrics = metrics
    let frame = metrics.frame(
      of: shownStyle(metrics), preferring: controller?.preferredContentSize ?? .zero)
    guard isPopover(metrics), let popover = controller?.popoverPresentationController else {
      guard let sheet = controller?.sheetPresentationController, frame != bounds, version >= 15,
        !metrics.isCentred
      else { return PresentedPlace(frame: frame) }
      return PresentedPlace(frame: sheet.frame(in: frame, of: self))
    }
    return popover.place(of: frame.size, in: self) ?? PresentedPlace(frame: frame)
  }

  /// Whether the presented view is a sheet that leaves a part of the container free, and no
  /// popover.
  var isPartialSheet: Bool {
    guard isOfSheet, !(controller is any SelfPlacing) else { return false }
    let metrics = metrics
    if isPopover(metrics) { return false }
    return metrics.frame(of: shownStyle(metrics), preferring: .zero) != bounds
  }

  /// Whether the presented view takes the whole screen over, and the status bar with it.
  var fillsScreen: Bool {
    if style == .fullScreen { return true }
    guard isOfSheet, !(controller is any SelfPlacing) else { return false }
    let metrics = metrics
    return !isPopover(metrics)
      && metrics.frame(of: shownStyle(metrics), preferring: .zero) == bounds
  }

  private func isPopover(_ metrics: SheetMetrics) -> Bool {
    style == .popover && metrics.hasPopovers
  }

  /// The style, or that of a full screen if the delegate wants it where there is no room.
  private func shownStyle(_ metrics: SheetMetrics) -> UIModalPresentationStyle {
    guard let style else { return .none }
    guard isOfSheet, !metrics.isCentred else { return style }
    return switch adaptedStyle {
    case .fullScreen, .overFullScreen: .overFullScreen
    default: style
    }
  }

  /// Calls the delegate of a popover that will be shown as one, and raises UIKit's exception for
  /// one without a source.
  func prepare() {
    guard let controller, let popover = controller.popoverPresentationController else { return }
    let placing = controller as? any SelfPlacing
    guard placing?.isPopover(in: self) ?? isPopover(metrics) else { return }
    popover.delegate?.prepareForPopoverPresentation(popover)
    guard popover.sourceItem == nil else { return }
    LayoutException.raise(
      .generic,
      "UIPopoverPresentationController (<\(className(of: popover)): \(address(of: popover))>) should "
        + "have a non-nil sourceView or barButtonItem set before the presentation occurs.")
  }

  func placePresented() {
    guard let controller, let view = controller.viewIfLoaded, view.superview === self else {
      return
    }
    let place = place
    let frame = place.frame
    if view.frame != frame { view.frame = frame }
    controller.barInsets = place.arrow
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
  /// Whether the controller or one that contains it is in a sheet that leaves a part of the screen
  /// free.
  package var isInSheet: Bool {
    let presented = sequence(first: self, next: \.parent).first { $0.presentationView != nil }
    return presented?.presentationView?.isPartialSheet ?? false
  }

  /// The traits that a sheet overrides for its controller.
  fileprivate var sheetTraits: UITraitCollection? {
    get { traitsFromParent }
    set {
      guard newValue != traitsFromParent else { return }
      changeTraits { traitsFromParent = newValue }
    }
  }
}
