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

extension AttributeKind {
  /// The text of an attribute with a value; nil for a value that is not written as one attribute.
  package func written(_ value: AttributeValue) -> String? {
    switch value {
    case .number(let number):
      if case .number(let kind) = self {
        kind.names.first { $0.value == number }?.written
          ?? (kind.isWhole ? String(Int(number)) : number.written)
      } else {
        number.written
      }
    case .flag(let flag): flag ? "YES" : "NO"
    case .choice(let text), .text(let text), .image(let text, _): text
    case .ratio(let ratio): ratio.text
    case .standard, .font, .color: nil
    }
  }
}
