import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes the connections whose objects are there. Those of a controller and its items to views
  /// and to the other objects of the scene wait for these.
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

  private func connectOutlet(_ element: Element, _ source: AnyObject, _ target: AnyObject) {
    guard let name = element["property"] else { return }
    if !InterfaceBuilder.Outlet.isGeneral(name), let place = (target as? UIView)?.origin,
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
            + "\(type(of: target))", at: element, naming: name)
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
          + "to the protocol", at: element, naming: name)
    case .otherClass(let wanted):
      note(
        .outlet,
        "the outlet \(name) of \(type(of: source)) is a \(wanted), not a \(type(of: target))",
        at: element, naming: name)
    case .unknown where FrameworkOutlet.isMissing(name, of: source):
      note(
        .outlet, "\(type(of: source)) has no outlet \(name) here: it is not connected", at: element,
        naming: name)
    case .unknown:
      let isWeak = name == "delegate" || name == "dataSource"
      note(
        .outlet,
        "\(type(of: source)) has no outlet \(name): declare it as "
          + "`@\(isWeak ? "WeakOutlet" : "Outlet") var \(name): \(type(of: target))!`", at: element,
        naming: name)
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
    standIns.contains(ObjectIdentifier(object)) || outer?.isStandIn(object) == true
  }
}
