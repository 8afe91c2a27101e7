import TerminalIO

/// What becomes of the keys that are typed after a command that takes them, such as a list that is
/// searched or a tool whose options have letters. If the command is refused, the keys mean no
/// commands: they are ignored until enter or esc, any key that types nothing, or a key that the
/// refusal names.
struct FollowingKeys: Equatable, Sendable {
  /// What took keys before the command; nil after other commands.
  var before: KeyMap.Context?
  var areIgnored = false

  fileprivate static let note = " (typing is ignored until esc)"
}

extension Command {
  /// Whether what is typed behind the command is meant for what it opens, or for what it puts into
  /// the document.
  fileprivate var takesTyping: Bool {
    switch name {
    case "pick", "inspect", "open tool": true
    case "arrange": self == .arrange(.paste)
    case "set": ![.set(.relation), .set(.presence)].contains(self)
    default: false
    }
  }
}

extension AppState {
  /// Notes that a command is tried whose keys follow.
  mutating func expectTyping(after command: Command?) {
    focus.following.before = command?.takesTyping == true ? keyContext : nil
  }

  /// Finds out whether the command that was tried takes the keys that follow.
  mutating func settleFollowingKeys() {
    guard let before = focus.following.before else { return }
    focus.following.before = nil
    focus.following.areIgnored = message != nil && keyContext == before
  }

  /// Whether a key is one that a refused command would have taken.
  mutating func ignores(_ key: Key) -> Bool {
    guard focus.following.areIgnored else { return false }
    let isNamed = key.typed.map { message?.contains(": \($0) ") == true } ?? false
    if !isNamed, key.typed != nil || key.code == .backspace {
      if let said = message, !said.hasSuffix(FollowingKeys.note) {
        message = said + FollowingKeys.note
      }
      return true
    }
    focus.following.areIgnored = false
    guard key.code == .enter || key.code == .escape else { return false }
    message = nil
    return true
  }
}
