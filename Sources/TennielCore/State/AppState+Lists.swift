import Cells
import Foundation
import Stage

/// The lists in front of the panes.
extension AppState {
  mutating func move(lines: Int, pages: Int, on content: SceneSnapshot) {
    let page = max(1, (list(on: content)?.rect.rows ?? terminal.rows - 3) - 1)
    let step = lines + pages * page
    switch overlay {
    case .help(let top):
      let range = HelpPage.lineCount(in: terminal) - HelpPage.room(in: terminal)
      overlay = .help(top: min(max(0, top + step), max(0, range)))
    case .problems(let line):
      moveInProblems(from: line, entries: lines, lines: pages * page, on: content)
    case .changes(let line):
      overlay = .changes(line: min(max(0, line + step), max(0, history.net.count - 1)))
    case .picker(var picker):
      picker.mark(picker.line + step)
      overlay = .picker(picker)
    case .map(let node):
      if let map = shownDocument.map {
        overlay = .map(node: map.neighbour(of: node, columns: 0, rows: step))
      }
    case .question(var question):
      question.mark(question.marked + step)
      overlay = .question(question)
    case .prompt, nil: break
    }
  }

  /// Shows the help with a line of it in sight.
  mutating func showHelp(at line: Int) {
    overlay = .help(top: HelpPage.top(showing: line, in: terminal))
  }

  mutating func choose(on content: SceneSnapshot) -> [Effect] {
    switch overlay {
    case .problems(let line):
      let entries = ProblemList.entries(of: content, in: self)
      guard let entry = entries.whole(at: line) else { break }
      if let effects = choose(entry) { return effects }
      if let path = entry.view { select(path, on: content) }
      if let id = entry.constraint { select(id) }
    case .changes(let line):
      let changes = history.net
      overlay = nil
      guard changes.indices.contains(line) else { return [] }
      let change = changes[line]
      return [{ $0.scene.showChanged(change) }]
    case .prompt:
      return finishPrompt()
    case .question(let question):
      overlay = nil
      guard let decision = question.choices[question.marked].decision else { return [] }
      return [{ $0.unsaved.carryOut(decision) }]
    case .picker(let picker):
      guard let marked = picker.marked else {
        message = "Nothing is found"
        return []
      }
      return choose(marked, on: content)
    case .map(let node):
      guard let map = shownDocument.map, map.nodes.indices.contains(node) else { break }
      guard let scene = map.nodes[node].scene else {
        message = "\(map.nodes[node].name) is in another document"
        return []
      }
      show(scene: scene)
    case .help, nil: break
    }
    overlay = nil
    return []
  }

  /// Makes the repair of a line of the list of problems, which stays open; nil for another line.
  private mutating func choose(_ entry: ProblemList.Entry) -> [Effect]? {
    switch entry.kind {
    case .repair(let edit):
      let effects = make([edit])
      message = "\(edit.sentence): u undoes it"
      overlay = .problems(line: 0)
      return effects + [{ $0.scene.weighRepairs() }]
    case .fix(let fix):
      overlay = .problems(line: 0)
      return [{ $0.document.mend(fix) }, { $0.scene.weighRepairs() }]
    case .exercise(let path):
      overlay = nil
      return [{ $0.scene.exercise(path) }]
    default: return nil
    }
  }

  /// Adds what was typed to the text of a list that is searched.
  /// - Returns: Whether there is such a list.
  mutating func type(_ character: Character) -> Bool {
    if case .prompt(var prompt) = overlay {
      prompt.type(character)
      overlay = .prompt(prompt)
      return true
    }
    if overlay == nil, building?.panel != nil, let canvas = building?.scene?.canvas {
      return typeInPanel(character, on: canvas)
    }
    guard case .picker(var picker) = overlay else { return false }
    picker.type(character)
    overlay = .picker(picker)
    return true
  }

  mutating func showMap() {
    guard let map = shownDocument.map else { return }
    if case .map = overlay {
      overlay = nil
    } else {
      overlay = .map(node: map.nodes.firstIndex { $0.scene == sceneList.shown } ?? 0)
    }
  }

  /// Gives a scene whose view has a size of its own a screen of this size, and others the one
  /// before. A device that the user has chosen stays for all scenes but those whose size the
  /// document sets by hand.
  mutating func adoptSize(of entry: SceneEntry) {
    var home = former.home ?? HomeScreen(screen, isChosen: screen.device != former.opening.device)
    if former.home != nil, !screen.isFree { home = HomeScreen(screen, isChosen: true) }
    guard entry.own != nil || former.home != nil else { return }
    former.home = entry.own == nil ? nil : home
    screen = home.screen
    if let own = entry.own, own.isFreeform || !home.isChosen { screen = screen.freeform(own) }
    refit()
  }

  /// The context in which keys are looked up.
  var keyContext: KeyMap.Context {
    switch overlay {
    case nil:
      wall != nil
        ? .wall
        : focus.editedField != nil
          ? .typing
          : building == nil
            ? .canvas
            : building?.panel != nil
              ? .panel : building?.fields != nil ? .fields : .building
    case .picker: .search
    case .map: .map
    case .problems, .question: .list
    case .prompt: .prompt
    case .changes: .changes
    case .help: .help
    }
  }
}
