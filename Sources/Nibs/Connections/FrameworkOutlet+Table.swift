import AutoLayout

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
    Self(
      "delegate", protocol: (any UITabBarControllerDelegate).self, \UITabBarController.delegate),
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
    Self("collectionView") { (controller: UICollectionViewController, view: UICollectionView) in
      controller.givenCollection = view
    },
    Self("view") { (controller: UICollectionViewController, view: UIView) in
      if let view = view as? UICollectionView {
        controller.givenCollection = view
      } else {
        controller.view = view
      }
    },
    Self("view") { (controller: UIViewController, view: UIView) in controller.view = view },
    Self("tableHeaderView") { (table: UITableView, view: UIView) in table.tableHeaderView = view },
    Self("tableFooterView") { (table: UITableView, view: UIView) in table.tableFooterView = view },
    Self("refreshControl") { (scroll: UIScrollView, control: UIRefreshControl) in
      scroll.refreshControl = control
    },
    Self("backgroundView") { (table: UITableView, view: UIView) in table.backgroundView = view },
    Self("backgroundView") { (collection: UICollectionView, view: UIView) in
      collection.backgroundView = view
    },
    Self("backgroundView") { (cell: UITableViewCell, view: UIView) in cell.backgroundView = view },
    Self("backgroundView") { (cell: UICollectionViewCell, view: UIView) in
      cell.backgroundView = view
    },
    Self("backgroundView") { (header: UITableViewHeaderFooterView, view: UIView) in
      header.backgroundView = view
    },
    Self("selectedBackgroundView") { (cell: UITableViewCell, view: UIView) in
      cell.selectedBackgroundView = view
    },
    Self("selectedBackgroundView") { (cell: UICollectionViewCell, view: UIView) in
      cell.selectedBackgroundView = view
    },
    Self("multipleSelectionBackgroundView") { (cell: UITableViewCell, view: UIView) in
      cell.multipleSelectionBackgroundView = view
    },
    Self("accessoryView") { (cell: UITableViewCell, view: UIView) in cell.accessoryView = view },
    Self("editingAccessoryView") { (cell: UITableViewCell, view: UIView) in
      cell.editingAccessoryView = view
    },
    Self("leftView") { (field: UITextField, view: UIView) in field.leftView = view },
    Self("rightView") { (field: UITextField, view: UIView) in field.rightView = view },
    Self("customView") { (item: UIBarButtonItem, view: UIView) in item.customView = view },
    Self("titleView") { (item: UINavigationItem, view: UIView) in item.titleView = view },
    Self("leftBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
      item.leftBarButtonItem = button
    },
    Self("rightBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
      item.rightBarButtonItem = button
    },
    Self("backBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
      item.backBarButtonItem = button
    },
  ]
}
