/// The value of an attribute, as inspectors show and set it.
public enum AttributeValue: Hashable, Sendable {
  case number(Double)
  /// The space that the system chooses, in place of a number.
  case standard
  /// A factor with its spelling: `16:9`, `1/3` or `0.5`.
  case ratio(Multiplier)
  case flag(Bool)
  /// One of the words that a document has for the choices of an attribute.
  case choice(String)
  case text(String)
  /// An image by its name: one of the app, or a symbol of the system.
  case image(String, isSymbol: Bool)
  case font(FontValue)
  case color(ColorValue)
}
