/// Commands in lists, in the map, and in what is typed.
extension Command {
  /// Moves the mark in an open list, by lines or by pages.
  static func moveInList(lines: Int, pages: Int) -> Command {
    Command("move in list", [lines, pages]) { state, content in
      let before = state.overlay
      state.move(lines: lines, pages: pages, on: content)
      guard state.message == nil, state.overlay == before else { return }
      state.message = before?.content.wordsAtEnd(isBack: lines + pages < 0)
    }
  }

  /// Moves the mark in the map by columns.
  static func moveSideways(_ columns: Int) -> Command {
    Command("move sideways", [columns]) { state, _ in
      state.change(\.overlay, orSay: "There is no scene beside it") { state in
        guard case .map(var map) = state.overlay else { return }
        map.move(columns: columns, rows: 0, in: state)
        state.overlay = .map(map)
      }
    }
  }

  /// Deletes the last character by which a list is searched.
  static let erase = search("erase") { $0.erase() }

  /// Deletes all characters by which a list is searched.
  static let eraseAll = search("erase all") { $0.eraseAll() }

  private static func search(
    _ name: String, _ body: @escaping @Sendable (inout Picker) -> Void
  ) -> Command {
    Command(name) { state, _ in
      state.change(\.overlay, orSay: AppState.isBlank) { state in
        guard case .picker(var picker) = state.overlay else { return }
        body(&picker)
        state.overlay = .picker(picker)
      }
    }
  }

  /// Changes what is typed in a line, or moves in it.
  static func editLine(_ edit: TypedText.Edit) -> Command {
    Command(asking: "edit line", of: edit) { state, content in
      if case .prompt(let line) = state.overlay {
        state.change(\.overlay, orSay: edit.idleness) { state in
          var line = line
          line.perform(edit)
          state.overlay = .prompt(line)
        }
        return state.message == nil ? state.typedProperties : []
      }
      if state.building?.fields?.typed != nil {
        return state.changeFields(on: content) { $0.edit(edit, $1) } ?? []
      }
      state.message = AppState.isBlank
      return []
    }
  }

  /// Chooses the marked line of an open list.
  static let choose = Command(
    asking: "choose",
    whyNotOffered: { state, content in
      state.overlay?.content.canChoose(in: state, on: content) == false
        ? "Nothing is marked" : nil
    },
    hint: { state, content in
      switch ListedProblems(state, on: content).marked?.kind {
      case .repair, .fix: "apply"
      case .exercise: "show it move"
      case .elsewhere(_, let length): "go to \(length)"
      default: nil
      }
    },
    perform: { state, content in
      state.overlay?.content.choose(in: &state, on: content) ?? []
    })

  static let problems = Command(
    asking: "problems",
    whyNotOffered: { state, content in
      ListedProblems(state, on: content).isEmpty
        ? "No problems: no conflicts, nothing ambiguous" : nil
    },
    perform: { state, _ in
      if case .problems = state.overlay {
        state.overlay = nil
        return []
      }
      state.overlay = .problems(ProblemOverlay())
      // While a document is edited, only the scene follows at once. What is wrong with the text of
      // the document is found out on demand.
      return (state.building != nil ? [{ $0.document.check() }] : []) + [
        { $0.scene.weighRepairs() }
      ]
    })

  /// Marks the next repair in the list of problems.
  static let nextRepair = Command(
    "next repair",
    obstacle: { state, content in
      guard case .problems = state.overlay else { return "Repairs are in the list of problems: x" }
      return ProblemList.entries(of: content, in: state).contains(where: \.isChange)
        ? nil : "There is no repair in the list"
    },
    change: { state, content in
      guard case .problems(var list) = state.overlay else { return }
      list.markNextRepair(of: ProblemList.entries(of: content, in: state))
      state.overlay = .problems(list)
    })
}

extension AppState {
  /// What is said where there is nothing to be deleted.
  static let isBlank = "Nothing is typed"
}

extension KeyMap {
  static let problemsRow = row(
    .view, ["x": .problems, "!": .problems], "list of problems: what the checks find",
    hint: "problems",
    words: "conflict repair error warning fix ambiguous cut truncated check",
    alsoIn: everywhere.subtracting([.search, .prompt]))

  static let listRows: [Row] =
    moving(in: .list) + [
      row(
        .list, ["enter": .choose, "space": .choose], "select the view and close the list",
        hint: "select", hintLabel: "enter"),
      row(
        .list, ["f": .nextRepair], "to the first repair of a problem, and on to the next ones",
        hint: "repairs"),
      closing(.list, "close the list"),
    ]

  static let searchRows: [Row] =
    moving(in: .search, "one line up, down; letters are typed") + [
      row(.search, ["backspace": .erase], "delete the last letter"),
      row(.search, ["ctrl-u": .eraseAll], "delete all letters"),
      row(.search, ["enter": .choose], "choose the marked line, as a click does", hint: "choose"),
      closing(.search, "close the list"),
    ]

  static let mapRows: [Row] = [
    row(
      .map,
      [
        "left": .moveSideways(-1), "up": .moveInList(lines: -1, pages: 0),
        "down": .moveInList(lines: 1, pages: 0), "right": .moveSideways(1),
      ],
      "the scene beside, above or below", label: "←↑↓→", ascii: "arrows", hint: "move"),
    row(
      .map, ["enter": .choose, "space": .choose], "show the scene", hint: "show",
      hintLabel: "enter"),
    closing(.map, "close the map"),
  ]

  static let helpRows: [Row] =
    moving(in: .help, hint: "scroll") + [
      row(
        .help, ["/": .pick(.help)], "find a line of this help, such as what a sign means",
        hint: "find"),
      closing(.help, "close the help, as ? does"),
    ]

  /// The rows of moving in a list, by lines and by screenfuls, and to its ends.
  static func moving(
    in group: Group, _ help: String = "one line up, down", hint: String = "move"
  ) -> [Row] {
    [
      row(group, upAndDown, help, label: "↑ ↓", ascii: "up down", hint: hint, hintLabel: "↑↓"),
      row(group, pages, "one screenful up, down", label: "pgup pgdn"),
      row(group, ends, "to the first, last line", label: "home end"),
    ]
  }

  /// The row of leaving a list.
  static func closing(_ group: Group, _ help: String, hint: String = "close") -> Row {
    row(group, ["escape": .close], help, label: "esc", hint: hint)
  }

  private static let upAndDown: KeyValuePairs<String, Command> = [
    "up": .moveInList(lines: -1, pages: 0), "down": .moveInList(lines: 1, pages: 0),
    "shift-tab": .moveInList(lines: -1, pages: 0), "tab": .moveInList(lines: 1, pages: 0),
  ]

  /// The keys to both ends: they move by more lines than any list has.
  private static let ends: KeyValuePairs<String, Command> = [
    "home": .moveInList(lines: -1_000_000, pages: 0),
    "end": .moveInList(lines: 1_000_000, pages: 0),
  ]

  private static let pages: KeyValuePairs<String, Command> = [
    "pageup": .moveInList(lines: 0, pages: -1), "pagedown": .moveInList(lines: 0, pages: 1),
  ]
}
