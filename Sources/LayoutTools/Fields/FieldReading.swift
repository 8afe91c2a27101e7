import InterfaceBuilder

/// What an object has in a field.
public struct FieldReading: Hashable, Sendable {
  /// The value: what is written, or else the default; nil if the object has none, such as a colour
  /// that is not set.
  public var value: AttributeValue?
  /// Whether the value is the default: nothing is written, or the default is written only because
  /// other numbers are written with it.
  public var isDefault: Bool
  /// The size classes whose variation gives the value; nil for the value in all size classes.
  public var variation: VariationCondition?
  /// Whether several objects have different values: this is the value of the last.
  public var isMixed = false
}

/// Why a field can't have a value.
public struct InspectorRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without a point: what is wrong, and what would be right.
  public let description: String

  init(_ description: String) { self.description = description }
}
