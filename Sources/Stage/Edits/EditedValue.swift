import AutoLayout
import Wording

/// The value of a property that an edit changes.
public enum EditedValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case relation(NSLayoutConstraint.Relation)
  case text(String)
}

extension EditedValue {
  /// The number; nil for another value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// Whether it is a flag that is on.
  public var isOn: Bool { if case .flag(let isOn) = self { isOn } else { false } }
}

extension EditedValue: CustomStringConvertible {
  /// The value in words: `12.5`, `on`, `>=`, or a text in quotes.
  public var description: String {
    switch self {
    case .number(let number): number.shortDecimal
    case .flag(let isOn): isOn ? "on" : "off"
    case .relation(let relation): relation.sign
    case .text(let text): text.quoted
    }
  }
}
