import InterfaceBuilder
import Wording

extension InspectorField {
  /// A value as the field shows it, which can be typed as well.
  public func text(of value: AttributeValue) -> String {
    switch value {
    case .number(let number): number.exactDecimal
    case .standard: "Standard"
    case .ratio(let ratio): Double(written: ratio.text)?.exactDecimal ?? ratio.text
    case .flag(let flag): flag ? "Yes" : "No"
    case .choice(let word): choices.first { $0.written == word }?.title ?? word
    case .text(let text): text
    case .image(let name, let isSymbol): isSymbol ? "\(name) (symbol)" : name
    case .font(let font): font.title
    case .color(let color): color.title
    }
  }

  /// The values of a field that has a few; none for other fields.
  public var choices: [AttributeChoice] {
    if case .choice(let choices) = kind { choices } else { [] }
  }
}
