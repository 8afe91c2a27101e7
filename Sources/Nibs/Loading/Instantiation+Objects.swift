import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes an object that is neither a view nor a controller: a gesture recogniser, an item of a bar, or
  /// one of a class of the app.
  func looseObject(_ element: Element) -> AnyObject? {
    switch element.name {
    case "tapGestureRecognizer":
      return recognizer(element, UITapGestureRecognizer.self) {
        $0.init(coder: $1)
      } set: {
        if let taps = element.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = taps }
      }
    case "swipeGestureRecognizer":
      return recognizer(element, UISwipeGestureRecognizer.self) {
        $0.init(coder: $1)
      } set: {
        $0.direction = element["direction"].flatMap { Self.directions[$0] } ?? .right
      }
    // Documents spell the element of long presses so.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return recognizer(element, UILongPressGestureRecognizer.self) { $0.init(coder: $1) }
    case "panGestureRecognizer":
      return recognizer(element, UIPanGestureRecognizer.self) { $0.init(coder: $1) }
    case "pinchGestureRecognizer":
      return recognizer(element, UIPinchGestureRecognizer.self) { $0.init(coder: $1) }
    case "rotationGestureRecognizer":
      return recognizer(element, UIRotationGestureRecognizer.self) { $0.init(coder: $1) }
    case "screenEdgePanGestureRecognizer":
      return recognizer(element, UIScreenEdgePanGestureRecognizer.self) { $0.init(coder: $1) }
    case "gestureRecognizer":
      return recognizer(element, UIGestureRecognizer.self) { $0.init(coder: $1) }
    case "barButtonItem": return barButtonItem(element)
    case "navigationItem":
      let item = navigationItem(element)
      decode(item, element)
      return item
    case "customObject", "object": return customObject(element)
    default: return nil
    }
  }

  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ element: Element, _ base: Recognizer.Type,
    _ make: (Recognizer.Type, NSCoder) -> Recognizer?, set: (Recognizer) -> Void = { _ in }
  ) -> UIGestureRecognizer? {
    guard let made = custom(element, base, make) else { return nil }
    set(made)
    keep(made, for: element)
    return made
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]

  /// An object of an app's class, made by `init()` or, for one that archives itself, `init(coder:)`.
  private func customObject(_ element: Element) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    guard let type = resources.classes.find(name, module: element["customModule"]) else {
      let place = element["customModule"].map { " in module \($0)" } ?? ""
      note(.class, "there is no class \(name)\(place): its object is left out", at: element)
      return nil
    }
    var object: AnyObject?
    if let type = type as? any NibObject.Type {
      object = type.init()
    } else if let type = type as? any NSCoding.Type {
      object = type.init(coder: NibCoder(element, level: NSObject.self) { _ in })
        .map { $0 as AnyObject }
    }
    guard let object else {
      note(
        .element,
        "the object of class \(name) is left out: its class has to conform to NibObject",
        at: element)
      return nil
    }
    keep(object, for: element)
    return object
  }

  // MARK: Items of bars

  func barButtonItem(_ element: Element) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    guard let item = custom(element, UIBarButtonItem.self, { $0.init(coder: $1) }) else {
      return nil
    }
    keep(item, for: element)
    if let name = element["systemItem"] { item.systemItem = Self.systemItems[name] }
    if let title = text("title", of: element) { item.title = title }
    if let name = element["image"] { item.image = image(name, of: element) }
    if let width = element.number("width") { item.width = CGFloat(width) }
    if element["style"] == "done" { item.style = .done }
    if element.flag("enabled") == false { item.isEnabled = false }
    if let tag = element.integer("tag") { item.tag = tag }
    if let color = element.child("color", key: "tintColor") { item.tintColor = self.color(color) }
    if let custom = element.child(key: "customView") { item.customView = view(custom) }
    return item
  }

  func navigationItem(_ element: Element) -> UINavigationItem {
    custom(element, UINavigationItem.self) { $0.init(coder: $1) } ?? UINavigationItem()
  }

  func tabBarItem(_ element: Element) -> UITabBarItem {
    custom(element, UITabBarItem.self) { $0.init(coder: $1) } ?? UITabBarItem()
  }

  func decode(_ item: UINavigationItem, _ element: Element) {
    keep(item, for: element)
    if let title = text("title", of: element) { item.title = title }
    if let prompt = text("prompt", of: element) { item.prompt = prompt }
    if let title = text("backButtonTitle", of: element) { item.backButtonTitle = title }
    if element.flag("hidesBackButton") == true { item.hidesBackButton = true }
    if element.flag("leftItemsSupplementBackButton") == true {
      item.leftItemsSupplementBackButton = true
    }
    switch element["largeTitleDisplayMode"] {
    case "never": item.largeTitleDisplayMode = .never
    case "always": item.largeTitleDisplayMode = .always
    default: break
    }
    for child in element.children {
      switch child["key"] {
      case "leftBarButtonItem": item.leftBarButtonItem = barButtonItem(child)
      case "rightBarButtonItem": item.rightBarButtonItem = barButtonItem(child)
      case "backBarButtonItem": item.backBarButtonItem = barButtonItem(child)
      case "leftBarButtonItems":
        item.leftBarButtonItems = child.children.compactMap { barButtonItem($0) }
      case "rightBarButtonItems":
        item.rightBarButtonItems = child.children.compactMap { barButtonItem($0) }
      case "titleView": item.titleView = view(child)
      default: break
      }
      if child.name == "rightBarButtonItems", child["key"] == nil {
        item.rightBarButtonItems = child.children.compactMap { barButtonItem($0) }
      }
      if child.name == "leftBarButtonItems", child["key"] == nil {
        item.leftBarButtonItems = child.children.compactMap { barButtonItem($0) }
      }
    }
  }

  func decode(_ item: UITabBarItem, _ element: Element) {
    keep(item, for: element)
    if let name = element["systemItem"], let system = Self.tabItems[name] {
      item.show(system)
    }
    if let title = text("title", of: element) { item.title = title }
    if let name = element["image"] { item.image = image(name, of: element) }
    if let name = element["selectedImage"] { item.selectedImage = image(name, of: element) }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    if let tag = element.integer("tag") { item.tag = tag }
  }

  /// Gives a bar that its controller has made the values of its element.
  func decodeBar(_ bar: UIView, _ element: Element) {
    leaveOutClass(of: element, bar)
    keep(bar, for: element)
    PropertyDecoder(element, in: self).decodeBar(bar)
    setRuntimeAttributes(of: bar, element)
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  private static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
