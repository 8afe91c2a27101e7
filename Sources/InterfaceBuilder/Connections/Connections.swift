/// A property of an object that refers to another object.
public struct OutletConnection: Hashable, Sendable {
  /// The element `outlet` or `outletCollection`.
  public let element: Element
  /// The name of the property.
  public var property: String { element["property"] ?? "" }
  /// The id of the object.
  public var destination: String { element["destination"] ?? "" }
  /// Whether the property is an array, to which this object is added.
  public var isCollection: Bool { element.name == "outletCollection" }

  /// Whether the name of a property says what an object is for, and not which object it is.
  public static func isGeneral(_ property: String) -> Bool {
    ["view", "dataSource", "delegate", "gestureRecognizers"].contains(property)
  }
}

/// A message that a control or a recogniser sends.
public struct ActionConnection: Hashable, Sendable {
  /// The element `action`.
  public let element: Element
  /// The name of the method: `pour:`.
  public var selector: String { element["selector"] ?? "" }
  /// The id of the receiver, or of the first responder.
  public var destination: String { element["destination"] ?? "" }
  /// The event of a control: `touchUpInside`; nil for recognisers and bar items.
  public var eventType: String? { element["eventType"] }
}

/// A way from one scene to another.
public struct Segue: Hashable, Sendable {
  /// The element `segue`.
  public let element: Element
  /// The kind: `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom` and others.
  public var kind: String { element["kind"] ?? "" }
  /// The id of the controller, or of the exit of an unwind segue.
  public var destination: String { element["destination"] ?? "" }
  /// The identifier for code.
  public var identifier: String? { element["identifier"] }
  /// The part that the destination plays in a container: `rootViewController`, `viewControllers`.
  public var relationship: String? { element["relationship"] }
  /// The way of presentation: `fullScreen`, `pageSheet`, `formSheet`, `popover` and others.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  /// Whether the change is animated.
  public var animates: Bool { element.flag("animates") ?? true }
}

extension Element {
  private func connections(_ names: String...) -> [Element] {
    child("connections")?.children.filter { names.contains($0.name) } ?? []
  }
  /// The properties that refer to other objects, in order.
  public var outlets: [OutletConnection] {
    connections("outlet", "outletCollection").map(OutletConnection.init)
  }
  /// The messages that the object sends, in order.
  public var actions: [ActionConnection] { connections("action").map(ActionConnection.init) }
  /// The ways to other scenes, in order.
  public var segues: [Segue] { connections("segue").map(Segue.init) }
}
