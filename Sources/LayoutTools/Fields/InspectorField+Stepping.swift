import InterfaceBuilder

extension InspectorField {
  /// The value some steps from another one, as arrow keys change it. A number changes by its step
  /// within its limits, the size of a font by points, a flag to the other value, a choice to the
  /// next one, and from the last to the first. Nil for values without steps, and for numbers beyond
  /// the limits.
  public func stepped(_ value: AttributeValue, by steps: Int) -> AttributeValue? {
    switch (kind, value) {
    case (.number(let kind), .number(let number)):
      // A number that is beyond the limits stays what it is until another one is typed.
      guard (kind.least...kind.greatest).contains(number) else { return nil }
      let moved = (number + Double(steps) * kind.step).settled
      return .number(min(max(moved, kind.least), kind.greatest))
    case (.ratio, .ratio(let ratio)):
      let moved = (ratio.value + Double(steps) * 0.1).settled
      return moved == 0 ? nil : .ratio(Multiplier(moved))
    case (.flag, .flag(let flag)): return .flag(steps.isMultiple(of: 2) ? flag : !flag)
    case (.choice(let choices), .choice(let word)):
      guard let index = choices.firstIndex(where: { $0.written == word }) else { return nil }
      let count = choices.count
      return .choice(choices[((index + steps) % count + count) % count].written)
    case (.font, .font(var font)):
      guard let size = font.pointSize else { return nil }
      font.pointSize = max(size + Double(steps), 1)
      return .font(font)
    default: return nil
    }
  }

  /// What can be typed, for the line of help: `a number from 1 to 1000, or required, high or low`.
  public var typedWords: String {
    switch kind {
    case .number(let kind): kind.words
    case .ratio: "a number, or a ratio such as 16:9 or 1/3"
    case .flag: "yes or no"
    case .choice(let choices): choices.map(\.title).joined(separator: ", ")
    case .text: "a text"
    case .image: "the name of an image; add (symbol) for a system symbol"
    case .font: "Body or another text style, or a font with its size: System Bold 17"
    case .color: "a system colour, #RRGGBB, or one of a catalog such as named Brand"
    }
  }
}
