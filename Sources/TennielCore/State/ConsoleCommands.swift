/// Commands of the console below the panes.
extension Command {
  static let console = Command("console", needs: .panes) { state, _ in
    state.panes.console.isShown.toggle()
    state.refit()
    if state.panes.console.isShown, state.layout?.console == nil {
      state.message = "The console needs a terminal of more rows"
    }
    state.seeConsole()
  }

  static func scrollConsole(_ lines: Int) -> Command {
    Command("scroll console", [lines], needs: .panes) { state, _ in
      state.change(\.panes.console.lastLine, orSay: "The console goes no further") {
        $0.scrollConsole(lines)
      }
      state.seeConsole()
    }
  }

  static let clearConsole = Command("clear console") { state, _ in
    let isEmpty =
      state.panes.console.output.lines.isEmpty && state.panes.console.output.unfinished.isEmpty
    state.message =
      isEmpty
      ? "The console is empty" : state.panes.console.isShown ? nil : "The console is cleared"
    state.panes.console.output.clear()
    state.panes.console.lastLine = nil
    state.seeConsole()
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
