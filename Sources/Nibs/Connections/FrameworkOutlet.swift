import AutoLayout
import Foundation

/// The outlets of the framework's own classes.
@MainActor
enum FrameworkOutlet {
  /// Whether the name says what the object is for, and not which it is.
  static func isGeneral(_ name: String) -> Bool {
    ["view", "dataSource", "delegate", "gestureRecognizers"].contains(name)
  }

  /// Whether an outlet of a class of the framework takes any object with a protocol.
  static func isProtocol(_ name: String, of source: AnyObject) -> Bool {
    guard name == "delegate" || name == "dataSource" else { return false }
    return source is UIScrollView || source is UITextField || source is UISearchBar
      || source is UIPickerView || source is UINavigationController || source is UITabBarController
  }

  /// Connects an outlet; false if the class has none of this name or the object is of another type.
  static func connect(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool {
    switch (source, name) {
    case (let view as UIView, "gestureRecognizers"):
      guard let recognizer = target as? UIGestureRecognizer else { return false }
      view.addGestureRecognizer(recognizer)
    case (let table as UITableView, "dataSource"):
      guard let target = target as? any UITableViewDataSource else { return false }
      table.dataSource = target
    case (let table as UITableView, "delegate"):
      guard let target = target as? any UITableViewDelegate else { return false }
      table.delegate = target
    case (let collection as UICollectionView, "dataSource"):
      guard let target = target as? any UICollectionViewDataSource else { return false }
      collection.dataSource = target
    case (let collection as UICollectionView, "delegate"):
      guard let target = target as? any UICollectionViewDelegate else { return false }
      collection.delegate = target
    case (let field as UITextField, "delegate"):
      guard let target = target as? any UITextFieldDelegate else { return false }
      field.delegate = target
    case (let text as UITextView, "delegate"):
      guard let target = target as? any UITextViewDelegate else { return false }
      text.delegate = target
    case (let bar as UISearchBar, "delegate"):
      guard let target = target as? any UISearchBarDelegate else { return false }
      bar.delegate = target
    case (let scroll as UIScrollView, "delegate"):
      guard let target = target as? any UIScrollViewDelegate else { return false }
      scroll.delegate = target
    case (let picker as UIPickerView, "dataSource"):
      guard let target = target as? any UIPickerViewDataSource else { return false }
      picker.dataSource = target
    case (let picker as UIPickerView, "delegate"):
      guard let target = target as? any UIPickerViewDelegate else { return false }
      picker.delegate = target
    case (let navigation as UINavigationController, "delegate"):
      guard let target = target as? any UINavigationControllerDelegate else { return false }
      navigation.delegate = target
    case (let tabs as UITabBarController, "delegate"):
      guard let target = target as? any UITabBarControllerDelegate else { return false }
      tabs.delegate = target
    case (let controller as UICollectionViewController, "collectionView"):
      guard let collection = target as? UICollectionView else { return false }
      controller.givenCollection = collection
    case (let controller as UICollectionViewController, "view") where target is UICollectionView:
      controller.givenCollection = target as? UICollectionView
    case (let controller as UIViewController, "view"):
      guard let view = target as? UIView else { return false }
      controller.view = view
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = target as? UIView
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = target as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = target as? UIView
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = target as? UIView
    case (let item as UINavigationItem, "titleView"): item.titleView = target as? UIView
    case (let item as UINavigationItem, "leftBarButtonItem"):
      item.leftBarButtonItem = target as? UIBarButtonItem
    case (let item as UINavigationItem, "rightBarButtonItem"):
      item.rightBarButtonItem = target as? UIBarButtonItem
    case (let item as UINavigationItem, "backBarButtonItem"):
      item.backBarButtonItem = target as? UIBarButtonItem
    case (_, "delegate"), (_, "dataSource"): return true
    default: return false
    }
    return true
  }
}
