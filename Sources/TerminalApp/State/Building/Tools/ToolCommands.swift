import LayoutTools
import Stage

/// Commands of Interface Builder's tools on the selected views.
extension Command {
  /// Keeps the marked view selected while the mark goes on.
  static let keepSelected = onViews("keep selected") { state, _, _ in
    state.focus.keepSelected(in: state.building?.scene)
    state.message = Focus.selected(state.selectedIDs.count)
    return []
  }

  /// Moves the selected views, or their trailing and bottom edges, by points; without selected
  /// views, changes the size of the screen by its own steps.
  static func moveViews(x: Int, y: Int) -> Command {
    let resizing = Command.resize(width: x * 8, height: y * 16)
    return Command(
      asking: "move views", [x, y],
      obstacle: { state, content in hasSelection(state) ? whyNotMoved(state, content) : nil },
      whyNotOffered: whyNotMoved,
      hint: { state, _ in state.building?.resizes == true ? "resize" : nil },
      perform: { state, content in
        if !hasSelection(state) { return state.perform(resizing, on: content) }
        let resizes = state.building?.resizes == true
        return [{ $0.document.moveViews(x: Double(x), y: Double(y), resizes: resizes) }]
      })
  }

  /// Moves the selected views to the next guideline.
  static func moveToGuideline(_ direction: CanvasDirection) -> Command {
    onViews(
      "move to guideline", direction,
      obstacle: { state, _ in state.isPreview ? AppState.wantsCanvas : nil },
      { state, _, _ in
        let resizes = state.building?.resizes == true
        return [{ $0.document.moveToGuideline(direction, resizes: resizes) }]
      })
  }

  /// Lets the arrows change sizes, or places.
  static let resizeViews = onCanvas("resize views") { state, _, _ in
    state.building?.resizes.toggle()
    state.message =
      state.building?.resizes == true ? "Arrows change the size" : "Arrows move"
    return []
  }

  /// Arranges the selected views: see ``ArrangeCommand``.
  static func arrange(_ command: ArrangeCommand) -> Command {
    onCanvas(
      "arrange", command,
      obstacle: { state, content in
        switch command {
        case .paste: nil
        case .delete where !state.uninstalledIDs.isEmpty: nil
        default: wantsViews(state, content)
        }
      }, { state, _, _ in state.arrange(command) })
  }

  /// Opens the panel of a tool.
  static func openTool(_ kind: ToolKind) -> Command {
    onCanvas(
      "open tool", kind,
      obstacle: { state, content in
        kind == .resolve ? nil : wantsViews(state, content) ?? state.obstacleToConstraining
      },
      { state, _, canvas in
        guard let panel = kind.panel(for: state.selectedIDs, on: canvas) else {
          return [{ $0.document.openResolve() }]
        }
        state.building?.panel = panel
        state.display.openInspector()
        return [{ $0.document.measureContents() }]
      })
  }

  // MARK: - In the panel of a tool

  static func movePanel(_ rows: Int) -> Command {
    inTool("move in panel", rows) { building in
      building.changeTool(orSay: "This is the \(rows < 0 ? "first" : "last") option") {
        $0.mark($0.marked + rows, on: $1)
      }
    }
  }

  /// Turns a row on or off.
  static func markPanel(_ row: Int) -> Command {
    inTool("mark panel", row) { $0.toggleInTool(row) }
  }

  static let togglePanel = inTool("toggle panel") { building in
    building.panel.flatMap { building.toggleInTool($0.marked) }
  }

  /// Gives the marked row another of its choices.
  static func stepPanel(_ steps: Int) -> Command {
    inTool("step panel", steps) { building in
      building.changeTool(orSay: "There is no other choice here") { $0.step(by: steps, on: $1) }
    }
  }

  static let erasePanel = inTool("erase panel") { building in
    building.changeTool(orSay: AppState.isBlank) { $0.erase(on: $1) }
  }

