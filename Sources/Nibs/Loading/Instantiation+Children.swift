import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes a controller that this one contains, unless that would contain this one again.
  func containedController(_ segue: Element) -> UIViewController? {
    guard let id = segue["destination"], let storyboard else { return nil }
    if let element = storyboard.document.object(id), resources.nesting.holds(element) {
      note(
        .element, "the controller \(id) would contain itself without end: it is left out",
        at: segue)
      return nil
    }
    return storyboard.makeController(id)
  }

  /// Whether the number of controllers and objects allows another one.
  func mayMakeController(_ element: Element) -> Bool {
    if resources.nesting.path.count >= Nesting.deepest {
      noteLimit(
        "controllers are nested more than \(Nesting.deepest) deep: the inner ones are left out",
        at: element)
      return false
    }
    if resources.nesting.path.isEmpty || resources.nesting.takeController() { return true }
    noteLimit(
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
        .compactMap { containedController($0) }
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
