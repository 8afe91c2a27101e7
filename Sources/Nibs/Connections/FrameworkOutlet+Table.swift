extension FrameworkOutlet {
  /// The outlets that take objects with a protocol.
  static let delegates = [
    Self("dataSource", protocol: (any UITableViewDataSource).self, \UITableView.dataSource),
    Self("delegate", protocol: (any UITableViewDelegate).self, \UITableView.delegate),
    Self(
      "dataSource", protocol: (any UICollectionViewDataSource).self, \UICollectionView.dataSource),
    Self("delegate", protocol: (any UICollectionViewDelegate).self, \UICollectionView.delegate),
    Self("delegate", protocol: (any UITextViewDelegate).self, \UITextView.delegate),
    Self("delegate", protocol: (any UIScrollViewDelegate).self, \UIScrollView.delegate),
    Self("delegate", protocol: (any UITextFieldDelegate).self, \UITextField.delegate),
    Self("delegate", protocol: (any UISearchBarDelegate).self, \UISearchBar.delegate),
    Self("dataSource", protocol: (any UIPickerViewDataSource).self, \UIPickerView.dataSource),
    Self("delegate", protocol: (any UIPickerViewDelegate).self, \UIPickerView.delegate),
    Self("delegate", protocol: (any UINavigationBarDelegate).self, \UINavigationBar.delegate),
    Self("delegate", protocol: (any UITabBarDelegate).self, \UITabBar.delegate),
    Self(
      "delegate", protocol: (any UIGestureRecognizerDelegate).self, \UIGestureRecognizer.delegate),
    Self(
      "delegate", protocol: (any UINavigationControllerDelegate).self,
      \UINavigationController.delegate),
    Self("delegate", protocol: (any UITabBarControllerDelegate).self, \UITabBarController.delegate),
    Self(
      "delegate", protocol: (any UISplitViewControllerDelegate).self,
      \UISplitViewController.delegate),
    Self(
      "dataSource", protocol: (any UIPageViewControllerDataSource).self,
      \UIPageViewController.dataSource),
    Self(
      "delegate", protocol: (any UIPageViewControllerDelegate).self,
      \UIPageViewController.delegate),
  ]

  /// The outlets that take objects of a class.
  static let objects = [
    Self("gestureRecognizers") { (view: UIView, recognizer: UIGestureRecognizer) in
      view.addGestureRecognizer(recognizer)
    },
    Self("collectionView", \UICollectionViewController.givenCollection),
    Self("view") { (controller: UICollectionViewController, view: UIView) in
      if let view = view as? UICollectionView {
        controller.givenCollection = view
      } else {
        controller.view = view
      }
    },
    Self("view") { (controller: UIViewController, view: UIView) in controller.view = view },
    Self("tableHeaderView", \UITableView.tableHeaderView),
    Self("tableFooterView", \UITableView.tableFooterView),
    Self("refreshControl", \UIScrollView.refreshControl),
    Self("backgroundView", \UITableView.backgroundView),
    Self("backgroundView", \UICollectionView.backgroundView),
    Self("backgroundView", \UITableViewCell.backgroundView),
    Self("backgroundView", \UICollectionViewCell.backgroundView),
    Self("backgroundView", \UITableViewHeaderFooterView.backgroundView),
    Self("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    Self("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    Self("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
    Self("accessoryView", \UITableViewCell.accessoryView),
    Self("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    Self("leftView", \UITextField.leftView),
    Self("rightView", \UITextField.rightView),
    Self("customView", \UIBarButtonItem.customView),
    Self("titleView", \UINavigationItem.titleView),
    Self("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    Self("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    Self("backBarButtonItem", \UINavigationItem.backBarButtonItem),
  ]
}
