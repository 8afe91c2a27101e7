import Stage

/// Commands that change the scene while it runs, or the document that is edited.
extension Command {
  /// Selects one of the constraints of the selected view.
  static func selectConstraint(_ steps: Int) -> Command {
    Command(
      "select constraint", [steps], needs: .picture,
      obstacle: { state, content in
        guard let selection = state.focus.view else { return Focus.wantsView }
        return content.constraints(of: selection).isEmpty
          ? "\(selection.name) has no constraints" : nil
      }, change: { state, content in state.selectConstraint(steps, on: content) })
  }

  /// Explains an edge of the selected view.
  static func why(_ steps: Int) -> Command {
    Command(
      "why", [steps], needs: .picture,
      obstacle: { state, _ in state.focus.view == nil ? Focus.wantsView : nil },
      change: { state, _ in
        state.focus.stepEdge(steps)
        state.panes.inspector.offset = 0
        state.display.readInspector()
        if state.focus.edge != nil {
          state.message = "enter tells why the next value is what it is, & adds all up"
        }
      })
  }

  /// Tells why a value of the chain is what it is.
  static func open(_ value: String) -> Command {
    Command("open", of: value, needs: .picture) { state, _ in state.focus.opened.insert(value) }
  }

  /// Shows the sum over all constraints, or the chain of values.
  static let sum = Command(
    "sum", needs: .picture,
    obstacle: { state, _ in
      state.focus.explains ? nil : "Ask why first: E for an edge, j for a constraint"
    },
    change: { state, _ in
      state.focus.isSum.toggle()
      state.panes.inspector.offset = 0
    })

  /// Changes a property of what is selected: in a line that is typed, or to the other value.
  static func set(_ key: EditKey) -> Command {
    Command(
      asking: "set", of: key,
      obstacle: { state, content in
        if key == .text, let obstacle = state.obstacleToTexts { return obstacle }
        return state.focus.obstacle(toChanging: key, on: content)
      }, perform: { state, _ in changing(key, by: 0, in: state) })
  }

  /// Changes the selected constraint's constant by points.
  static func nudge(_ points: Int) -> Command {
    Command(
      asking: "nudge", [points],
      obstacle: { state, content in state.focus.obstacle(toChanging: .constant, on: content) },
      perform: { state, _ in
        changing(.constant, by: points, in: state)
      })
  }

  /// Changes what a key changes by a number of steps, or by what is typed.
  private static func changing(_ key: EditKey, by steps: Int, in state: AppState) -> [Effect] {
    guard let target = state.focus.target(of: key) else { return [] }
    return [{ $0.scene.change(key, of: target, by: steps) }]
  }

  static let undo = Command(
    asking: "undo",
    obstacle: { state, _ in
      obstacle(
        toSteps: state.history.steps.done.isEmpty, state.shownDocument.draft.done,
        words: "Nothing to undo", in: state)
    },
    perform: { state, _ in
      if state.building != nil { return [{ $0.document.undo() }] }
      state.message = state.history.undo().map { "Undone: \($0.sentence)" }
      return []
    })

  static let redo = Command(
    asking: "redo",
    obstacle: { state, _ in
      obstacle(
        toSteps: state.history.steps.undone.isEmpty, state.shownDocument.draft.undone,
        words: "Nothing to redo", in: state)
    },
    perform: { state, _ in
      if state.building != nil { return [{ $0.document.redo() }] }
      state.message = state.history.redo().map { "Redone: \($0.sentence)" }
      return []
    })

  /// Opens the list of changes.
  static let changes = Command("changes") { state, _ in
    if case .changes = state.overlay {
      state.overlay = nil
    } else {
      state.overlay = .changes(ChangeOverlay())
    }
  }

  static let copyChanges = Command(asking: "copy changes", obstacle: wantsChanges) { _, _ in
    [{ $0.app.copyChanges() }]
  }

  /// Takes back the marked change of the list.
  static let takeBackChange = Command("take back change", obstacle: wantsChanges) { state, _ in
    if case .changes(let list) = state.overlay { list.takeBack(in: &state) }
  }

