import InterfaceBuilder
import Wording

/// The value of a property that an edit changes.
public enum EditedValue: Hashable, Sendable {
  case number(Double)
  /// A number that is spelled as two: `1:3`.
  case ratio(Multiplier)
  case flag(Bool)
  case relation(NSLayoutConstraint.Relation)
  case text(String)

  /// The number; nil for another value.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .ratio(let ratio): ratio.value
    case .flag, .relation, .text: nil
    }
  }
  /// Whether it is a flag that is on.
  public var isOn: Bool { if case .flag(let isOn) = self { isOn } else { false } }
}

extension EditedValue: CustomStringConvertible {
  /// The value in words: `12.5`, `1:3`, `on`, `>=`, or a text in quotes.
  public var description: String {
    switch self {
    case .number(let number): number.shortDecimal
    case .ratio(let ratio): ratio.text
    case .flag(let isOn): isOn ? "on" : "off"
    case .relation(let relation): relation.sign
    case .text(let text): text.quoted
    }
  }
}