  /// Does what the button of the panel says.
  static let useTool = Command(
    asking: "use tool", whyNotOffered: whyToolIsNotUsed,
    perform: { state, content in
      if let obstacle = whyToolIsNotUsed(state, content) {
        state.message = obstacle
        // Nothing is left to be done with the tool.
        if state.building?.tool?.proposal.idleness == .done { state.building?.panel = nil }
        return []
      }
      guard let plan = state.building?.tool?.proposal.plan else { return [] }
      state.building?.panel = nil
      return [{ $0.document.propose(plan) }]
    })

  // MARK: - What these commands share

  /// Creates a command about the selected views of the document.
  private static func onViews(
    _ name: String, _ value: (any Hashable & Sendable)? = nil, obstacle: Words? = nil,
    _ body: @escaping @Sendable (inout AppState, SceneSnapshot, Canvas) -> [Effect]
  ) -> Command {
    onCanvas(
      name, value,
      obstacle: { state, content in obstacle?(state, content) ?? wantsViews(state, content) }, body)
  }

  /// Creates a command about the canvas of the document that is edited.
  private static func onCanvas(
    _ name: String, _ value: (any Hashable & Sendable)? = nil,
    obstacle: Words? = nil,
    _ body: @escaping @Sendable (inout AppState, SceneSnapshot, Canvas) -> [Effect]
  ) -> Command {
    Command(
      asking: name, of: value, needs: .editedScene, obstacle: obstacle,
      perform: { state, content in
        guard let canvas = state.building?.scene?.canvas else { return [] }
        return body(&state, content, canvas)
      })
  }

  /// Creates a command in the panel of the tool that is open.
  /// - Parameter body: Returns why nothing changes; nil if something does.
  private static func inTool(
    _ name: String, _ value: Int? = nil, _ body: @escaping @Sendable (inout Building) -> String?
  ) -> Command {
    Command(name, of: value, needs: .editedScene) { state, _ in
      guard var building = state.building else { return }
      state.say(body(&building))
      state.building = building
    }
  }

  // MARK: - Why they do nothing

  private static let whyNotMoved: Words = { state, content in
    state.obstacleToBuildingScene ?? (state.isPreview ? AppState.wantsCanvas : nil)
      ?? wantsViews(state, content)
  }

  private static let wantsViews: Words = { state, _ in
    state.selectedIDs.isEmpty ? state.wantsDocumentView : nil
  }

  private static let whyToolIsNotUsed: Words = { state, _ in
    state.obstacleToBuildingScene ?? state.building?.tool?.obstacle
  }

  private static func hasSelection(_ state: AppState) -> Bool {
    !state.selectedIDs.isEmpty || !state.uninstalledIDs.isEmpty
  }
}

extension AppState {
  /// Why a tool does nothing with the selected views: one of them comes with the style of its cell.
  fileprivate var obstacleToConstraining: String? {
    guard let canvas = building?.scene?.canvas,
      let id = selectedIDs.first(where: canvas.isOfCellStyle)
    else { return nil }
    return "\(canvas.name(of: id)) comes with the style of its cell, which places it: 8 shows what "
      + "can be changed"
  }
}

extension KeyMap {
  static let panelRows: [Row] = [
    row(
      .panel,
      [
        "up": .movePanel(-1), "down": .movePanel(1), "shift-tab": .movePanel(-1),
        "tab": .movePanel(1),
      ], "the option above, below", label: "↑ ↓", ascii: "up down", hint: "move", hintLabel: "↑↓"),
    row(
      .panel, ["space": .togglePanel],
      "turn the option on or off, as the letter before it does", hint: "on, off"),
    row(
      .panel, ["left": .stepPanel(-1), "right": .stepPanel(1)],
      "another choice: another neighbour, the standard space", label: "← →",
      ascii: "left right", hint: "other", hintLabel: "←→"),
    row(
      .panel, ["/": .pick(.options)], "list the choices: the neighbours and their distances",
      hint: "list"),
    row(
      .panel, ["backspace": .erasePanel],
      "delete a digit; a number is typed, such as 16 or 3*8+4"),
    row(.panel, ["enter": .useTool], "do what the button says", hint: "do it"),
    row(.panel, ["escape": .close], "close the tool", label: "esc", hint: "close"),
  ]
}
