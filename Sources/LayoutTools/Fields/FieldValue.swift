import InterfaceBuilder

/// What a field of an inspector shows and sets.
public enum FieldValue: Hashable, Sendable {
  case number(Double)
  /// The space that the system chooses, in place of a number.
  case standard
  /// A factor with its spelling: `16:9`, `1/3` or `0.5`.
  case ratio(Multiplier)
  case flag(Bool)
  /// One of the words that a document has for the choices of a field.
  case choice(String)
  case text(String)
  /// An image by its name: one of the app, or a symbol of the system.
  case image(String, isSymbol: Bool)
  case font(FontValue)
  case color(ColorValue)
}

/// What an object has in a field.
public struct FieldReading: Hashable, Sendable {
  /// The value: what is written, or else the default; nil if the object has none, as a colour that
  /// is not set.
  public var value: FieldValue?
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
