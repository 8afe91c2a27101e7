import LayoutTools
import Wording

/// The panel of a tool that is open, and why a key changes nothing there.
extension AppState {
  /// Types a character of a number into the marked row, or toggles the row that has the character
  /// as its key.
  /// - Returns: Whether the character means anything.
  mutating func typeInPanel(_ character: Character, on canvas: Canvas) -> Bool {
    guard let panel = building?.panel else { return false }
    var typed = panel
    guard typed.type(character, on: canvas) else { return false }
    if typed.typed != nil {
      building?.panel = typed
    } else {
      toggle(typed.marked, on: canvas)
    }
    return true
  }

  // MARK: - The list of what the marked row can be

  var panelChoices: [PanelChoice] {
    guard let building, let panel = building.panel, let canvas = building.scene?.canvas else {
      return []
    }
    return panel.choices(on: canvas)
  }

  /// The tool and the row that the list is of: `Pin trailing to`.
  var titleOfOptions: String? {
    guard let panel = building?.panel, let canvas = building?.scene?.canvas else { return nil }
    let rows = panel.form.rows(on: canvas)
    guard rows.indices.contains(panel.marked) else { return nil }
    return "\(panel.form.title) \(rows[panel.marked].label)"
  }

  /// Makes the marked row what was chosen from the list.
  mutating func chooseOption(_ index: Int) {
    guard let canvas = building?.scene?.canvas else { return }
    building?.panel?.choose(index, on: canvas)
  }

  /// Why there is no list of what the marked row can be.
  var obstacleToOptions: String? {
    guard building?.panel != nil else { return "No tool is open that has options" }
    return panelChoices.isEmpty ? "There is nothing to choose from in this line" : nil
  }

  mutating func toggle(_ row: Int, on canvas: Canvas) {
    changePanel(orSay: "This follows from what is chosen above", on: canvas) {
      $0.toggle(row, on: canvas)
    }
    let rows = building?.panel?.form.rows(on: canvas) ?? []
    guard rows.indices.contains(row) else { return }
    if let obstacle = rows[row].obstacle {
      message = "\(rows[row].label.capitalizedFirst): \(obstacle)"
    } else if message != nil, rows[row].isOn == true {
      message = "This is chosen already"
    }
  }

  mutating func changePanel(
    orSay words: String, on canvas: Canvas, _ body: (inout ToolPanel) -> Void
  ) {
    change(\.building?.panel, orSay: words) { state in
      guard var panel = state.building?.panel else { return }
      body(&panel)
      state.building?.panel = panel
    }
  }
}
