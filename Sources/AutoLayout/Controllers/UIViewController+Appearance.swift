import Foundation

/// Where a controller is between having its view out of sight and in sight.
enum Appearance {
  case gone, appearing, appeared
}

extension UIViewController {
  /// Brings the view into a window that is visible.
  func enter(_ window: UIWindow) {
    loadViewIfNeeded()
    view.beginAppearing()
    view.frame = window.bounds
    window.addSubview(view)
  }

  func leave(_ window: UIWindow) {
    guard let view = viewIfLoaded, view.superview === window else { return }
    view.removeFromSuperview()
  }

  func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }
}

extension UIView {
  /// The controllers of the views in this hierarchy, parents first.
  private var controllers: [UIViewController] {
    var all: [UIViewController] = []
    forEachInHierarchy { if let controller = $0.viewController { all.append(controller) } }
    return all
  }

  /// Tells the controllers in the hierarchy that their views are about to come into sight.
  func beginAppearing() {
    for controller in controllers where controller.appearance == .gone {
      controller.appearance = .appearing
      controller.viewWillAppear(false)
    }
  }

  /// Tells them that their views are in the window; the window says when they are laid out.
  func enterSight(of window: UIWindow) {
    for controller in controllers
    where controller.appearance == .appearing
      && !window.appearing.contains(where: { $0 === controller })
    {
      window.appearing.append(controller)
      controller.viewIsAppearing(false)
    }
  }

  /// Tells them that their views go out of sight; call what is returned when they have.
  func beginDisappearing() -> () -> Void {
    let leaving = controllers.filter { $0.appearance != .gone }
    for controller in leaving { controller.viewWillDisappear(false) }
    return {
      for controller in leaving {
        controller.appearance = .gone
        controller.viewDidDisappear(false)
      }
    }
  }
}
