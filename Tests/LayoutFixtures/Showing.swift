import Foundation
import UIViews

/// The windows of the tests that hold none themselves.
@MainActor private enum KeptWindows { static var all: [UIWindow] = [] }

/// Shows a controller as `show` does, in a window that stays in sight.
@MainActor @discardableResult
package func keepShowing(
  _ controller: UIViewController, on configuration: ScreenConfiguration
) -> UIWindow {
  let window = show(controller, on: configuration)
  KeptWindows.all.append(window)
  return window
}

/// A window that stays in sight, with a view and without a controller.
@MainActor @discardableResult
package func openWindow(_ width: CGFloat, _ height: CGFloat, around view: UIView) -> UIWindow {
  let window = UIWindow(frame: rect(0, 0, width, height))
  window.isHidden = false
  window.addSubview(view)
  KeptWindows.all.append(window)
  return window
}

extension UIWindow {
  /// Presents a controller over one that the window shows, and lays out what is there then.
  package func present(_ controller: UIViewController, over presenter: UIViewController) {
    presenter.present(controller, animated: false)
    layoutIfNeeded()
  }
}
