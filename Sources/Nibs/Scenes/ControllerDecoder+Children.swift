import InterfaceBuilder

extension ControllerDecoder {
  /// Whether the number of controllers and objects allows another one.
  func mayMakeController(_ element: Element) -> Bool {
    if context.resources.nesting.path.count >= Nesting.deepest {
      context.noteLimit(
        "controllers are nested more than \(Nesting.deepest) deep: the inner ones are left out",
        at: element)
      return false
    }
    if context.resources.nesting.path.isEmpty || context.resources.nesting.takeController() {
      return true
    }
    context.noteLimit(
      "with one controller more than \(Nesting.mostControllers) others, or \(Nesting.mostObjects) "
        + "objects, would be made: the rest of them are left out", at: element)
    return false
  }

  /// Makes the controllers that a container begins with.
  func addChildren(to controller: UIViewController, _ element: Element) {
    let destinations = element.list("connections")
      .filter { $0.name == "segue" && $0["kind"] == "relationship" }
    func controllers(_ relationship: String) -> [UIViewController] {
      destinations.filter { $0["relationship"] == relationship }
        .compactMap { instantiation.connections.containedController($0) }
    }
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(controllers("rootViewController"), animated: false)
    case let tabs as UITabBarController:
      tabs.setViewControllers(controllers("viewControllers"), animated: false)
    case let split as UISplitViewController:
      addColumns(
        to: split, element, primary: controllers("masterViewController").first,
        secondary: controllers("detailViewController").first,
        supplementary: controllers("supplementaryViewController").first,
        compact: controllers("compactViewController").first)
    default: break
    }
  }

  private func addColumns(
    to split: UISplitViewController, _ element: Element, primary: UIViewController?,
    secondary: UIViewController?, supplementary: UIViewController?, compact: UIViewController?
  ) {
    switch element["style"] {
    case "doubleColumn": split.style = .doubleColumn
    case "tripleColumn": split.style = .tripleColumn
    default:
      split.viewControllers = [primary, secondary].compactMap(\.self)
      return
    }
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    if let supplementary { split.setViewController(supplementary, for: .supplementary) }
    if let compact { split.setViewController(compact, for: .compact) }
  }
}
