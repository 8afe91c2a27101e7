/// Commands of the console below the panes.
extension Command {
  static let console = Command("console", needs: .panes) { state, _ in
    state.say(state.display.toggleConsole())
  }

  static func scrollConsole(_ lines: Int) -> Command {
    Command("scroll console", [lines], needs: .panes) { state, _ in
      state.say(state.display.scrollConsole(lines))
    }
  }

  static let clearConsole = Command("clear console") { state, _ in
    state.say(state.display.clearConsole())
  }

  /// Whether the command is about the console, which does not tell of its own keys.
  var isOfConsole: Bool {
    [Self.console.name, Self.scrollConsole(1).name, Self.clearConsole.name].contains(name)
  }
}

extension KeyMap {
  static let consoleRows: [Row] = [
    row(
      .view, ["~": .console],
      "console: what is printed and logged, callbacks as they come",
      words: "log output print stdout debug"),
    row(
      .view, [";": .scrollConsole(-1), "'": .scrollConsole(1), "C": .clearConsole],
      "scroll the console up, down; clear it",
      names: ["scroll the console up", "scroll the console down", "clear the console"]),
  ]
}
