/// The classes of UIKit that are here, by the names of their elements. `ElementClass` has all
/// classes that documents know.
@MainActor
enum ClassTable {
  /// The class of views with an element's name; nil for elements that are no views.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self, "stackView": UIStackView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "searchBar": UISearchBar.self, "navigationBar": UINavigationBar.self,
    "tabBar": UITabBar.self, "toolbar": UIToolbar.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "collectionView": UICollectionView.self,
    "tableViewCell": UITableViewCell.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "refreshControl": UIRefreshControl.self, "colorWell": UIColorWell.self, "window": UIWindow.self,
  ]

  /// The class of controllers with an element's name.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
  ]
}
