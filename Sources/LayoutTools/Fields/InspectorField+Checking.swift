import InterfaceBuilder
import Wording

extension InspectorField {
  /// Makes sure that the field can have a value.
  func check(_ value: AttributeValue) throws(InspectorRefusal) {
    switch (kind, value) {
    case (.number(let kind), .number(let number)):
      guard number.isFinite, number >= kind.least, number <= kind.greatest else {
        throw InspectorRefusal(
          "\(title) is \(kind.range ?? NumberKind.words(for: kind.least...kind.greatest)), not \(number.isFinite ? number.exactDecimal : "that")"
        )
      }
      guard !kind.isWhole || number == number.rounded() else {
        throw InspectorRefusal("\(title) is a whole number, not \(number.exactDecimal)")
      }
    case (.number(let kind), .standard) where kind.allowsStandard: break
    case (.ratio, .ratio(let ratio)):
      guard ratio.value != 0 else { throw InspectorRefusal("\(title) can't be 0") }
    case (.choice(let choices), .choice(let word)):
      guard choices.contains(where: { $0.written == word }) else {
        throw InspectorRefusal(
          "\(title) is one of \(choices.map(\.title).joined(separator: ", ")), not \"\(word.excerpt)\""
        )
      }
    case (.font, .font(let font)):
      if let size = font.pointSize, !(size > 0 && size < 10_000) {
        throw InspectorRefusal("the size of a font is above 0 and below 10000 points")
      }
    case (.text, .text(let text)) where place.holder == .customClass:
      let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      guard isName, text.first?.isNumber == false else {
        throw InspectorRefusal(
          "\(title) is the name of a class: letters, digits and _, not \"\(text.excerpt)\"")
      }
    case (.flag, .flag), (.text, .text), (.image, .image), (.color, .color): break
    default: throw InspectorRefusal("\(title) can't have a value of that kind")
    }
  }
}
