import InterfaceBuilder

/// What an object has in a field.
public struct FieldReading: Hashable, Sendable {
  /// The value: what is written, or else the default; nil if the object has none, as a colour that
  /// is not set.
  public var value: AttributeValue?
  /// Whether nothing is written, so that the default counts, or the default of one of several
  /// numbers that are written together.
  public var isDefault: Bool
  /// The size classes whose variation gives the value; nil for the value of all.
  public var variation: VariationCondition?
  /// Whether several objects differ, of which this is the value of the last.
  public var isMixed = false
}

/// Why a field can't have a value.
public struct InspectorRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without a point: what is wrong, and what would be right.
  public let description: String

  init(_ description: String) { self.description = description }
}
