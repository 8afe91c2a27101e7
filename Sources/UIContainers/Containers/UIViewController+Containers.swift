extension UIViewController {
  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? {
    nearestParent(UINavigationController.self)
  }
  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { nearestParent(UITabBarController.self) }
  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? {
    nearestParent(UISplitViewController.self)
  }
}
