import Foundation

extension UIViewController {
  /// The navigation controller whose stack the controller is on, itself or in a container.
  public var navigationController: UINavigationController? {
    nearestParent(UINavigationController.self)
  }
  /// The tab bar controller that the controller is a tab of, itself or in a container.
  public var tabBarController: UITabBarController? { nearestParent(UITabBarController.self) }
  /// There are no split views here.
  public var splitViewController: UIViewController? { nil }
}
