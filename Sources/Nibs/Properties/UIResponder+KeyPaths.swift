/// The key paths of the framework's classes that documents set as runtime attributes.
extension UIResponder: KeyPathSetting {
  package func set(_ value: Any?, forKeyPath keyPath: String) -> KeyPathOutcome {
    KeyPaths.set(value, forKeyPath: keyPath, of: self)
  }
}

/// Sets the properties of the framework's objects by key paths, as key-value coding does: along
/// objects to the last one, whose property has the last key, be it written with `is` or without.
@MainActor
enum KeyPaths {
  static func set(_ value: Any?, forKeyPath keyPath: String, of object: AnyObject) -> KeyPathOutcome
  {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var object = object
    for key in keys.dropLast() {
      guard let next = part(key, of: object) else { return .unknown }
      object = next
    }
    guard let key = keys.last, let property = property(key, of: object) else { return .unknown }
    if property.set(value, of: object) { return .set }
    let found = value.map { "\($0)" } ?? "nil"
    return .refused("\(keyPath) takes a value of the type \(property.typeName), and not \(found)")
  }

  private static func property(_ key: String, of object: AnyObject) -> KeyedProperty? {
    var names = [key]
    if key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase {
      names.append(first.lowercased() + key.dropFirst(3))
    }
    let own = (type(of: object) as? any KeyedObject.Type)
    return names.lazy.compactMap {
      own?.keyedProperty($0) ?? PropertyTable.keyed($0, of: type(of: object))
    }.first
  }

  /// The object to which a key leads from another one.
  private static func part(_ key: String, of object: AnyObject) -> AnyObject? {
    if key == "layer" { return (object as? UIView)?.layer }
    if key == "superview" { return (object as? UIView)?.superview }
    let found: AnyObject? =
      switch object {
      case let cell as UITableViewCell: part(key, of: cell)
      case let view as UITableViewHeaderFooterView:
        ["textLabel": view.textLabel, "contentView": view.contentView][key] ?? nil
      case let cell as UICollectionViewCell where key == "contentView": cell.contentView
      case let button as UIButton:
        [
          "titleLabel": button.titleLabel, "subtitleLabel": button.subtitleLabel,
          "imageView": button.imageView,
        ][key] ?? nil
      case let field as UITextField:
        ["leftView": field.leftView, "rightView": field.rightView][key] ?? nil
      case let bar as UISearchBar where key == "searchTextField": bar.searchTextField
      case let table as UITableView:
        [
          "tableHeaderView": table.tableHeaderView, "tableFooterView": table.tableFooterView,
          "backgroundView": table.backgroundView,
        ][key] ?? nil
      case let item as UINavigationItem:
        [
          "titleView": item.titleView as AnyObject?, "leftBarButtonItem": item.leftBarButtonItem,
          "rightBarButtonItem": item.rightBarButtonItem,
          "backBarButtonItem": item.backBarButtonItem,
        ][key] ?? nil
      case let item as UIBarButtonItem where key == "customView": item.customView
      case let controller as UIViewController: part(key, of: controller)
      default: nil
      }
    return found
      ?? (type(of: object) as? any KeyedObject.Type)?.keyedProperty(key)?.object(of: object)
  }

  private static func part(_ key: String, of cell: UITableViewCell) -> AnyObject? {
    switch key {
    case "textLabel": cell.textLabel
    case "detailTextLabel": cell.detailTextLabel
    case "imageView": cell.imageView
    case "contentView": cell.contentView
    case "accessoryView": cell.accessoryView
    case "backgroundView": cell.backgroundView
    case "selectedBackgroundView": cell.selectedBackgroundView
    default: nil
    }
  }

  private static func part(_ key: String, of controller: UIViewController) -> AnyObject? {
    switch key {
    case "view", "tableView", "collectionView": controller.viewIfLoaded
    case "navigationItem": controller.navigationItem
    case "tabBarItem": controller.tabBarItem
    case "navigationBar": (controller as? UINavigationController)?.navigationBar
    case "toolbar": (controller as? UINavigationController)?.toolbar
    case "tabBar": (controller as? UITabBarController)?.tabBar
    default: nil
    }
  }
}

extension UIStackView {
  /// The paths of the properties that decide how a stack arranges its views.
  static let arrangementPaths: Set = [
    "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement",
    "baselineRelativeArrangement", "isBaselineRelativeArrangement", "spacing", "axis",
    "distribution", "alignment",
  ]
}
