import InterfaceBuilder

/// The connections of a document's objects: outlets, actions and segues.
@MainActor
final class MadeConnections {
  let objects: MadeObjects
  var context: InstantiationContext { objects.context }
  /// Where segues lead.
  let destinations: (any SegueDestinations)?
  private var knownOutlets: [ObjectIdentifier: [String: any AnyOutlet]] = [:]
  /// The segues that embed controllers, until the view of the scene is there.
  var embedded: [(element: Element, container: UIView)] = []
  /// Whether segues look up the views beside which they show popovers.
  var looksUpViews = false

  init(_ objects: MadeObjects, to destinations: (any SegueDestinations)?) {
    self.objects = objects
    self.destinations = destinations
  }

  /// Makes the connections whose objects are there. The connections of a controller and its items
  /// to views and other objects of the scene wait until these objects are made.
  func connect() {
    let waiting = objects.connections
    objects.connections = []
    for connection in waiting {
      let element = connection.element
      guard let source = connection.source else { continue }
      switch element.name {
      case "segue": connectSegue(element, source)
      case "action":
        if !connectAction(element, source) { objects.connections.append(connection) }
      case "outlet", "outletCollection":
        guard let target = objects.resolve(element["destination"]) else {
          objects.connections.append(connection)
          continue
        }
        connectOutlet(element, source, target)
      default: break
      }
    }
  }

  private func connectOutlet(_ element: Element, _ source: AnyObject, _ target: AnyObject) {
    guard let name = element["property"] else { return }
    if !OutletConnection.isGeneral(name), let place = (target as? UIView)?.origin,
      place.outlet == nil
    {
      place.outlet = name
    }
    if source is MissingView || objects.isStandIn(source) {
      _ = FrameworkOutlet.connect(name, of: source, to: target)
      return
    }
    let outlets = outlets(of: source)
    if let outlet = outlets[name] {
      let isCollection = element.name == "outletCollection"
      guard isCollection ? outlet.append(target) : outlet.connect(target) else {
        context.note(
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
      // The protocols of a class that is not there are not known.
      if objects.isStandIn(target) { break }
      context.note(
        .outlet,
        "a \(type(of: target)) can't be the \(name) of a \(type(of: source)): it does not conform "
          + "to the protocol", at: element, naming: name)
    case .otherClass(let wanted):
      context.note(
        .outlet,
        "the outlet \(name) of \(type(of: source)) is a \(wanted), not a \(type(of: target))",
        at: element, naming: name)
    case .unknown where FrameworkOutlet.isMissing(name, of: source):
      context.note(
        .outlet, "\(type(of: source)) has no outlet \(name) here: it is not connected", at: element,
        naming: name)
    case .unknown:
      let isWeak = name == "delegate" || name == "dataSource"
      context.note(
        .outlet,
        "\(type(of: source)) has no outlet \(name): declare it as "
          + "`@\(isWeak ? "WeakOutlet" : "Outlet") var \(name): \(type(of: target))!`", at: element,
        naming: name)
    }
  }

  private func outlets(of object: AnyObject) -> [String: any AnyOutlet] {
    if let known = knownOutlets[ObjectIdentifier(object)] { return known }
    var found = Mirror.outlets(of: object)
    for property in (type(of: object) as? any KeyedObject.Type)?.keyedProperties ?? [] {
      found[property.key] = KeyedOutlet(property, of: object)
    }
    knownOutlets[ObjectIdentifier(object)] = found
    return found
  }

  /// Forgets the outlets that were found, when all connections are made.
  func release() { knownOutlets = [:] }
}
