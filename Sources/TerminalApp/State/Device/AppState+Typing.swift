import TerminalIO

/// Typing into the field or text view that is being edited.
extension AppState {
  /// What a key types into the field that is being edited; nil if it is a key of the app.
  func typedText(of key: Key) -> String? {
    guard keyContext == .typing, motion.demo == nil, let character = key.typed else { return nil }
    return String(character)
  }
}

extension Key {
  /// The character that the key types; nil for a key with a modifier, and for a key without a
  /// character.
  var typed: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }
}
