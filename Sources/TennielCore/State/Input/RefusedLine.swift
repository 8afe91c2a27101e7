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
  /// The last character that was taken.
  private var last: Character?

  init(reason: String, typing: Typing) {
    self.reason = reason
    self.typing = typing
  }

  /// Whether a character was the last one that was taken.
  func ends(with character: Character) -> Bool { last == character }

  /// Takes a character.
  /// - Returns: Whether it belongs to what would be typed.
  mutating func take(_ character: Character) -> Bool {
    let isTaken =
      switch typing {
      case .text: last != nil || !names(character)
      case .number:
        character.isASCII && character.isNumber || ".-(".contains(character)
          || last != nil && "+*/): ".contains(character)
      }
    last = isTaken ? character : nil
    return isTaken
  }

  /// Whether the reason tells what a key does, as in `There is no text: 8 shows what there is`.
  private func names(_ key: Character) -> Bool {
    reason.split { ":,".contains($0) }.contains { clause in
      clause.split(separator: " ").first.map { $0 == String(key) } ?? false
    }
  }
}
