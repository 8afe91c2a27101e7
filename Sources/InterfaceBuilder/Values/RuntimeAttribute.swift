/// A user-defined runtime attribute: a value that is set by its key path once the object is made.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The values of all types.
  public enum Value: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case color(ColorValue)
    /// An image by its name.
    case image(String)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case range(location: Int, length: Int)
    case none
  }

  /// The path of the property: `layer.cornerRadius`.
  public let keyPath: String
  /// The value.
  public let value: Value

  /// Reads an element `userDefinedRuntimeAttribute`; nil if it has no key path or no value of its
  /// type.
  public init?(_ element: Element) {
    guard let keyPath = element["keyPath"], let value = Self.value(of: element) else { return nil }
    self.keyPath = keyPath
    self.value = value
  }

  private static func value(of element: Element) -> Value? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.flag("value").map(Value.boolean)
    case "string": return .string(element.string("value") ?? "")
    case "image": return element["value"].map(Value.image)
    case "color": return child?.colorValue.map(Value.color)
    case "point": return child?.point.map(Value.point)
    case "size": return child?.size.map(Value.size)
    case "rect": return child?.rect.map(Value.rect)
    case "nil": return Value.none
    case "range":
      guard let location = child?.integer("location"), let length = child?.integer("length") else {
        return nil
      }
      return .range(location: location, length: length)
    case "number":
      let number = child ?? element
      if number.name != "real", let integer = number.integer("value") { return .integer(integer) }
      return number.number("value").map(Value.real)
    default: return nil
    }
  }
}

extension Element {
  /// The values that are set by key paths, in order.
  public var runtimeAttributes: [RuntimeAttribute] {
    child("userDefinedRuntimeAttributes")?.children.compactMap(RuntimeAttribute.init) ?? []
  }
}
