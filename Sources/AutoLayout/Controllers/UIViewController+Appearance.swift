import Foundation

/// Where a controller is between having its view out of sight and in sight.
enum Appearance {
  case gone, appearing, appeared, disappearing

  /// Whether the view is to be in sight when what now happens is over.
  var isTowardsSight: Bool { self == .appearing || self == .appeared }
}

extension UIViewController {
  /// Brings the view into a window that is visible.
  func enter(_ window: UIWindow) {
    loadViewIfNeeded()
    view.beginAppearing()
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
  }

  func leave(_ window: UIWindow) {
    if presented != nil { endPresenting(animated: false, nil) }
    guard let view = viewIfLoaded, view.superview === window else { return }
    view.removeFromSuperview()
  }

  func beginAppearing(animated: Bool) {
    appearance = .appearing
    isAppearanceAnimated = animated
    viewWillAppear(animated)
  }

  func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(isAppearanceAnimated)
    isMovingToParent = false
    isBeingPresented = false
  }

  func beginDisappearing(animated: Bool) {
    appearance = .disappearing
    isAppearanceAnimated = animated
    viewWillDisappear(animated)
  }

  func finishDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .gone
    viewDidDisappear(isAppearanceAnimated)
    isMovingFromParent = false
    isBeingDismissed = false
  }

  /// This controller, and the children that hear of appearance through it.
  private var appearingTogether: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else {
      return [self]
    }
    let shown = children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    return [self] + shown.flatMap(\.appearingTogether)
  }

  func beginTransition(appearing: Bool, animated: Bool) {
    for controller in appearingTogether where controller.appearance.isTowardsSight != appearing {
      if appearing {
        controller.beginAppearing(animated: animated)
      } else {
        controller.beginDisappearing(animated: animated)
      }
    }
  }

  func endTransition() {
    for controller in appearingTogether.reversed() {
      if let window = controller.viewIfLoaded?.window { controller.comeIntoSight(of: window) }
      viewIfLoaded?.window?.appearing.removeAll { $0 === controller }
      controller.finishAppearing()
      controller.finishDisappearing()
    }
  }

  /// Tells the controller that its view is in the window, and has the window tell it when it is
  /// laid out.
  func comeIntoSight(of window: UIWindow) {
    guard appearance == .appearing, !window.appearing.contains(where: { $0 === self }) else {
      return
    }
    window.appearing.append(self)
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Whether the controller appears with its view's surroundings, or when its parent says so.
  var followsAppearance: Bool {
    sequence(first: self, next: \.parent).dropFirst()
      .allSatisfy(\.shouldAutomaticallyForwardAppearanceMethods)
  }
}

extension UIView {
  /// The controllers of the views in this hierarchy that appear with it, parents first.
  private var controllers: [UIViewController] {
    var all: [UIViewController] = []
    forEachInHierarchy {
      if let controller = $0.viewController, controller.followsAppearance { all.append(controller) }
    }
    return all
  }

  /// Tells the controllers in the hierarchy that their views are about to come into sight.
  func beginAppearing() {
    for controller in controllers where controller.appearance == .gone {
      controller.beginAppearing(animated: false)
    }
  }

  /// Tells them that their views are in the window; the window says when they are laid out.
  func enterSight(of window: UIWindow) {
    forEachInHierarchy { $0.viewController?.comeIntoSight(of: window) }
  }

  /// Tells them that their views go out of sight; call what is returned when they have.
  func beginDisappearing() -> () -> Void {
    let leaving = controllers.filter(\.appearance.isTowardsSight)
    for controller in leaving { controller.beginDisappearing(animated: false) }
    return { for controller in leaving { controller.finishDisappearing() } }
  }
}
