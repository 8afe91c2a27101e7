/// Commands while the terminal is the screen, and while a field of the scene is edited.
extension Command {
  /// Makes the terminal the screen, or gives it back its panes.
  static let follow = Command("follow") { state, _ in
    if state.display.followed == nil {
      state.followTerminal()
    } else {
      state.display.leaveTerminal()
    }
  }

  static let slowAnimations = Command("slow animations") { state, _ in
    state.motion.isSlow.toggle()
    state.message =
      state.motion.isSlow
      ? "Animations take \(Motion.slowFactor) times as long: ctrl-t ends that"
      : "Animations run at their own speed"
  }

  static let returnKey = Command(asking: "return") { _, _ in [{ $0.scene.enter("\n") }] }
  static let deleteBackward = Command(asking: "delete backward") { _, _ in
    [{ $0.scene.deleteText() }]
  }
  static let endEditing = Command(asking: "end editing") { _, _ in [{ $0.scene.endTyping() }] }

  /// Edits the field so many places after the one that is edited.
  static func editField(places: Int) -> Command {
    Command(asking: "edit field", [places]) { _, _ in [{ $0.scene.editField(places: places) }] }
  }
}

extension AppState {
  /// Makes the terminal the screen, and says how to leave it.
  package mutating func followTerminal() {
    guard display.followed == nil else { return }
    display.followTerminal()
    message = "The terminal is the screen: f or esc leaves it"
  }
}

extension KeyMap {
  static let terminalRows: [Row] = [
    row(
      .screen, ["f": .follow],
      "the terminal is the screen: a cell is 8 x 16 points", words: "fullscreen follow window"),
    row(
      .screen, ["ctrl-t": .slowAnimations], "slow animations, or at their own speed", words: "speed"
    ),
  ]

  static let typingRows: [Row] = [
    row(.typing, ["enter": .returnKey], "the return key", hint: "return"),
    row(.typing, ["backspace": .deleteBackward], "delete the last character"),
    row(
      .typing, ["tab": .editField(places: 1), "shift-tab": .editField(places: -1)],
      "the next, previous field", label: "tab shift-tab", hint: "next field"),
    row(
      .typing, ["escape": .endEditing], "end editing; keys that type nothing work too",
      label: "esc", hint: "end editing"),
  ]
}
