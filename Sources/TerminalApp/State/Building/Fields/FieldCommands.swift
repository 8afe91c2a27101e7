import LayoutTools
import Stage

/// Commands of the inspectors of a document that is edited.
extension Command {
  /// Opens or closes an inspector.
  static func inspect(_ inspector: Inspector) -> Command {
    Command(
      "inspect", of: inspector, needs: .editedScene,
      obstacle: { state, _ in state.inspectedIDs.isEmpty ? state.wantsDocumentView : nil },
      change: { state, _ in
        state.building?.panel = nil
        if state.building?.fields?.inspector == inspector {
          state.building?.fields = nil
        } else {
          state.openFields(inspector)
        }
      })
  }

  /// Opens the inspector so many places after the one that is open.
  static func stepInspector(_ steps: Int) -> Command {
    Command("step inspector", [steps], needs: .editedScene) { state, _ in
      let all: [Inspector] = [.size, .attributes, .identity]
      let here = all.firstIndex { $0 == state.building?.fields?.inspector } ?? 0
      state.openFields(all[(here + steps).inRing(of: all.count)])
    }
  }

  /// Moves the mark by rows.
  static func moveField(_ rows: Int) -> Command {
    inFields("move field", rows, idle: end(rows)) { panel, fields in
      panel.mark(fields.line + rows, in: fields.rows)
      return .moved
    }
  }

  /// Moves the mark to another section.
  static func moveFieldSection(_ sections: Int) -> Command {
    inFields("move field section", sections, idle: end(sections)) { panel, fields in
      panel.markSection(sections, in: fields.rows)
      return .moved
    }
  }

  /// Marks a row, or does what enter does in the one that is marked.
  static func markField(_ line: Int) -> Command {
    inFields("mark field", line, idle: noChange) { panel, fields in
      if line == fields.line { return panel.enter(fields) }
      panel.mark(line, in: fields.rows)
      return .moved
    }
  }

  /// Gives the marked field the next of its values.
  static func stepField(_ steps: Int) -> Command {
    inFields("step field", steps, idle: noChange) { $0.step($1, by: steps) }
  }

  static let enterField = inFields(
    "enter field", hint: { state, _ in state.shownFields?.hintOfEnter }, idle: noChange,
    { $0.enter($1) })

  static let eraseField = inFields(
    "erase field",
    hint: { state, _ in state.building?.fields?.typed != nil ? "erase" : nil },
    idle: "There is nothing to be reset in this row",
    { $0.erase($1) })

  /// Goes through the size classes for which values are changed.
  static let varyField = Command(asking: "vary field", needs: .editedScene) { state, content in
    let effects = state.changeFields(on: content) { $0.vary($1) }
    state.message =
      state.building?.fields?.variation.map {
        "Fields that vary have a row for \($0.title) (w: width, h: height)"
      } ?? "Rows for size classes: those that the document has"
    return effects ?? []
  }

  // MARK: - What these commands share

  private static let noChange = "There is nothing to be changed in this row"

  private static func end(_ steps: Int) -> String {
    "This is the \(steps < 0 ? "first" : "last") field"
  }

  /// Creates a command in the inspector that is open.
  /// - Parameter idle: The message if the command changes nothing.
  private static func inFields(
    _ name: String, _ value: (any Hashable & Sendable)? = nil, obstacle: Words? = nil,
    hint: Words? = nil, idle: String = "Nothing changes here",
    _ body: @escaping @Sendable (inout FieldPanel, ShownFields) -> FieldOutcome
  ) -> Command {
    Command(
      asking: name, of: value, needs: .editedScene, obstacle: obstacle, hint: hint,
      perform: { state, content in
        if let effects = state.changeFields(on: content, body) { return effects }
        state.say(idle)
        return []
      })
  }
}

extension KeyMap {
  static let fieldRows: [Row] = [
    row(
      .fields,
      [
        "up": .moveField(-1), "down": .moveField(1), "shift-tab": .moveField(-1),
        "tab": .moveField(1),
      ], "the field above, below", label: "↑ ↓", ascii: "up down", hint: "move", hintLabel: "↑↓"),
    row(
      .fields, ["pageup": .moveFieldSection(-1), "pagedown": .moveFieldSection(1)],
      "the section above, below; the last has the constraints", label: "pgup pgdn"),
    row(
      .fields, ["home": .moveField(-1_000_000), "end": .moveField(1_000_000)],
      "to the first, last field", label: "home end"),
    row(
      .fields, ["left": .stepField(-1), "right": .stepField(1)],
      "change the value; while typing, move the cursor", label: "← →", ascii: "left right",
      hint: "change", hintLabel: "←→"),
    row(
      .fields, ["enter": .enterField],
      "type, end typing; yes, no; list values; open a constraint", hint: "type"),
    row(
      .fields, ["backspace": .eraseField, "delete": .eraseField],
      "reset the field, delete the constraint, or a letter", label: "delete",
      hint: "reset", hintLabel: "backspace"),
    row(
      .fields, ["ctrl-t": .varyField], "rows for values that differ by size class",
      hint: "size classes", words: "vary traits variation"),
    row(
      .fields, ["7": .inspect(.size), "8": .inspect(.attributes), "9": .inspect(.identity)],
      "the Size, Attributes, Identity inspectors, unless typing",
      names: ["Size inspector", "Attributes inspector", "Identity inspector"]),
    row(
      .fields, ["shift-left": .stepInspector(-1), "shift-right": .stepInspector(1)],
      "the previous, next inspector", label: "shift ←→", ascii: "shift-arrows"),
    row(
      .fields, ["ctrl-u": .editLine(.eraseLine), "ctrl-w": .editLine(.eraseWord)],
      "delete all that is typed, or the last word"),
    row(
      .fields, ["escape": .close], "leave a value as it was; back; or close", label: "esc",
      hint: "close"),
  ]
}
