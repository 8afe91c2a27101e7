import Stage

/// Commands about the selection, and about what is in sight.
extension Command {
  /// Selects another row of the tree.
  static func select(_ steps: Int) -> Command {
    Command("select", [steps]) { state, content in state.select(steps, on: content) }
  }

  static func selectView(_ path: ViewPath) -> Command {
    Command("select view", of: path) { state, content in
      if content.view(at: path) != nil { state.select(path, on: content) }
    }
  }

  /// Selects a constraint, and its first view if none of its views is selected.
  static func chooseConstraint(_ id: ConstraintID) -> Command {
    Command("choose constraint", of: id) { state, content in state.select(id, on: content) }
  }

  /// Folds or unfolds a view in the tree; nil stands for the selected one.
  static func fold(_ path: ViewPath?) -> Command {
    Command(
      "fold", of: path, needs: [.panes, .picture],
      obstacle: { state, content in
        guard state.panes.inspector.isShown else { return "The inspector is closed" }
        guard let index = (path ?? state.focus.view).flatMap(content.index(of:)) else {
          return Focus.wantsView
        }
        return state.isFoldable(index, on: content)
          ? nil : "\(content.views[index].name) has no subviews"
      },
      change: { state, content in state.fold(path, on: content) })
  }

  static func scrollTree(_ rows: Int) -> Command {
    Command("scroll tree", [rows], needs: [.panes, .picture]) { state, content in
      state.scrollTree(rows, on: content)
    }
  }

  static let zoom = Command(
    "zoom", needs: .panes,
    obstacle: { state, _ in
      state.wall == nil ? nil : "On the wall, shape comes first: enter opens a screen"
    },
    change: { state, content in
      state.display.zoom = state.display.shownZoom.stepped(by: 1)
      state.display.refit()
      state.reveal(state.focus.view, on: content)
      state.message =
        state.display.shownZoom.name.capitalizedFirst
        + (state.display.scaleText().map { ": 1 cell = \($0)" } ?? "")
    })

  static func scrollCanvas(columns: Int, rows: Int) -> Command {
    Command(
      "scroll canvas", [columns, rows], needs: [.panes, .picture],
      obstacle: { state, _ in state.display.showsWholeDevice ? "The whole device is in sight" : nil
      },
      change: { state, _ in
        state.change(\.display.offset, orSay: "The picture goes no further") {
          $0.display.scrollCanvas(columns: columns, rows: rows)
        }
      })
  }

  static func scrollInspector(_ lines: Int) -> Command {
    Command(
      asking: "scroll inspector", [lines], needs: [.panes, .picture],
      obstacle: { state, _ in
        state.panes.inspector.isShown ? nil : "The inspector is closed: i opens it"
      }, perform: { _, _ in [{ $0.app.scrollDetails(by: lines) }] })
  }

  static let inspector = Command("inspector", needs: [.panes, .picture]) { state, _ in
    state.display.toggleInspector()
  }

  static let guides = Command("guides") { state, _ in
    state.display.layers.guides.toggle()
    if state.display.layers.guides { state.message = "Broken lines: margins and layout guides" }
  }

  /// Shows what differs from the scene as it was opened or saved.
  static let before = Command(asking: "before", needs: [.panes, .picture]) { state, _ in
    state.display.layers.before.toggle()
    guard state.display.layers.before else { return [] }
    state.panes.inspector.offset = 0
    state.display.openInspector()
    return [{ $0.scene.countDifferences() }]
  }

  /// Shows the names of all boxes, or only the name of the selected one.
  static let names = Command("names") { state, _ in
    state.display.layers.names.toggle()
    state.message =
      state.display.layers.names ? "The names of all boxes" : "Only the name of the selected view"
  }

  static let constraintLines = Command("constraint lines", needs: .picture) { state, content in
    if let scope = state.building?.lines.stepped(by: 1) {
      state.building?.lines = scope
      state.message = scope.words
    } else {
      switch state.display.layers.constraintLines {
      case .none: state.display.layers.constraintLines = .selected
      case .selected: state.display.layers.constraintLines = .numbers
      default: state.display.layers.constraintLines = .none
      }
      state.message = wordsOfConstraintLines(in: state, on: content)
    }
  }

  /// The message about the constraint lines that are shown from now on, or why there are none.
  private static func wordsOfConstraintLines(
    in state: AppState, on content: SceneSnapshot
  ) -> String {
    let scope = state.display.layers.constraintLines
    guard scope != .none else { return "No constraint lines" }
    guard let selection = state.focus.view else {
      return "Constraint lines are drawn for the selected view: tab selects one"
    }
    return content.constraints(of: selection).isEmpty
      ? "\(selection.name) has no constraints: no lines are drawn"
      : "Constraint lines of \(selection.name)\(scope == .numbers ? ", with numbers" : "")"
  }
}

extension KeyMap {
  static let viewRows: [Row] =
    [
      row(
        .view, ["tab": .select(1), "shift-tab": .select(-1)], "select the next, previous view",
        hint: "select", words: "focus"),
      row(
        .view, ["W": .wall], "the wall: the scene on many screens at once", hint: "wall",
        words: "devices compare tiles preview"),
      row(
        .view, ["\\": .fold(nil)], "fold or unfold the selected view in the tree",
        words: "collapse expand hierarchy"),
      row(
        .view, ["/": .pick(.items)], "find a view or a constraint", hint: "find",
        words: "search go", alsoIn: [.map]),
      row(
        .view, ["i": .inspector], "inspector on or off", hint: "inspector",
        words: "panel sidebar details tree"),
      row(
        .view, ["c": .constraintLines],
        "constraint lines; again: with numbers", hint: "lines",
        words: "spacing distance measure"),
      row(
        .view, ["ctrl-n": .names], "names at all boxes, or only at the selected one",
        words: "tags labels identifiers"),
      row(
        .view, ["O": .before], "compare with before: as it was when opened or saved",
        hint: "before", words: "after was original differences changed moved"),
      row(.view, ["g": .guides], "guides and margins", hint: "guides", words: "safe area layout"),
      problemsRow,
      row(
        .view, ["z": .zoom], "zoom: shape first, text first, true scale (8 x 16 a cell)",
        hint: "zoom", words: "scale fit size"),
      row(
        .view,
        [
          "ctrl-left": .scrollCanvas(columns: -8, rows: 0),
          "ctrl-right": .scrollCanvas(columns: 8, rows: 0),
          "ctrl-up": .scrollCanvas(columns: 0, rows: -4),
          "ctrl-down": .scrollCanvas(columns: 0, rows: 4),
        ],
        "scroll the canvas at true scale", label: "ctrl ←↑↓→", ascii: "ctrl-arrows",
        names: ["left", "right", "up", "down"].map { "scroll the canvas \($0)" }),
      row(
        .view, [".": .scrollInspector(1), ",": .scrollInspector(-1)],
        "scroll the inspector's constraints",
        names: [
          "scroll the inspector's constraints down", "scroll the inspector's constraints up",
        ]),
    ] + consoleRows
}
