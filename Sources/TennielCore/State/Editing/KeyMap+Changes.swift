extension KeyMap {
  static let changeRows: [Row] = [
    row(
      .change, ["j": .selectConstraint(1), "J": .selectConstraint(-1)],
      "select the view's next, previous constraint", hint: "constraint", words: "relation"),
    row(
      .change, ["E": .why(1)], "why an edge is where it is; the next edge, and at last none",
      hint: "why", words: "explain reason because"),
    row(
      .change, ["+": .nudge(1), "-": .nudge(-1)], "the constraint's constant, a point more, less",
      names: ["the constraint's constant a point more", "the constraint's constant a point less"],
      words: "increase decrease spacing"),
    row(
      .change, ["=": .set(.constant)], "type its constant; 16 + 8 / 2 works as well",
      words: "value spacing offset"),
    row(.change, ["@": .set(.priority)], "type its priority"),
    row(.change, ["*": .set(.multiplier)], "type its multiplier, as 0.5 or 1:3"),
    row(.change, ["<": .set(.relation)], "its relation: ==, <=, >=", words: "equal less greater"),
    row(
      .change, ["#": .set(.presence)], "the constraint active or not, or the view hidden or not",
      words: "hide show activate deactivate isHidden isActive"),
    row(.change, ["\"": .set(.text)], "type the view's text", words: "label title string"),
    row(
      .change, ["%": .set(.hugging), "^": .set(.resistance)],
      "type how its content hugs, and resists: width and height",
      names: [
        "type how its content hugs: width and height",
        "type how its content resists: width and height",
      ], words: "content hugging compression resistance priority"),
    row(
      .change, ["u": .undo, "U": .redo], "take a change back, make it again",
      names: ["undo: take a change back", "redo: make it again"], words: "revert"),
    row(
      .change, ["H": .changes], "the list of changes, and their lines of Swift",
      words: "history edits diff"),
    row(
      .change, ["y": .copyChanges], "send these lines to the terminal's clipboard",
      names: ["send the changes, as Swift, to the terminal's clipboard"], words: "copy yank swift"),
  ]

  static let changeListRows: [Row] =
    moving(in: .changes) + [
      row(
        .changes, ["enter": .choose, "space": .choose], "select what was changed", hint: "select",
        hintLabel: "enter"),
      row(
        .changes, ["backspace": .takeBackChange, "delete": .takeBackChange],
        "take this change back, as delete does", label: "backspace", ascii: "backspace",
        hint: "undo"),
      row(.changes, ["y": .copyChanges], "send the lines to the clipboard", hint: "copy"),
      row(.changes, ["s": .save], "save the lines to a file of Swift", hint: "save"),
      closing(.changes, "close the list"),
    ]

  static let promptRows: [Row] = [
    row(.prompt, ["enter": .choose], "take what is typed", hint: "accept"),
    row(.prompt, ["backspace": .editLine(.erase)], "delete the last character"),
    row(
      .prompt, ["ctrl-u": .editLine(.eraseLine), "ctrl-w": .editLine(.eraseWord)],
      "delete all, or the last word", hint: "clear"),
    row(
      .prompt,
      [
        "left": .editLine(.left), "right": .editLine(.right), "home": .editLine(.start),
        "end": .editLine(.end),
      ], "move in what is typed", label: "← → home end", ascii: "left right"),
    closing(.prompt, "leave it as it was", hint: "leave"),
  ]
}
