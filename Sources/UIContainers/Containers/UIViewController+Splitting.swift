extension UIViewController {
  /// Takes the secondary controller of a split view controller whose width becomes compact, as its
  /// primary controller: a navigation controller pushes it, others do nothing.
  ///
  /// Unlike in UIKit, a subclass can't override it: the delegate's method can do the same.
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    (self as? UINavigationController)?.pushViewController(secondaryViewController, animated: false)
  }

  /// Gives the secondary controller back to a split view controller whose width becomes regular: a
  /// navigation controller pops its top controller, others have none.
  ///
  /// Unlike in UIKit, a subclass can't override it: the delegate's method can do the same.
  public func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    (self as? UINavigationController)?.popViewController(animated: false)
  }
}
