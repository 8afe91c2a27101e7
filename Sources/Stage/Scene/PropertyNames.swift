/// The names of views and guides by the stored properties of the scene's own classes, and the
/// constraints that are stored in properties.
@MainActor
struct PropertyNames {
  /// The names by object. The first property wins.
  private(set) var names: [ObjectIdentifier: String] = [:]
  /// The constraints in the order of the properties, each once.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The properties of these constraints, such as `compactConstraints[2]`.
  private(set) var constraintNames: [ObjectIdentifier: String] = [:]
  /// For each object that a view's property names, this view. Objects that a controller's property
  /// names have none.
  private(set) var holders: [ObjectIdentifier: UIView] = [:]

  /// The controllers presented over the one that is being read. Only properties that store these
  /// controllers name a controller's view.
  private var presented: ArraySlice<UIViewController> = []
  private var takesConstraints = true
  /// For each class met so far, whether it is the framework's.
  private var frameworkClasses: [ObjectIdentifier: Bool] = [:]

  /// Reads the properties of controllers and their children, then those of each view.
  /// - Parameter controllers: The scene's own controller, then the presented ones from back to
  ///   front. A controller names those presented over it, not those behind it.
  init(controllers: [UIViewController], views: [UIView]) {
    for (place, controller) in controllers.enumerated() {
      presented = controllers[(place + 1)...]
      // A controller that is removed from the window by a presentation gives names, but no
      // constraints.
      takesConstraints = controllers.count == 1 || controller.viewIfLoaded?.window != nil
      read(controller)
    }
    takesConstraints = true
    for view in views { read(view, as: view) }
  }

  private mutating func read(_ controller: UIViewController) {
    read(controller, as: controller.viewIfLoaded)
    for child in controller.children { read(child) }
  }

  /// Reads the properties declared by classes outside the framework. Only views inside `holder` are
  /// named, so that a card with a reference to its neighbour does not name the neighbour.
  private mutating func read(_ object: AnyObject, as holder: UIView?) {
    guard !isFramework(type(of: object)) else { return }
    let levels = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    for level in levels {
      guard let type = level.subjectType as? AnyClass, !isFramework(type) else { return }
      for child in level.children {
        guard let label = child.label else { continue }
        if let wrapped = PropertyNames.wrappedValue(of: child.value, storedAs: label) {
          take(wrapped, called: String(label.dropFirst()), in: holder, of: object as? UIView)
        } else {
          take(child.value, called: PropertyNames.plain(label), in: holder, of: object as? UIView)
        }
      }
    }
  }

  /// - Parameter owner: The view whose property it is; nil for a controller's.
  private mutating func take(
    _ value: Any, called name: String, in holder: UIView?, of owner: UIView?
  ) {
    switch value {
    case let view as UIView:
      take(view, called: name, in: owner, isInside: view.isInside(holder))
    case let controller as UIViewController: take(controller, called: name)
    case let guide as UILayoutGuide:
      take(
        guide, called: name, in: owner,
        isInside: guide.owningView?.isAtOrInside(holder) ?? false)
    case let constraint as NSLayoutConstraint: take(constraint, called: name)
    case let constraints as [NSLayoutConstraint]:
      for (place, constraint) in constraints.enumerated() {
        take(constraint, called: "\(name)[\(place)]")
      }
    case let items as [AnyObject]:
      for (place, item) in items.enumerated() {
        take(item, called: "\(name)[\(place)]", in: holder, of: owner)
      }
    case let items as [String: AnyObject]:
      for (key, item) in items.sorted(by: { $0.key < $1.key }) {
        take(item, called: "\(name).\(key)", in: holder, of: owner)
      }
    default: break
    }
  }

  private mutating func take(
    _ item: AnyObject, called name: String, in holder: UIView?, isInside: Bool
  ) {
    guard isInside, names[ObjectIdentifier(item)] == nil else { return }
    names[ObjectIdentifier(item)] = name
    holders[ObjectIdentifier(item)] = holder
  }

  /// Names the view of a presented controller by the property that stores the controller.
  private mutating func take(_ controller: UIViewController, called name: String) {
    guard presented.contains(where: { $0 === controller }), let view = controller.viewIfLoaded
    else { return }
    take(view, called: name, in: nil, isInside: true)
  }

  private mutating func take(_ constraint: NSLayoutConstraint, called name: String) {
    let id = ObjectIdentifier(constraint)
    guard takesConstraints, constraintNames[id] == nil else { return }
    constraintNames[id] = name
    constraints.append(constraint)
  }

  /// The property's name in the source, without the prefix of lazy properties.
  private static func plain(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
  }

  /// The value of a wrapped property, such as an outlet: its storage has an underscore before the
  /// property's name.
  private static func wrappedValue(of storage: Any, storedAs label: String) -> Any? {
    guard label.hasPrefix("_") else { return nil }
    return Mirror(reflecting: storage).children.first { $0.label == "wrappedValue" }?.value
  }

  private mutating func isFramework(_ type: AnyClass) -> Bool {
    if let known = frameworkClasses[ObjectIdentifier(type)] { return known }
    let name = _typeName(type)
    let isFramework =
      FrameworkModules.define(type) || name.hasPrefix("Foundation.") || name == "NSObject"
    frameworkClasses[ObjectIdentifier(type)] = isFramework
    return isFramework
  }
}

extension UIView {
  fileprivate func isInside(_ holder: UIView?) -> Bool {
    guard let holder else { return false }
    return self !== holder && isDescendant(of: holder)
  }

  fileprivate func isAtOrInside(_ holder: UIView?) -> Bool {
    holder.map { isDescendant(of: $0) } ?? false
  }
}
