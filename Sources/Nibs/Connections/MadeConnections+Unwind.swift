import InterfaceBuilder

extension MadeConnections {
  /// Leads back to a controller that has the segue's action: lets the source prepare, calls the
  /// action with the segue, and shows the controller again.
  ///
  /// Source: <https://developer.apple.com/library/archive/technotes/tn2298/_index.html>
  func unwind(_ element: Element, from source: UIViewController, sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = Selector(name)
    let target = UnwindTarget(action, from: source)
    guard let destination = target.controller else {
      context.note(
        .action,
        "no controller that leads to a \(type(of: source)) has the unwind action \(name): add it to "
          + "the class property actions", at: element, naming: name)
      return
    }
    let segue = makeSegue(element, from: source, to: destination) {
      destination.returnToFront(animated: element.flag("animates") ?? true)
    }
    source.prepare(for: segue, sender: sender)
    if let mismatch = target.method?.mismatch(destination, segue) {
      context.note(.action, "the unwind action \(name) \(mismatch)", at: element, naming: name)
    } else if target.method != nil {
      action.send(to: destination, segue)
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
  let action: Selector
  /// The first controller with the action.
  private(set) var controller: UIViewController?
  private(set) var method: SelectorMethod?
  /// The first controller of a class that is not there, which may have the action in the app.
  private var standIn: UIViewController?

  init(_ action: Selector, from source: UIViewController) {
    self.action = action
    var inner = source
    while method == nil, let outer = inner.parent ?? inner.presentingViewController {
      search(outer, besides: inner)
      inner = outer
    }
    if method == nil { controller = standIn }
  }

  private mutating func search(_ candidate: UIViewController, besides searched: UIViewController?) {
    for child in candidate.children.reversed() where child !== searched {
      search(child, besides: nil)
      if method != nil { return }
    }
    method = action.method(of: candidate)
    if method != nil { controller = candidate }
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
