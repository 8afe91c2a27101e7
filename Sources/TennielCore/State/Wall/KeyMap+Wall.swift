extension KeyMap {
  static let wallRows: [Row] = [
    row(
      .wall,
      [
        "left": .moveOnWall(columns: -1, rows: 0), "up": .moveOnWall(columns: 0, rows: -1),
        "down": .moveOnWall(columns: 0, rows: 1), "right": .moveOnWall(columns: 1, rows: 0),
      ],
      "the screen beside, above or below", label: "←↑↓→", ascii: "arrows", hint: "move"),
    row(
      .wall, ["enter": .openTile], "show this screen by itself; a click on it does so as well",
      hint: "open"),
    row(
      .wall, ["space": .pickTile], "pick two screens, which then stand side by side",
      hint: "side by side"),
    row(
      .wall, ["tab": .wallKind(1), "shift-tab": .wallKind(-1)],
      "devices, text sizes, size classes, directions, states", hint: "what differs",
      hintLabel: "tab"),
    row(
      .wall, ["x": .sortWall], "worst first, then only those with problems, then all",
      hint: "worst first"),
    row(
      .wall, ["escape": .closeWall], "all screens again, or close the wall; all other keys work",
      label: "esc", ascii: "esc", hint: "close"),
  ]
}
