extension AppState {
  /// Says why a key means nothing. If the key would have opened a line, the user may be typing into
  /// it without looking: the characters that follow are then no commands.
  mutating func refuse(_ reason: String, typing: RefusedLine.Typing?) {
    message = reason
    refused = typing.map { RefusedLine(reason: reason, typing: $0) }
  }
}

/// A line that did not open, into which somebody may be typing all the same.
struct RefusedLine: Equatable, Sendable {
  /// What would be typed.
  enum Typing: Sendable { case number, text }

  /// Why there is no line.
  let reason: String
  let typing: Typing
  /// Whether a number was begun.
  private var isBegun = false

  init(reason: String, typing: Typing) {
    self.reason = reason
    self.typing = typing
  }

  /// Takes a character.
  /// - Returns: Whether it belongs to what would be typed.
  mutating func take(_ character: Character) -> Bool {
    switch typing {
    case .text: return true
    case .number:
      let isOfNumber =
        character.isASCII && character.isNumber || ".-(".contains(character)
        || isBegun && "+*/): ".contains(character)
      isBegun = isOfNumber
      return isOfNumber
    }
  }
}
