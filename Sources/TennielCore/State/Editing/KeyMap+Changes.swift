extension KeyMap {
  static let changeRows: [Row] = [
    row(
      .change, ["j": .selectConstraint(1), "J": .selectConstraint(-1)],
      "select the view's next, previous constraint", hint: "constraint"),
    row(
      .change, ["E": .why(1)], "why an edge is where it is; the next edge, and at last none",
      hint: "why"),
    row(
      .change, ["+": .nudge(1), "-": .nudge(-1)], "the constraint's constant, a point more, less"),
    row(.change, ["=": .set(.constant)], "type its constant; 16 + 8 / 2 works as well"),
    row(.change, ["@": .set(.priority)], "type its priority"),
    row(.change, ["*": .set(.multiplier)], "type its multiplier"),
    row(.change, ["<": .set(.relation)], "its relation: ==, <=, >="),
    row(.change, ["#": .set(.presence)], "the constraint active or not, or the view hidden or not"),
    row(.change, ["\"": .set(.text)], "type the view's text"),
    row(
      .change, ["%": .set(.hugging), "^": .set(.resistance)],
      "type how its content hugs, and resists: width and height"),
    row(.change, ["u": .undo, "U": .redo], "take a change back, make it again"),
    row(.change, ["H": .changes], "the list of changes, and their lines of Swift"),
    row(.change, ["y": .copyChanges], "send these lines to the terminal's clipboard"),
  ]

  static let changeListRows: [Row] =
    moving(in: .changes) + [
      row(
        .changes, ["enter": .choose, "space": .choose], "select what was changed", hint: "select",
        hintLabel: "enter"),
      row(
        .changes, ["backspace": .takeBackChange, "delete": .takeBackChange],
        "take this change back, as delete does", label: "backspace", ascii: "backspace",
        hint: "take back"),
      row(.changes, ["y": .copyChanges], "send the lines to the clipboard", hint: "copy"),
      row(.changes, ["s": .save], "save the lines to a file of Swift", hint: "save"),
      closing(.changes, "close the list"),
    ]

  static let promptRows: [Row] = [
    row(.prompt, ["enter": .choose], "take what is typed", hint: "accept"),
    row(.prompt, ["backspace": .erase], "delete the last character"),
    closing(.prompt, "leave it as it was", hint: "leave"),
  ]
}
