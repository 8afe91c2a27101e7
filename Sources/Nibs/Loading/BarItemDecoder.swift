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
    PropertyDecoder(element, in: context).decode(item)
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
    PropertyDecoder(element, in: context).decode(item)
    for child in element.children {
      // Lists of items may have no key.
      switch child["key"] ?? child.name {
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
    }
  }

  func decode(_ item: UITabBarItem, _ element: Element) {
    objects.keep(item, for: element)
    PropertyDecoder(element, in: context).decode(item)
  }
}
