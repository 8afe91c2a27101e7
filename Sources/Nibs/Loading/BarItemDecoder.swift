import AutoLayout
import Foundation
import InterfaceBuilder

/// Makes the items of bars, and gives them and the bars their values.
@MainActor
struct BarItemDecoder {
  private let instantiation: Instantiation
  var context: InstantiationContext { instantiation.context }
  var objects: MadeObjects { instantiation.objects }

  init(_ instantiation: Instantiation) { self.instantiation = instantiation }

  func barButtonItem(_ element: Element) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    guard let item = objects.custom(element, UIBarButtonItem.self, { $0.init(coder: $1) }) else {
      return nil
    }
    objects.keep(item, for: element)
    if let name = element["systemItem"] { item.systemItem = Self.systemItems[name] }
    if let title = context.text("title", of: element) { item.title = title }
    if let name = element["image"] { item.image = context.image(name, of: element) }
    if let width = element.number("width") { item.width = CGFloat(width) }
    if element["style"] == "done" { item.style = .done }
    if element.flag("enabled") == false { item.isEnabled = false }
    if let tag = element.integer("tag") { item.tag = tag }
    if let color = element.child("color", key: "tintColor") {
      item.tintColor = context.color(color)
    }
    if let custom = element.child(key: "customView") {
      item.customView = instantiation.view(custom)
    }
    return item
  }

  func navigationItem(_ element: Element) -> UINavigationItem {
    objects.custom(element, UINavigationItem.self) { $0.init(coder: $1) } ?? UINavigationItem()
  }

  func tabBarItem(_ element: Element) -> UITabBarItem {
    objects.custom(element, UITabBarItem.self) { $0.init(coder: $1) } ?? UITabBarItem()
  }

  func decode(_ item: UINavigationItem, _ element: Element) {
    objects.keep(item, for: element)
    if let title = context.text("title", of: element) { item.title = title }
    if let prompt = context.text("prompt", of: element) { item.prompt = prompt }
    if let title = context.text("backButtonTitle", of: element) { item.backButtonTitle = title }
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
      case "titleView": item.titleView = instantiation.view(child)
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
    objects.keep(item, for: element)
    if let name = element["systemItem"], let system = Self.tabItems[name] {
      item.show(system)
    }
    if let title = context.text("title", of: element) { item.title = title }
    if let name = element["image"] { item.image = context.image(name, of: element) }
    if let name = element["selectedImage"] { item.selectedImage = context.image(name, of: element) }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    if let tag = element.integer("tag") { item.tag = tag }
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
