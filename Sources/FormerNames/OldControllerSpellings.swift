// Members of view controllers in Swift 1 and 2.

extension OldSpellings where Self: UIViewController {
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "parent")
  public var parentViewController: UIViewController? { parent }

  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMoveToParentViewController(_ parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMoveToParentViewController(_ parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "isViewLoaded")
  public func isViewLoaded() -> Bool { isViewLoaded }

  @available(*, deprecated, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    present(viewControllerToPresent, animated: flag, completion: completion)
  }

  @available(*, deprecated, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)? = nil) {
    dismiss(animated: flag, completion: completion)
  }

  @available(*, deprecated, renamed: "setOverrideTraitCollection(_:forChild:)")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
  ) {
    setOverrideTraitCollection(collection, forChild: childViewController)
  }

  @available(*, deprecated, renamed: "overrideTraitCollection(forChild:)")
  public func overrideTraitCollection(
    forChildViewController childViewController: UIViewController
  ) -> UITraitCollection? {
    overrideTraitCollection(forChild: childViewController)
  }
}

extension OldSpellings where Self: UINavigationController {
  @available(*, deprecated, renamed: "isNavigationBarHidden")
  public var navigationBarHidden: Bool {
    get { isNavigationBarHidden }
    set { isNavigationBarHidden = newValue }
  }

  @available(*, deprecated, renamed: "isToolbarHidden")
  public var toolbarHidden: Bool {
    get { isToolbarHidden }
    set { isToolbarHidden = newValue }
  }

  @available(*, deprecated, renamed: "popViewController(animated:)")
  @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }

  @available(*, deprecated, renamed: "popToRootViewController(animated:)")
  @discardableResult
  public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? {
    popToRootViewController(animated: animated)
  }
}
