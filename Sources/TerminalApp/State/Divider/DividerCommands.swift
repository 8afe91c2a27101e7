/// Commands about how canvas and inspector share the room.
extension Command {
  /// Moves the line between canvas and inspector.
  static func moveDivider(columns: Int, rows: Int) -> Command {
    Command("move divider", [columns, rows], needs: [.panes, .picture]) { state, _ in
      state.say(state.display.moveDivider(columns: columns, rows: rows))
    }
  }

  /// Shows both parts of the inspector, or one of them.
  static let inspectorParts = Command("inspector parts", needs: [.panes, .picture]) { state, _ in
    state.say(state.display.stepInspectorParts())
  }
}

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
