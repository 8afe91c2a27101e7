import Cells
import Stage

/// What lies over the panes. It gets keys, clicks and the wheel before the panes do.
enum Overlay: Equatable, Sendable {
  case help(HelpOverlay)
  case problems(ProblemOverlay)
  /// A line in which values are typed.
  case prompt(Prompt)
  /// A question that is asked before something could be lost.
  case question(Question)
  case changes(ChangeOverlay)
  /// A list that is searched by typing.
  case picker(Picker)
  case map(MapOverlay)

  var content: any OverlayContent {
    switch self {
    case .help(let help): help
    case .problems(let list): list
    case .prompt(let prompt): prompt
    case .question(let question): question
    case .changes(let list): list
    case .picker(let picker): picker
    case .map(let map): map
    }
  }
}

/// What an overlay shows, and what keys and clicks do in it. By default keys neither move nor type
/// anything, and a click chooses the line below the mouse or closes the overlay.
protocol OverlayContent: Equatable, Sendable {
  var overlay: Overlay { get }
  /// Where the overlay's keys are looked up.
  var context: KeyMap.Context { get }
  /// What messages call the overlay, and what esc does to it.
  var words: (name: String, end: String) { get }
  /// The lines of which one is marked, by their rows; nil if the overlay has no such lines.
  func list(in state: AppState, on content: SceneSnapshot) -> MarkedList?
  /// Marks a line of the list.
  mutating func mark(_ line: Int)
  /// Moves the mark.
  /// - Parameters:
  ///   - steps: The number of entries.
  ///   - rows: The number of rows besides, as a screenful has them.
  mutating func move(steps: Int, rows: Int, in state: AppState, on content: SceneSnapshot)
  /// What is said where the mark goes no further; nil for nothing.
  /// - Parameter isBack: Whether the mark would go up.
  func wordsAtEnd(isBack: Bool) -> String?
  /// Takes a character that is typed.
  /// - Returns: Whether characters are typed here.
  mutating func type(_ character: Character) -> Bool
  /// Whether choosing does something.
  func canChoose(in state: AppState, on content: SceneSnapshot) -> Bool
  /// Does what the marked line stands for, and closes the overlay unless it goes on.
  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect]
  /// A press of the mouse.
  func press(at cell: CellPoint, in state: inout AppState, on content: SceneSnapshot) -> [Effect]
  /// What lies over the panes once the overlay is closed; nil for nothing.
  func closed(_ state: inout AppState) -> Overlay?
}

extension OverlayContent {
  func list(in state: AppState, on content: SceneSnapshot) -> MarkedList? { nil }
  mutating func mark(_ line: Int) {}
  mutating func move(steps: Int, rows: Int, in state: AppState, on content: SceneSnapshot) {}
  func wordsAtEnd(isBack: Bool) -> String? { "This is the \(isBack ? "first" : "last") line" }
  mutating func type(_ character: Character) -> Bool { false }
  func canChoose(in state: AppState, on content: SceneSnapshot) -> Bool { true }

  func press(
    at cell: CellPoint, in state: inout AppState, on content: SceneSnapshot
  ) -> [Effect] {
    guard let line = list(in: state, on: content)?.line(at: cell) else {
      state.overlay = nil
      return []
    }
    var marked = self
    marked.mark(line)
    state.overlay = marked.overlay
    return state.perform(.choose, on: content)
  }

  func closed(_ state: inout AppState) -> Overlay? { nil }
}

extension AppState {
  /// Moves the mark of the overlay, by entries and by screenfuls.
  mutating func move(lines: Int, pages: Int, on content: SceneSnapshot) {
    guard var open = overlay?.content else { return }
    // The lines of a list are found out for its rows alone where screenfuls count.
    let page =
      pages == 0
      ? 0 : max(1, (open.list(in: self, on: content)?.rect.rows ?? terminal.rows - 3) - 1)
    open.move(steps: lines, rows: pages * page, in: self, on: content)
    overlay = open.overlay
  }

  /// Types a character into the overlay, or into the open tool.
  /// - Returns: Whether characters are typed there.
  mutating func type(_ character: Character) -> Bool {
    if var open = overlay?.content {
      let isTyped = open.type(character)
      overlay = open.overlay
      return isTyped
    }
    guard let (isTyped, obstacle) = building?.typeInTool(character) else { return false }
    if let obstacle { message = obstacle }
    return isTyped
  }

  /// The context in which keys are looked up.
  var keyContext: KeyMap.Context {
    if let overlay { return overlay.content.context }
    if wall != nil { return .wall }
    if focus.editedField != nil { return .typing }
    guard let building else { return .canvas }
    if building.panel != nil { return .panel }
    return building.fields != nil ? .fields : .building
  }
}