  /// Why no step is taken back or made again. While a document is edited, the steps are the
  /// document's, otherwise the scene's.
  private static func obstacle(
    toSteps hasNone: Bool, _ ofDocument: [String], words: String, in state: AppState
  ) -> String? {
    if let panel = state.building?.panel {
      return "esc closes \(panel.form.title) first: u and U are for what was done before it"
    }
    if state.building != nil { return ofDocument.isEmpty ? words : nil }
    guard hasNone else { return nil }
    return ofDocument.isEmpty ? words : "\(words) while you look: X goes on with editing"
  }

  private static let wantsChanges: Words = { state, _ in
    state.history.net.isEmpty ? "Nothing was changed" : nil
  }
}

extension KeyMap {
  static let changeRows: [Row] = [
    row(
      .change, ["j": .selectConstraint(1), "J": .selectConstraint(-1)],
      "select the view's next, previous constraint", hint: "constraint", words: "relation"),
    row(
      .change, ["E": .why(1)], "why an edge is where it is; the next edge, and at last none",
      hint: "why", words: "explain reason because"),
    row(
      .change, ["&": .sum], "why: the sum over all constraints, or the chain of values",
      words: "explain reason add total"),
    row(
      .change, ["+": .nudge(1), "-": .nudge(-1)], "the constraint's constant, a point more, less",
      names: ["the constraint's constant a point more", "the constraint's constant a point less"],
      words: "increase decrease spacing"),
    row(
      .change, ["=": .set(.constant)], "type its constant; 16 + 8 / 2 works as well",
      words: "value spacing offset"),
    row(.change, ["@": .set(.priority)], "type its priority"),
    row(.change, ["*": .set(.multiplier)], "type its multiplier, such as 0.5 or 1:3"),
    row(.change, ["<": .set(.relation)], "its relation: ==, <=, >=", words: "equal less greater"),
    row(
      .change, ["#": .set(.presence)], "the constraint active or not, or the view hidden or not",
      words: "hide show activate deactivate isHidden isActive"),
    row(.change, ["\"": .set(.text)], "type the view's text", words: "label title string"),
    row(
      .change, ["%": .set(.hugging), "^": .set(.resistance)],
      "type how its content hugs, and resists: width and height",
      names: [
        "type how its content hugs: width and height",
        "type how its content resists: width and height",
      ], words: "content hugging compression resistance priority"),
    row(
      .change, ["u": .undo, "U": .redo], "take a change back, make it again",
      names: ["undo: take a change back", "redo: make it again"], words: "revert",
      alsoIn: [.list, .changes, .fields, .panel]),
    row(
      .change, ["H": .changes], "the list of changes, and their lines of Swift",
      words: "history edits diff", alsoIn: [.changes]),
    row(
      .change, ["y": .copyChanges], "send these lines to the terminal's clipboard",
      names: ["send the changes, as Swift, to the terminal's clipboard"], words: "copy yank swift",
      alsoIn: [.changes]),
  ]

  static let changeListRows: [Row] =
    moving(in: .changes) + [
      row(
        .changes, ["enter": .choose, "space": .choose], "select what was changed", hint: "select",
        hintLabel: "enter"),
      row(
        .changes, ["backspace": .takeBackChange, "delete": .takeBackChange],
        "take this change back, as delete does", label: "backspace", hint: "undo"),
      row(.changes, ["y": .copyChanges], "send the lines to the clipboard", hint: "copy"),
      closing(.changes, "close the list"),
    ]

  static let promptRows: [Row] = [
    row(.prompt, ["enter": .choose], "accept what is typed", hint: "accept"),
    row(.prompt, ["backspace": .editLine(.erase)], "delete the last character"),
    row(
      .prompt, ["ctrl-u": .editLine(.eraseLine), "ctrl-w": .editLine(.eraseWord)],
      "delete all, or the last word", hint: "clear"),
    row(
      .prompt,
      [
        "left": .editLine(.left), "right": .editLine(.right), "home": .editLine(.start),
        "end": .editLine(.end),
      ], "move in what is typed", label: "← → home end", ascii: "left right"),
    closing(.prompt, "leave it as it was", hint: "leave"),
  ]
}
