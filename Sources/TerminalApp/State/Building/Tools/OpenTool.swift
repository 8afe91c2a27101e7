import LayoutTools

/// The tool that is open, on the canvas of the document.
struct OpenTool {
  let panel: ToolPanel
  let canvas: Canvas

  /// What the tool would do.
  var proposal: ToolProposal { panel.form.proposal(on: canvas) }

  /// What the marked row can be, as a list.
  var choices: [PanelChoice] { panel.choices(on: canvas) }

  /// The tool and the row that the list is of: `Pin trailing to`.
  var titleOfChoices: String? {
    let rows = panel.form.rows(on: canvas)
    guard rows.indices.contains(panel.marked) else { return nil }
    return "\(panel.form.title) \(rows[panel.marked].label)"
  }

  /// Why the tool does nothing.
  var obstacle: String? { panel.refusal ?? proposal.obstacle }
}

extension Building {
  /// The tool that is open; nil if none is.
  var tool: OpenTool? {
    guard let panel, let canvas = scene?.canvas else { return nil }
    return OpenTool(panel: panel, canvas: canvas)
  }

  /// Changes the tool that is open.
  /// - Parameter words: Why nothing has changed.
  /// - Returns: The words, if nothing has changed.
  mutating func changeTool(
    orSay words: String, _ body: (inout ToolPanel, Canvas) -> Void
  ) -> String? {
    guard let tool else { return nil }
    var panel = tool.panel
    body(&panel, tool.canvas)
    self.panel = panel
    return panel == tool.panel ? words : nil
  }

  /// Turns a row of the tool on or off.
  /// - Returns: Why that is not possible; nil if it is.
  mutating func toggleInTool(_ row: Int) -> String? {
    let idleness = changeTool(orSay: "This follows from what is chosen above") {
      $0.toggle(row, on: $1)
    }
    guard let rows = tool.map({ $0.panel.form.rows(on: $0.canvas) }), rows.indices.contains(row)
    else { return idleness }
    if let obstacle = rows[row].obstacle {
      return "\(rows[row].label.capitalizedFirst): \(obstacle)"
    }
    return idleness != nil && rows[row].isOn == true ? "This is chosen already" : idleness
  }

  /// Types a character of a number into the marked row of the tool, or toggles the row that has the
  /// character as its key.
  /// - Returns: Whether the character means anything, and why it changes nothing.
  mutating func typeInTool(_ character: Character) -> (isTyped: Bool, obstacle: String?) {
    guard let tool else { return (false, nil) }
    var typed = tool.panel
    guard typed.type(character, on: tool.canvas) else { return (false, nil) }
    guard typed.typed != nil else { return (true, toggleInTool(typed.marked)) }
    panel = typed
    return (true, nil)
  }
}
