import Stage

/// Commands about the app as a whole.
extension Command {

  /// Closes what is in front. If nothing is, deselects the constraint, then the explained edge,
  /// then the view.
  static let close = Command(
    asking: "close", obstacle: { state, _ in state.obstacleToClosing },
    perform: { state, content in
      // An overlay is closed before a gesture of the mouse, whose release may have been lost while
      // the overlay was open.
      if state.overlay == nil, let mouse = state.building?.mouse {
        state.building?.mouse = nil
        if case .frames = mouse.kind { return [{ $0.document.takeBack(.drag) }] }
        return []
      }
      // The document may have a part already of what is typed.
      var typed: OngoingChange?
      if state.overlay != nil {
        typed = .line
      } else if state.building?.fields?.typed != nil {
        typed = .field
      }
      state.closeInnermost(on: content)
      guard let typed, state.building != nil else { return [] }
      return [{ $0.document.takeBack(typed) }]
    })

  static let repaint = Command(asking: "repaint") { _, _ in [{ $0.app.repaint() }] }
  static let suspend = Command(asking: "suspend") { _, _ in [{ $0.app.suspend() }] }
  /// Quits, or asks about work that is not saved. Quitting again while the question is open quits
  /// without an answer.
  static let quit = Command(asking: "quit") { state, _ in
    guard let question = Question.quitting(state) else { return [{ $0.app.quit() }] }
    if case .question(let asked) = state.overlay, asked.title == question.title {
      let decision: Decision =
        state.shownDocument.unsaved.isEmpty ? .discardAndQuit : .keepAndQuit
      return [{ $0.unsaved.decide(decision) }]
    }
    state.overlay = .question(question)
    return []
  }

  /// Opens a list that is searched by typing.
  static func pick(_ source: Picker.Source) -> Command {
    Command(
      asking: "pick", of: source, needs: source.needs,
      obstacle: { state, _ in
        switch source {
        case .options:
          state.building?.panel == nil
            ? "No tool is open that has options"
            : state.building?.tool?.choices.isEmpty == false
              ? nil : "There is nothing to choose from in this line"
        default: nil
        }
      }, perform: { state, _ in state.pick(from: source) })
  }

  static let help = Command("help") { state, _ in
    if case .help = state.overlay {
      state.overlay = nil
    } else {
      let top = HelpPage.top(of: state.keyContext, in: state.terminal)
      state.overlay = .help(HelpOverlay(top: top))
    }
  }
}

extension AppState {
  /// Why there is nothing to be closed.
  fileprivate var obstacleToClosing: String? {
    guard overlay == nil, focus.view == nil, display.followed == nil else { return nil }
    guard let building else { return "Nothing is open or selected" }
    let isIdle = building.panel == nil && building.fields == nil && building.mouse == nil
    return isIdle && focus.others.isEmpty && focus.uninstalled.isEmpty
      ? "Nothing is selected: X ends editing" : nil
  }

  fileprivate mutating func closeInnermost(on content: SceneSnapshot) {
    if let overlay {
      self.overlay = overlay.content.closed(&self)
    } else if building?.panel != nil {
      building?.panel = nil
    } else if building?.fields != nil {
      closeFields(on: content)
    } else if display.followed != nil {
      display.leaveTerminal()
    } else if focus.constraint != nil {
      focus.constraint = nil
    } else if focus.edge != nil {
      focus.edge = nil
    } else {
      focus.view = nil
      focus.others = []
      focus.uninstalled = []
    }
  }
}

extension KeyMap {
  static let appRows: [Row] = [
    row(
      .app, ["escape": .close], "close what is open, or select nothing", label: "esc",
      words: "deselect cancel back"),
    row(
      .app, ["ctrl-l": .repaint], "paint the whole screen again", words: "redraw refresh",
      alsoIn: everywhere),
    row(
      .app, ["ctrl-z": .suspend], "leave for the shell; `fg` comes back", words: "background pause",
      alsoIn: everywhere),
    row(
      .app, [":": .pick(.commands)], "find a command", hint: "commands",
      words: "palette menu search", alsoIn: [.map, .fields, .panel]),
    // In a search and in a prompt a plain character is text.
    row(
      .app, ["?": .help], "this help", hint: "help", words: "legend signs keys manual mouse",
      alsoIn: everywhere.subtracting([.search, .prompt])),
    row(
      .app, ["q": .quit, "ctrl-c": .quit], "quit", hint: "quit", hintLabel: "q",
      words: "exit leave close end", alsoIn: everywhere),
  ]
}
