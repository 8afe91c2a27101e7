import InterfaceBuilder
import Wording

extension InspectorField {
  /// The value that a typed text means; nil for an empty text, which resets the field.
  /// - Throws: What is wrong with the text, and what would be right.
  public func value(typed text: String) throws(InspectorRefusal) -> AttributeValue? {
    let trimmed = text.trimmingSpaces
    // A text keeps the spaces that it begins or ends with; in other fields they mean nothing.
    if case .text = kind {
      guard !text.isEmpty else { return nil }
      try check(.text(text))
      return .text(text)
    }
    guard !trimmed.isEmpty else { return nil }
    let value = try parsed(trimmed)
    try check(value)
    return value
  }

  private func parsed(_ text: String) throws(InspectorRefusal) -> AttributeValue {
    switch kind {
    case .number(let kind):
      if let number = Double(written: text) { return .number(number) }
      let word = text.lowercased()
      if kind.allowsStandard, word == "standard" { return .standard }
      if let name = kind.names.first(where: { $0.name == word }) { return .number(name.value) }
      throw InspectorRefusal("\(title) takes \(kind.words), not \"\(text.excerpt)\"")
    case .ratio:
      if let number = Double(written: text) { return .ratio(Multiplier(number)) }
      if let ratio = Multiplier(text) { return .ratio(ratio) }
      throw InspectorRefusal(
        "\(title) takes a number or a ratio such as 16:9 or 1/3, not \"\(text.excerpt)\"")
    case .flag:
      switch text.lowercased() {
      case "yes", "on", "true": return .flag(true)
      case "no", "off", "false": return .flag(false)
      default: throw InspectorRefusal("\(title) is yes or no, not \"\(text.excerpt)\"")
      }
    case .choice(let choices):
      let word = Nearest.loose(text)
      let found =
        choices.first { $0.written == text || Nearest.loose($0.title) == word }
        ?? choices.first { Nearest.loose($0.written) == word }
      if let found { return .choice(found.written) }
      throw InspectorRefusal(
        "\(title) is one of \(choices.map(\.title).joined(separator: ", ")), not \"\(text.excerpt)\""
      )
    case .text: return .text(text)
    case .image:
      let suffix = " (symbol)"
      return text.hasSuffix(suffix)
        ? .image(String(text.dropLast(suffix.count)), isSymbol: true)
        : .image(text, isSymbol: false)
    case .font: return .font(try FontValue(typed: text))
    case .color: return .color(try ColorValue(typed: text))
    }
  }
}

extension NumberKind {
  /// What the numbers are: `a number from 1 to 1000, or required, high or low`.
  var words: String {
    let words = names.map(\.name) + (allowsStandard ? ["standard"] : [])
    let number = (isWhole ? "a whole number" : "a number") + (range.map { " \($0)" } ?? "")
    guard let last = words.last else { return number }
    let others = words.dropLast().joined(separator: ", ")
    return "\(number), or \(others.isEmpty ? last : "\(others) or \(last)")"
  }
}
