/// Commands of the ruler.
extension Command {
  /// Shows the ruler of widths, the ruler of heights, or none.
  static let ruler = Command("ruler", needs: [.panes, .picture]) { state, _ in
    state.display.stepRuler()
    if state.panes.ruler != nil, let layout = state.display.layout, layout.ruler == nil {
      state.message = "The ruler has no room: make the terminal larger"
    }
  }

  static func breakpoint(_ steps: Int) -> Command {
    onRuler("breakpoint", steps) { state in
      state.display.goTo(steps, named: "breakpoint", orElse: "No breakpoint") {
        $0.breakpoints.map(\.length)
      }
    }
  }

  static func rulerProblem(_ steps: Int) -> Command {
    onRuler("ruler problem", steps) { state in
      // A problem may reach from here beyond all others.
      state.display.goTo(
        steps, named: "problem", orElse: "No problem begins", among: \.problemStarts)
    }
  }

  /// Gives the screen a length along the ruler, in points.
  static func goToLength(_ length: Int) -> Command {
    Command("go to length", [length]) { state, _ in state.display.setLength(length) }
  }

  private static func onRuler(
    _ name: String, _ steps: Int, _ body: @escaping @Sendable (inout AppState) -> String?
  ) -> Command {
    Command(
      name, [steps], needs: [.panes, .picture],
      obstacle: { state, _ in
        state.panes.ruler == nil ? "R opens the ruler, which finds breakpoints and problems" : nil
      }, change: { state, _ in state.say(body(&state)) })
  }
}

extension KeyMap {
  static let rulerRows: [Row] = [
    row(
      .screen, ["R": .ruler], "the ruler: what happens at all widths, then at all heights",
      hint: "ruler", words: "sweep widths breakpoints"),
    row(
      .screen, ["}": .breakpoint(1), "{": .breakpoint(-1)],
      "to the ruler's next, previous breakpoint"),
    row(
      .screen, [")": .rulerProblem(1), "(": .rulerProblem(-1)], "to its next, previous problem",
      names: ["to the ruler's next problem", "to the ruler's previous problem"]),
  ]
}
