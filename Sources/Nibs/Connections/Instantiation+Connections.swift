import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes the connections whose objects are there. Those of a controller and its items to views and to the
  /// other objects of the scene wait for these.
  func connect() {
    let waiting = connections
    connections = []
    for connection in waiting {
      let element = connection.element
      guard let source = connection.source else { continue }
      switch element.name {
      case "segue": connectSegue(element, source)
      case "action":
        if !connectAction(element, source) { connections.append(connection) }
      case "outlet", "outletCollection":
        guard let target = resolve(element["destination"]) else {
          connections.append(connection)
          continue
        }
        connectOutlet(element, source, target)
      default: break
      }
    }
  }

  // MARK: Outlets

  private func connectOutlet(_ element: Element, _ source: AnyObject, _ target: AnyObject) {
    guard let name = element["property"] else { return }
    if !FrameworkOutlet.isGeneral(name), let place = (target as? UIView)?.origin,
      place.outlet == nil
    {
      place.outlet = name
    }
    if source is MissingView || isStandIn(source) {
      _ = FrameworkOutlet.connect(name, of: source, to: target)
      return
    }
    let outlets = outlets(of: source)
    if let outlet = outlets[name] {
      let isCollection = element.name == "outletCollection"
      guard isCollection ? outlet.append(target) : outlet.connect(target) else {
        note(
          .outlet,
          "the outlet \(name) of \(type(of: source)) is a \(outlet.typeName), not a "
            + "\(type(of: target))", at: element)
        return
      }
      return
    }
    switch FrameworkOutlet.connect(name, of: source, to: target) {
    case .connected: break
    case .otherProtocol:
      // What a class conforms to that is not there is not known.
      if isStandIn(target) { break }
      note(
        .outlet,
        "a \(type(of: target)) can't be the \(name) of a \(type(of: source)): it does not conform "
          + "to the protocol", at: element)
    case .otherClass(let wanted):
      note(
        .outlet,
        "the outlet \(name) of \(type(of: source)) is a \(wanted), not a \(type(of: target))",
        at: element)
    case .unknown where FrameworkOutlet.isMissing(name, of: source):
      note(
        .outlet, "\(type(of: source)) has no outlet \(name) here: it is not connected", at: element)
    case .unknown:
      let isWeak = name == "delegate" || name == "dataSource"
      note(
        .outlet,
        "\(type(of: source)) has no outlet \(name): declare it as "
          + "`@\(isWeak ? "WeakOutlet" : "Outlet") var \(name): \(type(of: target))!`", at: element)
    }
  }

  private func outlets(of object: AnyObject) -> [String: any AnyOutlet] {
    if let known = knownOutlets[ObjectIdentifier(object)] { return known }
    let found = Mirror.outlets(of: object)
    knownOutlets[ObjectIdentifier(object)] = found
    return found
  }

  /// Whether an object is of a framework's class where the document asks for one of the app's.
  func isStandIn(_ object: AnyObject) -> Bool {
    standIns[ObjectIdentifier(object)] != nil || outer?.isStandIn(object) == true
  }

  // MARK: Actions

  /// Has an object send an action; false if the action's target is not there yet.
  private func connectAction(_ element: Element, _ source: AnyObject) -> Bool {
    guard let selector = element["selector"], let id = element["destination"] else { return true }
    let target = resolve(id)
    if let target {
      guard !isStandIn(target) else { return true }
      guard let type = type(of: target) as? any ActionTarget.Type,
        type.actions.contains(where: { $0.selector == selector })
      else {
        note(
          .action,
          "\(Swift.type(of: target)) has no action \(selector): add it to the list of an extension "
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
