/// A property of an object that refers to another object.
public struct OutletConnection: Hashable, Sendable {
  /// The element `outlet` or `outletCollection`.
  public let element: Element
  /// The name of the property.
  public var property: String { element["property"] ?? "" }
  /// The id of the object.
  public var destination: String { element["destination"] ?? "" }

  /// Whether the name of a property says what an object is for, and not which object it is.
  public static func isGeneral(_ property: String) -> Bool {
    ["view", "dataSource", "delegate", "gestureRecognizers"].contains(property)
  }
}

extension Element {
  /// The properties that refer to other objects, in order.
  public var outlets: [OutletConnection] {
    list("connections").filter { ["outlet", "outletCollection"].contains($0.name) }
      .map(OutletConnection.init)
  }
}
