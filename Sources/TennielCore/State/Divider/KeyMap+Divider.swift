extension KeyMap {
  static let dividerRows: [Row] = [
    row(
      .view,
      [
        "alt-left": .moveDivider(columns: -2, rows: 0),
        "alt-right": .moveDivider(columns: 2, rows: 0),
        "alt-up": .moveDivider(columns: 0, rows: -1), "alt-down": .moveDivider(columns: 0, rows: 1),
      ],
      "move the line between canvas and inspector", label: "alt ←↑↓→", ascii: "alt-arrows",
      names: ["left", "right", "up", "down"].map { "move the inspector's line \($0)" }),
    row(.view, ["V": .inspectorParts], "the inspector's tree and details, or one of them"),
  ]
}
