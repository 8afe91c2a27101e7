import AutoLayout
import Foundation

/// An outlet of one of the framework's own classes.
@MainActor
struct FrameworkOutlet {
  /// What came of connecting an outlet.
  enum Result: Hashable {
    case connected
    /// No class of the framework has an outlet of this name that the object is of.
    case unknown
    /// The outlet takes objects with a protocol, and this one is none.
    case otherProtocol
    /// The outlet takes objects of a class, and this one is none.
    case otherClass(String)
  }

  private let name: String
  private let isOf: (AnyObject) -> Bool
  private let connect: (_ source: AnyObject, _ target: AnyObject) -> Result

  /// An outlet that takes an object of a class.
  private init<Source: AnyObject, Target: AnyObject>(
    _ name: String, _ set: @escaping (Source, Target) -> Void
  ) {
    self.init(name, otherwise: .otherClass("\(Target.self)"), set)
  }

  /// An outlet that takes an object with a protocol.
  private init<Source: AnyObject, Target>(
    _ name: String, protocol _: Target.Type,
    _ property: ReferenceWritableKeyPath<Source, Target?>
  ) {
    self.init(name, otherwise: .otherProtocol) { (source: Source, target: Target) in
      source[keyPath: property] = target
    }
  }

  private init<Source: AnyObject, Target>(
    _ name: String, otherwise: Result, _ set: @escaping (Source, Target) -> Void
  ) {
    self.name = name
    isOf = { $0 is Source }
    connect = { source, target in
      guard let source = source as? Source, let target = target as? Target else {
        return otherwise
      }
      set(source, target)
      return .connected
    }
  }

  /// Connects an outlet of an object of the framework's classes, or of a subclass.
  static func connect(_ name: String, of source: AnyObject, to target: AnyObject) -> Result {
    guard let outlet = all[name]?.first(where: { $0.isOf(source) }) else { return .unknown }
    return outlet.connect(source, target)
  }

  /// Whether the name says what the object is for, and not which it is.
  static func isGeneral(_ name: String) -> Bool {
    ["view", "dataSource", "delegate", "gestureRecognizers"].contains(name)
  }

  /// Whether an outlet is one of UIKit's that its class does not have here.
  static func isMissing(_ name: String, of source: AnyObject) -> Bool {
    String(reflecting: type(of: source)).hasPrefix("AutoLayout.") || unknown.contains(name)
  }

  /// The outlets of UIKit's classes that apps' subclasses have too.
  private static let unknown: Set = [
    "inputView", "inputAccessoryView", "searchDisplayController", "transitioningDelegate",
  ]

  /// The outlets by their names; of several of a name, the first whose class the object is of counts, so
  /// that subclasses come first.
  private static let all = [String: [FrameworkOutlet]](grouping: delegates + objects, by: \.name)

  private static let delegates = [
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

  private static let objects = [
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
