import Cells
import Foundation
import Stage

extension AppState {
  /// Performs an action.
  /// - Returns: The effects to be carried out outside the state.
  mutating func perform(_ action: Action, on content: SceneSnapshot) -> [Effect] {
    if let obstacle = obstacleOnTerminal(to: action) ?? obstacleOnWall(to: action) {
      message = obstacle
      return []
    }
    if let typing = action.typing, overlay == nil,
      let obstacle = obstacle(to: action, on: content)
    {
      refuse(obstacle, typing: typing)
      return []
    }
    switch action {
    case .resize(let width, let height):
      screen.resize(byWidth: CGFloat(width), height: CGFloat(height))
      settle()
    case .rotate:
      screen.rotate()
      glides = true
      refit()
    case .reset:
      let words =
        building == nil ? "All is as it was opened" : "This is the document's canvas already"
      change(\.resetParts, orSay: words) { $0.reset() }
    case .device(let steps):
      screen.selectDevice(steps)
      refit()
    case .splitPane:
      message = obstacle(to: action, on: content)
      if message == nil { stepSplitPane() }
    case .bars:
      stepBars()
    case .step(let choice, let steps):
      let isAtEnd = !choice.step(&screen, by: steps)
      message =
        isAtEnd ? "\(choice.word(on: screen)) is the last \(choice.name)" : notice(of: choice)

    case .scene(let steps):
      message = obstacle(to: action, on: content)
      show(scene: scene(after: steps))
    case .chapter(let steps):
      return [.swipe(steps > 0 ? .left : .right)]
    case .tap:
      message = obstacle(to: action, on: content)
      return message == nil ? selection.map { [.touch($0)] } ?? [] : []
    case .selectable:
      isSelectable.toggle()
      message = isSelectable ? "Selectable: a click selects, enter taps" : "Live: a click taps"
    case .page(let pages):
      return page(pages, on: content)
    case .follow: toggleFollowing()
    case .slowAnimations: slowAnimationsDown()
    case .returnKey: return [.enter("\n")]
    case .deleteBackward: return [.deleteText]
    case .endEditing: return [.endEditing]
    case .editField(let places): return [.editField(places: places)]
    case .demo:
      demo = Demo(from: screen)
      marksMoved = false

    case .select(let steps):
      select(steps, on: content)
    case .selectView(let path):
      if content.view(at: path) != nil { select(path, on: content) }
    case .chooseConstraint(let id):
      select(id, on: content)
    case .fold(let path):
      fold(path, on: content)
    case .scrollTree(let rows):
      scrollTree(rows, on: content)
    case .zoom:
      zoom = shownZoom.next
      canvasOffset = CellPoint(column: 0, row: 0)
      if !fits { refit() }
      reveal(selection, on: content)
      message = shownZoom.name.capitalizedFirst + (scaleText().map { ": 1 cell = \($0)" } ?? "")
    case .scrollCanvas(let columns, let rows):
      message = obstacle(to: action, on: content)
      change(\.canvasOffset, orSay: "The picture goes no further") {
        $0.scrollCanvas(columns: columns, rows: rows)
      }
    case .scrollInspector(let lines):
      message = obstacle(to: action, on: content)
      return message == nil ? [.scrollDetails(lines)] : []
    case .selectConstraint, .why, .set, .nudge, .undo, .redo, .changes, .copyChanges,
      .takeBackChange:
      return performEditing(action, on: content)
    case .ruler, .breakpoint, .rulerProblem, .goToLength: performOnRuler(action, on: content)
    case .wall: toggleWall()
    case .moveOnWall, .wallKind, .pickTile, .sortWall, .openTile, .closeWall:
      performOnWall(action)
    case .guides:
      layers.guides.toggle()
      if layers.guides { message = "Broken lines: margins and layout guides" }
    case .names:
      layers.names.toggle()
      message = layers.names ? "The names of all boxes" : "The name of the selected view alone"
    case .labelViews: toggleLabels(on: content)
    case .constraintLines where building != nil:
      let scope = building?.lines.next ?? .selected
      building?.lines = scope
      message = scope.words
    case .constraintLines:
      layers.constraintLines.toggle()
      message = wordsOfConstraintLines(on: content)
    case .inspector: toggleInspector()
    case .inspectorParts: stepInspectorParts()
    case .moveDivider(let columns, let rows): moveDivider(columns: columns, rows: rows)
    case .console, .scrollConsole, .clearConsole:
      performOnConsole(action)
    case .problems:
      if case .problems = overlay {
        overlay = nil
      } else {
        overlay = .problems(line: 0)
        // While a document is edited, the scene follows, and what is wrong with its text is found
        // out on demand.
        return (building != nil ? [.checkDocument] : []) + [.weighRepairs]
      }

    case .pick(let source):
      message = obstacle(to: action, on: content)
      return message == nil ? pick(from: source) : []
    case .map:
      message = obstacle(to: action, on: content)
      showMap()
    case .designTime, .ownFrames, .language:
      return performOnDocument(action, on: content)
    case .edit:
      return edit(on: content)
    case .build, .saveDocument: return performBuilding(action, on: content)
    case .moveViews(let x, let y) where selectedIDs.isEmpty && uninstalledIDs.isEmpty:
      return perform(.resize(width: x * 8, height: y * 16), on: content)
    case .inspect, .stepInspector, .moveField, .moveFieldSection, .markField, .stepField,
      .enterField, .eraseField,
      .varyField, .filterConstraints:
      return performOnFields(action, on: content)
    case .listConstraints, .chooseHeld, .chooseUninstalled, .rename:
      return performOutline(action, on: content)
    case .keepSelected, .moveViews, .moveToGuideline, .resizeViews, .arrange, .openTool, .movePanel,
      .markPanel,
      .togglePanel,
      .stepPanel, .erasePanel,
      .useTool:
      return performTool(action, on: content)

    case .help:
      if case .help = overlay {
        overlay = nil
      } else {
        overlay = .help(top: HelpPage.top(of: keyContext, in: terminal))
      }
    case .close:
      // What is in front goes first: the release of the mouse may have been lost meanwhile.
      if overlay == nil, let mouse = building?.mouse {
        building?.mouse = nil
        if case .frames = mouse.kind { return [.endTypingProperties] }
        return []
      }
      message = obstacle(to: action, on: content)
      let isTyped = building?.gesture == .typing || overlay == nil && isTypingField
      closeInnermost(on: content)
      if isTyped { return [.endTypingProperties] }
    case .nextRepair:
      message = obstacle(to: action, on: content)
      if message == nil { markNextRepair(on: content) }
    case .moveInList(let lines, let pages):
      // The help says in its head which lines are in sight, and needs the row in which messages
      // are.
      if case .help = overlay {
        move(lines: lines, pages: pages, on: content)
        return []
      }
      let isBack = lines + pages < 0
      let words =
        if case .map = overlay { "There is no scene \(isBack ? "above" : "below")" } else {
          "This is the \(isBack ? "first" : "last") line"
        }
      change(\.overlay, orSay: words) { $0.move(lines: lines, pages: pages, on: content) }
    case .moveSideways(let columns):
      change(\.overlay, orSay: "There is no scene beside it") { state in
        guard case .map(let node) = state.overlay, let map = state.map else { return }
        state.overlay = .map(node: map.neighbour(of: node, columns: columns, rows: 0))
      }
    case .erase, .eraseAll:
      change(\.overlay, orSay: Self.isBlank) { state in
        guard case .picker(var picker) = state.overlay else { return }
        if action == .erase { picker.erase() } else { picker.eraseAll() }
        state.overlay = .picker(picker)
      }
    case .editLine(let edit):
      if case .prompt(let line) = overlay {
        change(\.overlay, orSay: edit.idleness) { state in
          var line = line
          line.perform(edit)
          state.overlay = .prompt(line)
        }
        return message == nil ? typedProperties : []
      }
      if building?.fields?.typed != nil { return editTypedField(edit) }
      message = Self.isBlank
    case .choose:
      return choose(on: content)
    case .save:
      message = obstacle(to: action, on: content)
      return message == nil ? [.askForName] : []
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .quit: return quit()
    }
    return []
  }

