import AutoLayout
import Foundation
import InterfaceBuilder

extension MadeConnections {
  /// Leads back to a controller that has the segue's action: lets the source prepare, calls the
  /// action with the segue, and shows the controller again.
  ///
  /// Source: <https://developer.apple.com/library/archive/technotes/tn2298/_index.html>
  func unwind(_ element: Element, from source: UIViewController, sender: Any?) {
    guard let selector = element["unwindAction"] else { return }
    let target = UnwindTarget(selector, from: source)
    guard let destination = target.controller else {
      context.note(
        .action,
        "no controller that leads to a \(type(of: source)) has the unwind action \(selector): add it to "
          + "the list of an extension that conforms to ActionTarget", at: element, naming: selector)
      return
    }
    let segue = makeSegue(element, from: source, to: destination) {
      destination.returnToFront(animated: element.flag("animates") ?? true)
    }
    source.prepare(for: segue, sender: sender)
    if let mismatch = target.action?.mismatch(destination, segue) {
      context.note(
        .action, "the unwind action \(selector) \(mismatch)", at: element, naming: selector)
    } else {
      target.action?.perform(destination, segue)
    }
    segue.perform()
  }
}

/// The controller to which an unwind segue leads.
///
/// The search goes from the source outwards: to the controller around it, or else to the controller
/// that presents it. In each controller it looks at the children, the last first, and then at the
/// controller itself.
@MainActor
private struct UnwindTarget {
  let selector: String
  /// The first controller with the action.
  private(set) var controller: UIViewController?
  private(set) var action: Action?
  /// The first controller of a class that is not there, which may have the action in the app.
  private var standIn: UIViewController?

  init(_ selector: String, from source: UIViewController) {
    self.selector = selector
    var inner = source
    while action == nil, let outer = inner.parent ?? inner.presentingViewController {
      search(outer, besides: inner)
      inner = outer
    }
    if action == nil { controller = standIn }
  }

  private mutating func search(_ candidate: UIViewController, besides searched: UIViewController?) {
    for child in candidate.children.reversed() where child !== searched {
      search(child, besides: nil)
      if action != nil { return }
    }
    let actions = (type(of: candidate) as? any ActionTarget.Type)?.actions
    action = actions?.first { $0.selector == selector }
    if action != nil { controller = candidate }
    if standIn == nil, (candidate.segueTemplates as? Segues)?.isStandIn == true {
      standIn = candidate
    }
  }
}

extension UIViewController {
  /// Dismisses what is presented over the controller, and has the containers around it show it.
  fileprivate func returnToFront(animated: Bool) {
    if presentedViewController != nil { dismiss(animated: animated) }
    for controller in sequence(first: self, next: \.parent) {
      switch controller.parent {
      case let navigation as UINavigationController:
        navigation.popToViewController(controller, animated: animated)
      case let tabs as UITabBarController: tabs.selectedViewController = controller
      default: break
      }
    }
  }
}
