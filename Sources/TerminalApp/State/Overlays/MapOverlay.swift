import Cells
import Documents
import Stage

/// The map of the document's scenes.
struct MapOverlay: OverlayContent {
  /// The index of the marked scene.
  var node = 0

  var overlay: Overlay { .map(self) }
  var context: KeyMap.Context { .map }
  var words: (name: String, end: String) { ("the map", "closes it") }

  mutating func move(steps: Int, rows: Int, in state: AppState, on content: SceneSnapshot) {
    move(columns: 0, rows: steps + rows, in: state)
  }

  func wordsAtEnd(isBack: Bool) -> String? { "There is no scene \(isBack ? "above" : "below")" }

  mutating func move(columns: Int, rows: Int, in state: AppState) {
    guard let map = state.shownDocument.map else { return }
    node = map.neighbour(of: node, columns: columns, rows: rows)
  }

  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect] {
    guard let map = state.shownDocument.map, map.nodes.indices.contains(node) else {
      state.overlay = nil
      return []
    }
    guard let index = map.nodes[node].scene else {
      state.message = "\(map.nodes[node].name) is in another document"
      return []
    }
    state.show(scene: index)
    state.overlay = nil
    return []
  }

  func press(
    at cell: CellPoint, in state: inout AppState, on content: SceneSnapshot
  ) -> [Effect] {
    let pressed = state.shownDocument.map.flatMap {
      MapLayout($0, in: state.terminal, marked: node).node(at: cell)
    }
    state.overlay = pressed.map { .map(MapOverlay(node: $0)) }
    return pressed == nil ? [] : state.perform(.choose, on: content)
  }
}
