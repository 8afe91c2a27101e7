import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Has an object send an action; false if the action's target is not there yet.
  func connectAction(_ element: Element, _ source: AnyObject) -> Bool {
    guard let selector = element["selector"], let id = element["destination"] else { return true }
    let target = resolve(id)
    if let target {
      guard !isStandIn(target) else { return true }
      guard let type = type(of: target) as? any ActionTarget.Type,
        type.actions.contains(where: { $0.selector == selector })
      else {
        note(
          .action,
          "\(Swift.type(of: target)) has no action '\(selector)': add it to the list of an extension "
            + "that conforms to ActionTarget", at: element)
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
      guard let receiver, let type = type(of: receiver) as? any ActionTarget.Type,
        let method = type.actions.first(where: { $0.selector == selector })
      else { return }
      if !method.perform(receiver, sender) {
        self?.note(
          .action,
          "the action \(selector) takes another sender than a \(sender.map { "\(Swift.type(of: $0))" } ?? "nil")",
          at: element)
      }
    }
    if !trigger(source, on: element["eventType"], send), !isStandIn(source),
      !(source is MissingView)
    {
      note(.action, "a \(type(of: source)) does not send actions", at: element)
    }
    return true
  }

  private func isFirstResponder(_ id: String) -> Bool {
    document.object(id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// The responder at which the search for an action begins. Recognisers and items of bars are no responders
  /// themselves.
  private func firstResponder(of source: AnyObject) -> UIResponder? {
    switch source {
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let responder as UIResponder: responder
    default: controllerOfScene ?? owner as? UIResponder
    }
  }

  private static func responder(to selector: String, from start: UIResponder) -> UIResponder? {
    var responder: UIResponder? = start
    while let candidate = responder {
      if let type = type(of: candidate) as? any ActionTarget.Type,
        type.actions.contains(where: { $0.selector == selector })
      {
        return candidate
      }
      responder = candidate.next
    }
    return nil
  }

  /// Has an object perform an action when the user triggers it; false if there is no such object.
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
