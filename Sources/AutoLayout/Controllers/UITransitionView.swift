import Foundation

/// What holds the view of a presented controller, over that of the presenting one.
final class UITransitionView: UIView {
  fileprivate weak var controller: UIViewController?
  /// Where the presenting controller's view was, if it is out of the window meanwhile.
  weak var coveredSuperview: UIView?

  init(of controller: UIViewController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    partRole = PartRole(isUnlisted: true)
    if !covers { traitOverrides.userInterfaceLevel = .elevated }
  }

  required init?(coder: NSCoder) { return nil }

  /// Whether nothing is seen of what lies below.
  var covers: Bool {
    let style = controller?.modalPresentationStyle
    return style == .fullScreen || style == .currentContext
  }

  /// Whether it holds a sheet.
  var isOfSheet: Bool {
    switch controller?.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .none?, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, nil:
      false
    }
  }

  /// The frame of the presented view in a container of that size.
  func presentedFrame(in size: CGSize) -> CGRect {
    SheetMetrics(
      size: size, safeArea: safeAreaInsets,
      isWidthRegular: traitCollection.horizontalSizeClass == .regular,
      isHeightCompact: traitCollection.verticalSizeClass == .compact
    ).frame(
      of: controller?.modalPresentationStyle ?? .none,
      preferring: controller?.preferredContentSize ?? .zero)
  }

  func placePresented() {
    guard let controller, let view = controller.viewIfLoaded, view.superview === self else {
      return
    }
    let frame = presentedFrame(in: bounds.size)
    if view.frame != frame { view.frame = frame }
    // A sheet amid a wide screen is itself narrow.
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

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIView {
  /// The controller whose view this view was made to hold while it is presented, and whether nothing of the view's
  /// siblings is seen behind it; nil for all other views.
  package var presentedInside: (controller: UIViewController, covers: Bool)? {
    guard let transition = self as? UITransitionView, let controller = transition.controller else {
      return nil
    }
    return (controller, transition.covers)
  }
}

extension UIViewController {
  /// The traits that the sheet which the controller is shown in has it see.
  fileprivate var sheetTraits: UITraitCollection? {
    get { traitsFromParent }
    set {
      guard newValue != traitsFromParent else { return }
      changeTraits { traitsFromParent = newValue }
    }
  }
}
