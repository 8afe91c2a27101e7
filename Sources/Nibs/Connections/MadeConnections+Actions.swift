import InterfaceBuilder

extension MadeConnections {
  /// Has an object send an action; false if the action's target is not there yet.
  func connectAction(_ element: Element, _ source: AnyObject) -> Bool {
    guard let name = element["selector"], let id = element["destination"] else { return true }
    let action = Selector(name)
    // Which class the app has in place of a stand-in is not known.
    let isKnown = !objects.isStandIn(source) && !(source is MissingView)
    let target = objects.resolve(id)
    if let target {
      guard !objects.isStandIn(target) else { return true }
      guard let method = action.method(of: target) else {
        context.note(
          .action,
          "\(Swift.type(of: target)) has no action '\(name)': add it to the class property actions",
          at: element, naming: name)
        return true
      }
      if isKnown {
        guard !isMismatch(method, of: target, from: source, element, name) else { return true }
        if send(action, to: target, from: source, on: element["eventType"]) { return true }
      }
    } else if !isFirstResponder(id) {
      return false
    }
    let send = UIAction { [weak target, weak source, weak self] sent in
      let sender = sent.sender ?? source
      // The first responder is found when the action is sent. An item may be in no bar.
      let scene = self?.objects.controllerOfScene ?? self?.objects.owner as? UIResponder
      guard
        let receiver = target ?? UIResponder.receiver(of: action, from: sender)
          ?? scene?.target(forAction: action, withSender: sender) as AnyObject?,
        let method = action.method(of: receiver),
        self?.isMismatch(method, of: receiver, from: sender, element, name) != true
      else { return }
      action.send(to: receiver, sender, UIEvent())
    }
    if !trigger(source, on: element["eventType"], send), isKnown {
      context.note(
        .action, "a \(type(of: source)) does not send actions", at: element, naming: name)
    }
    return true
  }

  /// Whether a method is of another class or takes another sender, of which it then tells.
  private func isMismatch(
    _ method: SelectorMethod, of target: AnyObject, from sender: AnyObject?, _ element: Element,
    _ name: String
  ) -> Bool {
    guard let reason = method.mismatch(target, sender, UIEvent()) else { return false }
    context.note(.action, "the action \(name) \(reason)", at: element, naming: name)
    return true
  }

  private func isFirstResponder(_ id: String) -> Bool {
    context.document.object(id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Has an object send an action to a target as code has it, so that code finds and removes it;
  /// false if the user can't trigger objects of its kind.
  private func send(
    _ action: Selector, to target: AnyObject, from source: AnyObject, on event: String?
  ) -> Bool {
    switch source {
    case let control as UIControl:
      control.addTarget(target, action: action, for: Self.event(event, of: control))
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: action)
    default: return false
    }
    return true
  }

  /// Has an object perform an action when the user triggers it; false if the user can't trigger
  /// objects of its kind.
  func trigger(_ source: AnyObject, on event: String?, _ action: UIAction) -> Bool {
    switch source {
    case let control as UIControl: control.addAction(action, for: Self.event(event, of: control))
    case let item as UIBarButtonItem: item.primaryAction = action
    case let recognizer as UIGestureRecognizer:
      recognizer.addHandler { recognizer in action.sendFromDocument(recognizer) }
    default: return false
    }
    return true
  }

  private static func event(_ name: String?, of control: UIControl) -> UIControl.Event {
    name.map { events[$0] ?? .primaryActionTriggered }
      ?? (control is UIButton ? .touchUpInside : .primaryActionTriggered)
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
