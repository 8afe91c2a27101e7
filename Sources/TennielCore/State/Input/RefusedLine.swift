import TerminalIO

/// Lines that are to be typed, and can't be.
extension AppState {
  /// Says why a key means nothing. If the key would have opened a line, the user may be typing into
  /// it without looking: the characters that follow are then no commands.
  mutating func refuse(_ reason: String, typing: RefusedLine.Typing?) {
    message = reason
    refused = typing.map { RefusedLine(reason: reason, typing: $0) }
  }

  /// Takes a key that would have typed into the line that did not open, or would have ended it, and
  /// says so. Any other key keeps its meaning.
  /// - Returns: Whether the key has no other meaning.
  mutating func takeRefused(_ key: Key, _ keys: KeyMap) -> Bool {
    guard var line = refused else { return false }
    refused = nil
    if key.code == .escape { return true }
    message = line.reason
    if key.code == .enter { return true }
    let erasing: [Command] = [.editLine(.erase), .editLine(.eraseLine), .editLine(.eraseWord)]
    if let command = keys.command(for: key, in: .prompt), erasing.contains(command) {
      refused = line
      return true
    }
    guard let character = key.typed, line.take(character) else {
      message = nil
      return false
    }
    refused = line
    message = "\(line.reason). What is typed does nothing: esc goes on"
    return true
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
