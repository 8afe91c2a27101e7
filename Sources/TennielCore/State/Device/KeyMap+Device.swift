extension KeyMap {
  static let terminalRows: [Row] = [
    row(
      .screen, ["f": .follow],
      "the terminal is the screen: a cell is 8 x 16 points", words: "fullscreen follow window"),
    row(
      .screen, ["ctrl-t": .slowAnimations], "slow animations, or their own time", words: "speed"),
  ]

  static let typingRows: [Row] = [
    row(.typing, ["enter": .returnKey], "the return key", hint: "return"),
    row(.typing, ["backspace": .deleteBackward], "delete the last character"),
    row(
      .typing, ["tab": .editField(places: 1), "shift-tab": .editField(places: -1)],
      "the next, previous field", label: "tab shift-tab", ascii: "tab shift-tab", hint: "next field"
    ),
    row(
      .typing, ["escape": .endEditing], "end editing; keys that type nothing work too",
      label: "esc", ascii: "esc", hint: "end editing"),
  ]
}
