/// A message to a target, which is not retained.
package struct TargetAction {
  package private(set) weak var target: AnyObject?
  package let action: Selector
  /// Whether the message goes to the first responder that has the action.
  package let isUntargeted: Bool

  package init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    isUntargeted = target == nil
  }

  /// Whether the target has gone, so that nobody gets the message.
  package var isDead: Bool { target == nil && !isUntargeted }

  /// Whether it goes to a target; for nil, to the first responder that has the action.
  package func isTargeted(at target: Any?) -> Bool {
    isUntargeted == (target == nil) && self.target === target.map { $0 as AnyObject }
  }

  /// Whether it is one of those that a target and an action name; nil names all.
  package func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (action == nil || action == self.action)
  }
}

/// What sends actions and is no responder itself: the item of a bar or a recogniser.
@MainActor
protocol ResponderHolding {
  /// The responder at which the search for an action's receiver begins.
  var holder: UIResponder? { get }
}

extension UIResponder {
  /// Sends an action to a target, or to the first object that has it.
  /// - Returns: Whether anybody got it. It is no mistake if nobody has it.
  @discardableResult
  package static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) ?? receiver(of: action, from: sender)
    else { return false }
    action.send(to: receiver, sender, event)
    return true
  }

  /// The first object that has an action: from the first responder outwards, then from the sender
  /// and from the innermost controller, and at last the delegate of the app.
  package static func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    let responder = sender as? UIResponder ?? (sender as? any ResponderHolding)?.holder
    let window = responder?.windowOfChain ?? UIScreen.main.windows.first(where: \.isKeyWindow)
    for start in [window?.firstResponder, responder, window?.innermostController] {
      if let found = start?.target(forAction: action, withSender: sender) {
        return found as AnyObject
      }
    }
    return UIScreen.main.appDelegate.flatMap { action.method(of: $0) == nil ? nil : $0 }
  }
}

extension UIWindow {
  /// The controller that is presented last, and inside of it the one that its containers show.
  fileprivate var innermostController: UIViewController? {
    var controller = rootViewController
    while let inner = controller?.presentedViewController
      ?? controller?.children.last(where: { $0.viewIfLoaded?.window === self })
    {
      controller = inner
    }
    return controller
  }
}
