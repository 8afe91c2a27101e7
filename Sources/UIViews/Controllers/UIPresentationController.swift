/// The answer to how a presentation adapts to a screen without room for its style.
///
/// Nothing is dismissed by a gesture here, so the methods about that are not called.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in place of a popover or sheet that would be narrower than the screen: `none` keeps
  /// a popover, `fullScreen` and `overFullScreen` fill the screen, and `automatic`, the default,
  /// is a sheet as any other style is.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style for new traits; that without them by default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }
}

/// A presentation with a delegate.
///
/// A popover's delegate has the same name and a narrower type. A class can't override a property
/// with another type, but its own property takes precedence over that of a protocol extension.
@preconcurrency @MainActor public protocol UIPresentationDelegating: UIPresentationController {}

extension UIPresentationDelegating {
  /// The delegate; not retained.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptivity }
    set { adaptivity = newValue }
  }
}

/// The presentation of a view controller, which tells where it is and lets a delegate adapt it.
///
/// Presentations can't be customised here: there are no transitioning delegates.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor
open class UIPresentationController: NSObject,
  UIPresentationDelegating
{
  /// The controller whose presentation this is, which holds it.
  private(set) weak var presented: UIViewController?
  weak var adaptivity: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation of a controller, which has to hold it. The presenting controller is
  /// known from the presentation itself.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    super.init()
  }
}

extension UIPresentationController {
  /// The controller that is or will be presented; an empty one after its own is gone.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that presents, or the presented one as long as none does.
  public var presentingViewController: UIViewController {
    presented?.presentingViewController ?? presentedViewController
  }

  public var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }

  /// The view around the presented one, while it is presented.
  public var containerView: UIView? { presented?.presentationView }

  public var presentedView: UIView? { presented?.viewIfLoaded }

  /// The frame of the presented view in its container, in points; zero while it is not presented.
  public var frameOfPresentedViewInContainerView: CGRect {
    presented?.presentationView?.place.frame ?? .zero
  }

  /// The style that the delegate chooses for traits; `automatic` without a delegate.
  public func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    adaptivity?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? .automatic
  }
}
