import Stage
import TerminalIO

/// Typing into the field or text view that is being edited.
extension AppState {
  /// What a key types into the field that is being edited; nil if it is a key of the app.
  func typedText(of key: Key) -> String? {
    guard keyContext == .typing, motion.demo == nil, let character = key.typed else { return nil }
    return String(character)
  }

  /// What is said of a choice that is not seen in the header; nil for others.
  func notice(of choice: ScreenChoice) -> String? {
    choice == .motion ? "The user prefers \(choice.word(on: screen)) motion" : nil
  }

  mutating func slowAnimationsDown() {
    motion.isSlow.toggle()
    message =
      motion.isSlow
      ? "Animations take \(Self.slowFactor) times as long: ctrl-t ends that"
      : "Animations run at their own speed"
  }

  /// The factor of slow animations: that of the simulator.
  static let slowFactor = 10
}

extension Key {
  /// The character that the key types; nil for one with a modifier, and for others.
  var typed: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }
}
