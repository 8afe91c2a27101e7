/// A controller that shows other controllers itself, as a navigation controller and a split view
/// controller do.
package protocol ControllerShowing: UIViewController {}

/// A controller with bars of its own around other controllers, as a navigation controller: scroll
/// views in these stay clear of its bars.
package protocol ToolbarHolding: UIViewController {
  /// Notes that a controller in this one has other items for the toolbar.
  func toolbarItemsChanged(of controller: UIViewController)
}

extension UIViewController {
  /// Tells the nearest container with a toolbar that a controller in it has other items.
  package func tellToolbarHolder(of controller: UIViewController) {
    var container = parent
    while let here = container {
      if let holder = here as? any ToolbarHolding {
        return holder.toolbarItemsChanged(of: controller)
      }
      container = here.parent
    }
  }
}
