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
  /// says so. Any other key keeps its meaning, and so does the key that quits when it is pressed
  /// twice.
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
    let quits = keys.command(for: key, in: keyContext) == .quit
    guard let character = key.typed, !(quits && line.ends(with: character)), line.take(character)
    else {
      message = nil
      return false
    }
    refused = line
    let quitting = quits ? "\(character) again quits, " : ""
    message = "\(line.reason). What is typed does nothing: \(quitting)esc goes on"
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
