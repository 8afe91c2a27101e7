/// The state of a controller's view between disappeared and appeared.
enum AppearanceState {
  case gone, appearing, appeared, disappearing

  /// Whether the view has appeared or is about to.
  var isTowardsSight: Bool { self == .appearing || self == .appeared }
}

extension UIViewController {
  /// Adds the view to a visible window, whose size it follows from then on, whatever its own mask
  /// was, and whether it had one at all: a view in which a document or `loadView()` has switched
  /// masks off would have the size of its content.
  func enter(_ window: UIWindow) {
    loadViewIfNeeded()
    view.beginAppearing()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
    updateStatusBar()
  }

  func leave(_ window: UIWindow) {
    if presented != nil { endPresenting(animated: false, nil) }
    guard let view = viewIfLoaded, view.superview === window else { return }
    view.removeFromSuperview()
  }

  func beginAppearing(animated: Bool) {
    appearance = .appearing
    isAppearanceAnimated = animated
    LayoutLog.willCall("viewWillAppear(_:)", of: self)
    viewWillAppear(animated)
  }

  func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    LayoutLog.willCall("viewDidAppear(_:)", of: self)
    viewDidAppear(isAppearanceAnimated)
    isMovingToParent = false
    isBeingPresented = false
  }

  func beginDisappearing(animated: Bool) {
    appearance = .disappearing
    isAppearanceAnimated = animated
    LayoutLog.willCall("viewWillDisappear(_:)", of: self)
    viewWillDisappear(animated)
  }

  func finishDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .gone
    LayoutLog.willCall("viewDidDisappear(_:)", of: self)
    viewDidDisappear(isAppearanceAnimated)
    isMovingFromParent = false
    isBeingDismissed = false
  }

  /// This controller and the children to which it forwards appearance methods.
  private var appearingTogether: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else {
      return [self]
    }
    let shown = children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    return [self] + shown.flatMap(\.appearingTogether)
  }

  /// Replaces the view of a child by that of another one. While this controller is in sight, both
  /// are told before and the old one afterwards.
  package func exchange(
    _ old: UIViewController?, for new: UIViewController?, animated: Bool, _ replace: () -> Void
  ) {
    let isInSight = appearance.isTowardsSight
    if isInSight { old?.beginTransition(appearing: false, animated: animated) }
    if isInSight { new?.beginTransition(appearing: true, animated: animated) }
    replace()
    if isInSight { old?.endTransition() }
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

  /// Calls `viewIsAppearing(_:)`, and registers with the window for `viewDidAppear(_:)` after the
  /// next layout.
  func comeIntoSight(of window: UIWindow) {
    guard appearance == .appearing, !window.appearing.contains(where: { $0 === self }) else {
      return
    }
    window.appearing.append(self)
    window.statusBarMayChange()
    LayoutLog.willCall("viewIsAppearing(_:)", of: self)
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Whether the controller appears with its superviews; otherwise its parent forwards the methods.
  var followsAppearance: Bool {
    sequence(first: self, next: \.parent).dropFirst()
      .allSatisfy(\.shouldAutomaticallyForwardAppearanceMethods)
  }
}

extension UIView {
  /// The controllers in this hierarchy that appear with it, parents first.
  private var controllers: [UIViewController] {
    var all: [UIViewController] = []
    forEachInHierarchy {
      if let controller = $0.viewController, controller.followsAppearance { all.append(controller) }
    }
    return all
  }

  /// Notifies the controllers in the hierarchy that their views will appear.
  func beginAppearing() {
    for controller in controllers where controller.appearance == .gone {
      controller.beginAppearing(animated: false)
    }
  }

  /// Notifies the controllers in the hierarchy that their views have been added to the window.
  func enterSight(of window: UIWindow) {
    forEachInHierarchy { $0.viewController?.comeIntoSight(of: window) }
  }

  /// Notifies the controllers in the hierarchy that their views will disappear. The returned
  /// closure notifies them that they have disappeared.
  func beginDisappearing() -> () -> Void {
    let leaving = controllers.filter(\.appearance.isTowardsSight)
    for controller in leaving { controller.beginDisappearing(animated: false) }
    return { for controller in leaving { controller.finishDisappearing() } }
  }
}
