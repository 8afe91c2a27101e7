import Cells
import Stage

/// The list of the changes of the scene that is shown.
struct ChangeOverlay: OverlayContent {
  /// The index of the marked line.
  var line = 0

  var overlay: Overlay { .changes(self) }
  var context: KeyMap.Context { .changes }
  var words: (name: String, end: String) { ("the list of changes", "closes it") }

  func list(in state: AppState, on content: SceneSnapshot) -> MarkedList? {
    ChangeListLayout(state.terminal, count: state.history.net.count, marked: line).list
  }

  mutating func mark(_ line: Int) { self.line = line }

  mutating func move(steps: Int, rows: Int, in state: AppState, on content: SceneSnapshot) {
    line = min(max(0, line + steps + rows), max(0, state.history.net.count - 1))
  }

  func canChoose(in state: AppState, on content: SceneSnapshot) -> Bool {
    !state.history.net.isEmpty
  }

  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect] {
    let changes = state.history.net
    state.overlay = nil
    guard changes.indices.contains(line) else { return [] }
    let change = changes[line]
    return [{ $0.scene.showChanged(change) }]
  }

  /// Takes the marked change back.
  func takeBack(in state: inout AppState) {
    guard state.history.net.indices.contains(line) else { return }
    let change = state.history.net[line]
    state.history.takeBack(change)
    let last = state.history.net.count - 1
    state.overlay = .changes(ChangeOverlay(line: max(0, min(line, last))))
    state.message = "Undone: \(change.sentence)"
  }
}

/// The rows of the list of changes, and below them the rows of the lines of Swift.
struct ChangeListLayout: Equatable, Sendable {
  let list: MarkedList
  /// The rows for the lines of Swift; nil if there is no room.
  let swift: CellRect?

  /// - Parameter count: The number of changes.
  init(_ terminal: CellSize, count: Int, marked: Int) {
    let room = MarkedList.room(in: terminal)
    var (rows, rest) = (room, room)
    // The lines of Swift have at least half of the room, with a blank row and a title over them.
    rows.rows = min(count, room.rows - room.rows / 2)
    rest.row = rows.endRow + 2
    rest.rows = room.endRow - rest.row
    list = MarkedList(rect: rows, count: count, marked: marked)
    swift = rest.rows > 0 ? rest : nil
  }
}