  /// What the lines of constraints are that are shown from now on, or why there are none.
  private func wordsOfConstraintLines(on content: SceneSnapshot) -> String {
    guard layers.constraintLines else { return "No constraint lines" }
    guard let selection else {
      return "Constraint lines are drawn for the selected view: tab selects one"
    }
    return content.constraints(of: selection).isEmpty
      ? "\(selection.name) has no constraints: no lines are drawn"
      : "Constraint lines of \(selection.name)"
  }

  /// What is said where there is nothing to be deleted.
  static let isBlank = "Nothing is typed"

  /// Closes what is in front, or else selects what is around the selected thing, and at last
  /// nothing.
  private mutating func closeInnermost(on content: SceneSnapshot) {
    if labels != nil {
      labels = nil
    } else if overlay != nil {
      if case .prompt(.file(let prompt)) = overlay, prompt.recording != nil {
        message = "The recording is gone"
      }
      let isSearchingHelp =
        if case .picker(let picker) = overlay { picker.source == .help } else { false }
      overlay = isSearchingHelp ? .help(top: 0) : nil
    } else if building?.panel != nil {
      building?.panel = nil
    } else if building?.fields != nil {
      closeFields(on: content)
    } else if followed != nil {
      leaveTerminal()
    } else if constraint != nil {
      constraint = nil
    } else if edge != nil {
      edge = nil
    } else {
      selection = nil
      building?.others = []
      building?.uninstalled = []
    }
  }
}
