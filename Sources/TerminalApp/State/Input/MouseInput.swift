import Cells
import Stage
import TerminalIO

/// An event of the mouse: a click does what the word at its cell stands for, or selects and taps
/// the view seen there; dragging an edge of the device resizes it, and the wheel scrolls the view
/// below the mouse.
struct MouseInput {
  let mouse: MouseEvent
  let layout: PaneLayout
  let content: SceneSnapshot
  /// The command of the word that is clicked.
  let clicked: Command?
  /// Draws the canvas, to find what the mouse points at.
  let pointing: (CanvasView) -> Pointing

  func handle(_ state: inout AppState) -> [Effect] {
    guard state.motion.demo == nil else { return [] }
    if clicked == nil || mouse.kind == .press(.right), state.building != nil,
      let effects = handleOnCanvas(&state)
    {
      return effects
    }
    switch mouse.kind {
    case .press(.left): return press(&state)
    case .drag(.left):
      state.display.drag(to: mouse.position)
      return []
    case .release(.left): return release(&state)
    case .scroll(let direction): return scroll(direction, &state)
    default: return []
    }
  }

  private func press(_ state: inout AppState) -> [Effect] {
    state.message = nil
    if let clicked {
      (state.display.drag, state.pointer.pressed) = (nil, nil)
      return state.perform(clicked, on: content)
    }
    if state.display.pressOnPanes(mouse.position) { return [] }
    if let overlay = state.overlay {
      return overlay.content.press(at: mouse.position, in: &state, on: content)
    }
    if state.wall != nil, layout.body.contains(mouse.position) {
      let tile = state.display.wallLayout(in: layout)?.tile(at: mouse.position)
      if let tile { state.display.openTile(tile) }
      return []
    }
    pressOnScreen(&state)
    return []
  }

  private func pressOnScreen(_ state: inout AppState) {
    let cell = mouse.position
    let canvas = CanvasView(state.display, in: layout)
    state.display.drag = nil
    state.pointer.pressed = nil
    if state.display.followed != nil {
      // Nothing would show what is selected, so a press only becomes a tap.
      state.pointer.pressed = pointing(canvas).hit(at: cell).map {
        Press(cell: cell, point: $0.point)
      }
      return
    }
    guard canvas.clip.contains(cell) else { return }
    let hit = pointing(canvas).hit(at: cell)
    let edges = canvas.edges(at: cell)
    if hit == nil, !edges.isEmpty {
      state.display.drag = .edges(
        EdgeDrag(edges: edges, origin: canvas.origin, start: cell, size: state.screen.size))
    } else if let constraint = hit?.constraint {
      state.select(constraint, on: content)
    } else {
      // Selecting a view may scroll the canvas; the tap goes to what was seen before.
      state.pointer.pressed =
        state.pointer.isSelectable ? nil : hit.map { Press(cell: cell, point: $0.point) }
      state.select(hit?.path, on: content)
    }
  }

  private func release(_ state: inout AppState) -> [Effect] {
    if state.display.release() { return [] }
    defer { state.pointer.pressed = nil }
    guard state.overlay == nil, let pressed = state.pointer.pressed,
      pressed.cell == mouse.position
    else { return [] }
    return [{ $0.scene.tap(at: pressed.point) }]
  }

  private func scroll(
    _ direction: MouseEvent.Direction, _ state: inout AppState
  ) -> [Effect] {
    let cell = mouse.position
    let columns = direction == .left ? -4 : direction == .right ? 4 : 0
    let rows = direction == .up ? -1 : direction == .down ? 1 : 0
    if let command = scrolling(columns: columns, rows: rows, state) {
      return state.perform(command, on: content)
    }
    let canvas = CanvasView(state.display, in: layout)
    if canvas.clip.contains(cell), let under = pointing(canvas).hit(at: cell)?.path,
      content.takesTouches(under),
      let path = content.scrollable(holding: under, isSideways: rows == 0)
    {
      return rows != 0
        ? [{ $0.scene.scroll(path, pages: 0, lines: 2 * rows, isSideways: false) }]
        : [{ $0.scene.scroll(path, pages: 0, lines: columns / 2, isSideways: true) }]
    }
    if state.display.zoom == .trueScale {
      state.display.scrollCanvas(columns: columns, rows: 2 * rows)
    }
    return []
  }

  /// The command that the wheel stands for outside the canvas; nil on the canvas.
  private func scrolling(columns: Int, rows: Int, _ state: AppState) -> Command? {
    let cell = mouse.position
    if state.overlay != nil { return .moveInList(lines: rows, pages: 0) }
    if state.wall != nil { return .moveOnWall(columns: columns / 4, rows: rows) }
    if PanelLayout(of: state, in: layout)?.rect.contains(cell) == true {
      return state.building?.panel != nil ? .movePanel(rows) : .moveField(rows)
    }
    if layout.console?.contains(cell) == true { return .scrollConsole(2 * rows) }
    if let rect = layout.inspector, rect.contains(cell) {
      let isOnTree = state.inspector(on: content)?.tree.contains(cell) ?? false
      return isOnTree ? .scrollTree(2 * rows) : .scrollInspector(rows)
    }
    return nil
  }
}
