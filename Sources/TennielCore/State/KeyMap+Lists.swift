extension KeyMap {
  static let listRows: [Row] = [
    row(
      .list, upAndDown, "one line up, down", label: "↑ ↓", ascii: "up down", hint: "move",
      hintLabel: "↑↓"),
    row(.list, pages, "one screenful up, down", label: "pgup pgdn", ascii: "pgup pgdn"),
    row(
      .list, ["enter": .choose, "space": .choose], "select the view and close the list",
      hint: "select", hintLabel: "enter"),
    row(
      .list, ["escape": .close], "close the list", label: "esc", ascii: "esc", hint: "close"),
  ]

  static let searchRows: [Row] = [
    row(
      .search, upAndDown, "one line up, down; letters are typed", label: "↑ ↓", ascii: "up down",
      hint: "move", hintLabel: "↑↓"),
    row(.search, pages, "one screenful up, down", label: "pgup pgdn", ascii: "pgup pgdn"),
    row(.search, ["backspace": .erase], "delete the last letter"),
    row(.search, ["enter": .choose], "choose the marked line, as a click does", hint: "choose"),
    row(
      .search, ["escape": .close], "close the list", label: "esc", ascii: "esc", hint: "close"),
  ]

  static let mapRows: [Row] = [
    row(
      .map,
      [
        "left": .moveSideways(-1), "up": .moveInList(lines: -1, pages: 0),
        "down": .moveInList(lines: 1, pages: 0), "right": .moveSideways(1),
      ],
      "the scene beside, above or below", label: "←↑↓→", ascii: "arrows", hint: "move"),
    row(
      .map, ["enter": .choose, "space": .choose], "show the scene", hint: "show",
      hintLabel: "enter"),
    row(
      .map, ["escape": .close], "close the map", label: "esc", ascii: "esc", hint: "close"),
  ]

  static let helpRows: [Row] = [
    row(
      .help, upAndDown, "one line up, down", label: "↑ ↓", ascii: "up down", hint: "scroll",
      hintLabel: "↑↓"),
    row(.help, pages, "one screenful up, down", label: "pgup pgdn", ascii: "pgup pgdn"),
    row(
      .help, ["escape": .close], "close the help, as ? does", label: "esc", ascii: "esc",
      hint: "close"),
  ]

  static let upAndDown: KeyValuePairs<String, Action> = [
    "up": .moveInList(lines: -1, pages: 0), "down": .moveInList(lines: 1, pages: 0),
    "shift-tab": .moveInList(lines: -1, pages: 0), "tab": .moveInList(lines: 1, pages: 0),
  ]

  static let pages: KeyValuePairs<String, Action> = [
    "pageup": .moveInList(lines: 0, pages: -1), "pagedown": .moveInList(lines: 0, pages: 1),
  ]
}
