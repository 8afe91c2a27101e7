import Cells
import Stage

/// The help screen.
struct HelpOverlay: OverlayContent {
  /// The index of the first visible line.
  var top = 0

  var overlay: Overlay { .help(self) }
  var context: KeyMap.Context { .help }
  var words: (name: String, end: String) { ("the help", "closes it") }

  mutating func move(steps: Int, rows: Int, in state: AppState, on content: SceneSnapshot) {
    let last = HelpPage.lineCount(in: state.terminal) - HelpPage.room(in: state.terminal)
    top = min(max(0, top + steps + rows), max(0, last))
  }

  /// The help says in its head which lines are in sight, and needs the row in which messages are.
  func wordsAtEnd(isBack: Bool) -> String? { nil }

  /// Nothing is chosen here by the mouse, which only scrolls.
  func press(
    at cell: CellPoint, in state: inout AppState, on content: SceneSnapshot
  ) -> [Effect] {
    []
  }

  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect] {
    state.overlay = nil
    return []
  }
}
