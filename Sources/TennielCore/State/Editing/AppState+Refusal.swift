import TerminalIO

/// Lines that are to be typed, and can't be.
extension AppState {
  /// Why nothing can be typed; nil where nobody has begun to.
  var refusal: String? { if case .prompt(.refused(let reason)) = overlay { reason } else { nil } }

  /// Says why nothing can be typed, in the place of the line. Who has begun to type does not look,
  /// and so the characters that follow are no commands.
  mutating func refuse(_ reason: String) { overlay = .prompt(.refused(reason)) }

  /// Takes a key where nothing can be typed. What would be typed, or end the line, does nothing;
  /// any other key closes it.
  /// - Returns: Whether the key has no other meaning.
  mutating func takeRefused(_ key: Key, _ keys: KeyMap) -> Bool {
    guard refusal != nil else { return false }
    if key.typed != nil || key.code == .backspace || key.code == .enter { return true }
    switch keys.action(for: key, in: .prompt) {
    case .editLine(.eraseLine), .editLine(.eraseWord): return true
    default: overlay = nil
    }
    return key.code == .escape
  }
}

extension Action {
  /// Whether what the action opens takes the keys that follow.
  var opensTyping: Bool {
    switch self {
    case .set(let key): key.isTyped
    case .openTool, .inspect, .rename, .save: true
    default: false
    }
  }
}
