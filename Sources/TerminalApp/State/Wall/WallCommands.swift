/// Commands of the wall of small screens.
extension Command {
  /// Opens or closes the wall.
  static let wall = Command("wall", needs: .panes) { state, _ in state.display.toggleWall() }

  /// Moves the mark on the wall.
  static func moveOnWall(columns: Int, rows: Int) -> Command {
    onWall("move on wall", [columns, rows]) { state, wall, layout in
      let next = layout.neighbour(of: wall.marked, columns: columns, rows: rows)
      if next == wall.marked { state.message = "There is no screen on that side" }
      state.wall?.marked = next
    }
  }

  /// Goes through what differs from screen to screen.
  static func wallKind(_ steps: Int) -> Command {
    onWall("wall kind", [steps]) { state, _, _ in state.display.stepWall(steps) }
  }

  /// Sorts the wall by what is wrong, leaves out what is right, or shows all again.
  static let sortWall = onWall("sort wall") { state, wall, _ in
    var wall = wall
    wall.reorder()
    (state.wall, state.message) = (wall, wall.order.message)
  }

  static let openTile = onWall("open tile") { state, wall, _ in state.display.openTile(wall.marked)
  }

  static let closeWall = onWall("close wall") { state, _, _ in state.wall = nil }

  private static func onWall(
    _ name: String, _ steps: [Int] = [],
    _ body: @escaping @Sendable (inout AppState, Wall, WallLayout) -> Void
  ) -> Command {
    Command(name, steps) { state, _ in
      guard let wall = state.wall, let layout = state.layout.flatMap(state.display.wallLayout)
      else { return }
      body(&state, wall, layout)
    }
  }
}

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
      .wall, ["tab": .wallKind(1), "shift-tab": .wallKind(-1)],
      "devices, text sizes, size classes, directions, states", hint: "what differs",
      hintLabel: "tab"),
    row(
      .wall, ["x": .sortWall], "worst first, then only those with problems, then all",
      hint: "worst first"),
    row(
      .wall, ["escape": .closeWall], "close the wall; all other keys work",
      label: "esc", hint: "close"),
  ]
}
