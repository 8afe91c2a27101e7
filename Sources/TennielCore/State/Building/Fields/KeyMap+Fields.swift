import LayoutTools

extension KeyMap {
  static let fieldRows: [Row] = [
    row(
      .fields,
      [
        "up": .moveField(-1), "down": .moveField(1), "shift-tab": .moveField(-1),
        "tab": .moveField(1),
      ], "the field above, below", label: "↑ ↓", ascii: "up down", hint: "move", hintLabel: "↑↓"),
    row(
      .fields, ["pageup": .moveFieldSection(-1), "pagedown": .moveFieldSection(1)],
      "the section above, below; the last has the constraints", label: "pgup pgdn",
      ascii: "pgup pgdn"),
    row(
      .fields, ["home": .moveField(-1_000_000), "end": .moveField(1_000_000)],
      "to the first, last field", label: "home end", ascii: "home end"),
    row(
      .fields, ["left": .stepField(-1), "right": .stepField(1)],
      "another value; while it is typed, another place", label: "← →", ascii: "left right",
      hint: "change", hintLabel: "←→"),
    row(
      .fields, ["enter": .enterField],
      "type, end typing; yes, no; list values; open a constraint", hint: "type"),
    row(
      .fields, ["backspace": .eraseField, "delete": .eraseField],
      "reset the field, delete the constraint, or a letter", label: "delete",
      hint: "reset", hintLabel: "backspace"),
    row(
      .fields, ["ctrl-t": .varyField], "rows for values of some size classes alone",
      hint: "size classes", words: "vary traits variation"),
    filters(
      [.leading, .bottom, .top, .trailing],
      "list constraints of the leading, bottom, top, trailing edge"),
    filters(
      [.width, .height, .centerX, .centerY, .baseline],
      "of the width, the height, the centres, the baseline"),
    row(
      .fields, ["7": .inspect(.size), "8": .inspect(.attributes), "9": .inspect(.identity)],
      "the Size, Attributes, Identity inspectors, unless typed",
      names: ["Size inspector", "Attributes inspector", "Identity inspector"]),
    row(
      .fields, ["shift-left": .stepInspector(-1), "shift-right": .stepInspector(1)],
      "the inspector before, after", label: "shift ←→", ascii: "shift-arrows"),
    row(
      .fields, ["ctrl-u": .editLine(.eraseLine), "ctrl-w": .editLine(.eraseWord)],
      "delete all that is typed, or the last word"),
    row(
      .fields, ["escape": .close], "leave a value as it was; back; or close", label: "esc",
      ascii: "esc", hint: "close"),
  ]

  /// A row of the keys that filter the list of constraints.
  private static func filters(_ parts: [ConstrainedPart], _ help: String) -> Row {
    row(
      .fields, parts.map { (String($0.key), .filterConstraints($0)) }, help,
      names: parts.map { "list constraints: \($0.title)" })
  }
}
