extension KeyMap {
  static let listRows: [Row] =
    moving(in: .list) + [
      row(
        .list, ["enter": .choose, "space": .choose], "select the view and close the list",
        hint: "select", hintLabel: "enter"),
      row(
        .list, ["f": .nextRepair], "to the first repair of a problem, and on to the next ones",
        hint: "repairs"),
      closing(.list, "close the list"),
    ]

  static let searchRows: [Row] =
    moving(in: .search, "one line up, down; letters are typed") + [
      row(.search, ["backspace": .erase], "delete the last letter"),
      row(.search, ["ctrl-u": .eraseAll], "delete all letters"),
      row(.search, ["enter": .choose], "choose the marked line, as a click does", hint: "choose"),
      closing(.search, "close the list"),
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
    closing(.map, "close the map"),
  ]

  static let helpRows: [Row] =
    moving(in: .help, hint: "scroll") + [
      row(
        .help, ["/": .pick(.help)], "find a line of this help, such as what a sign means",
        hint: "find"),
      closing(.help, "close the help, as ? does"),
    ]

  /// The rows of moving in a list, by lines and by screenfuls, and to its ends.
  static func moving(
    in group: Group, _ help: String = "one line up, down", hint: String = "move"
  ) -> [Row] {
    [
      row(
        group, upAndDown, help, label: "↑ ↓", ascii: "up down", hint: hint, hintLabel: "↑↓"),
      row(group, pages, "one screenful up, down", label: "pgup pgdn", ascii: "pgup pgdn"),
      row(group, ends, "to the first, last line", label: "home end", ascii: "home end"),
    ]
  }

  /// The row of leaving a list.
  static func closing(_ group: Group, _ help: String, hint: String = "close") -> Row {
    row(group, ["escape": .close], help, label: "esc", ascii: "esc", hint: hint)
  }

  private static let upAndDown: KeyValuePairs<String, Action> = [
    "up": .moveInList(lines: -1, pages: 0), "down": .moveInList(lines: 1, pages: 0),
    "shift-tab": .moveInList(lines: -1, pages: 0), "tab": .moveInList(lines: 1, pages: 0),
  ]

  /// More lines than any list has.
  private static let ends: KeyValuePairs<String, Action> = [
    "home": .moveInList(lines: -1_000_000, pages: 0),
    "end": .moveInList(lines: 1_000_000, pages: 0),
  ]

  private static let pages: KeyValuePairs<String, Action> = [
    "pageup": .moveInList(lines: 0, pages: -1), "pagedown": .moveInList(lines: 0, pages: 1),
  ]
}
