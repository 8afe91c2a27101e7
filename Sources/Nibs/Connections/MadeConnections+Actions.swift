import AutoLayout
import Foundation
import InterfaceBuilder

extension MadeConnections {
  /// Has an object send an action; false if the action's target is not there yet.
  func connectAction(_ element: Element, _ source: AnyObject) -> Bool {
    guard let selector = element["selector"], let id = element["destination"] else { return true }
    let target = objects.resolve(id)
    if let target {
      guard !objects.isStandIn(target) else { return true }
      guard let action = Self.action(selector, of: target) else {
        context.note(
          .action,
          "\(Swift.type(of: target)) has no action '\(selector)': add it to the list of an extension "
            + "that conforms to ActionTarget", at: element, naming: selector)
        return true
      }
      // Which class the app has in place of a stand-in is not known.
      if !objects.isStandIn(source), !(source is MissingView),
        let mismatch = action.mismatch(target, source)
      {
        context.note(.action, "the action \(selector) \(mismatch)", at: element, naming: selector)
        return true
      }
    } else if !isFirstResponder(id) {
      return false
    }
    let send = UIAction { [weak target, weak source, weak self] action in
      let sender = action.sender ?? source
      // The first responder is found when the action is sent.
      let receiver =
        target
        ?? source.flatMap { self?.firstResponder(of: $0) }.flatMap {
          Self.responder(to: selector, from: $0)
        }
      guard let receiver, let method = Self.action(selector, of: receiver) else { return }
      if let mismatch = method.mismatch(receiver, sender) {
        self?.context.note(
          .action, "the action \(selector) \(mismatch)", at: element, naming: selector)
      } else {
        method.perform(receiver, sender)
      }
    }
    if !trigger(source, on: element["eventType"], send), !objects.isStandIn(source),
      !(source is MissingView)
    {
      context.note(
        .action, "a \(type(of: source)) does not send actions", at: element, naming: selector)
    }
    return true
  }

  /// The action with a selector in a target's list.
  private static func action(_ selector: String, of target: AnyObject) -> Action? {
    (type(of: target) as? any ActionTarget.Type)?.actions.first { $0.selector == selector }
  }

  private func isFirstResponder(_ id: String) -> Bool {
    context.document.object(id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// The responder at which the search for an action begins. Recognisers and items of bars are no
  /// responders themselves.
  private func firstResponder(of source: AnyObject) -> UIResponder? {
    switch source {
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let responder as UIResponder: responder
    default: objects.controllerOfScene ?? objects.owner as? UIResponder
    }
  }

  private static func responder(to selector: String, from start: UIResponder) -> UIResponder? {
    var responder: UIResponder? = start
    while let candidate = responder {
      if action(selector, of: candidate) != nil { return candidate }
      responder = candidate.next
    }
    return nil
  }

  /// Has an object perform an action when the user triggers it; false if the user can't trigger
  /// objects of its kind.
  func trigger(_ source: AnyObject, on event: String?, _ action: UIAction) -> Bool {
    switch source {
    case let button as UIButton where event == nil: button.addAction(action, for: .touchUpInside)
    case let control as UIControl:
      control.addAction(action, for: event.flatMap { Self.events[$0] } ?? .primaryActionTriggered)
    case let item as UIBarButtonItem: item.primaryAction = action
    case let recognizer as UIGestureRecognizer:
      recognizer.addHandler { recognizer in action.sendFromDocument(recognizer) }
    default: return false
    }
    return true
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
