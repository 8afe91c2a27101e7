import Cells
import Foundation
import Stage
import TerminalIO

extension AppState {
  /// Handles the mouse: a click does what the word at its cell stands for, or selects and taps the
  /// view seen there; dragging an edge of the device resizes it, and the wheel scrolls the view
  /// below the mouse.
  mutating func handle(
    _ mouse: MouseEvent, on content: SceneSnapshot, clicked: Command?,
    pointing: (CanvasView) -> Pointing
  ) -> [Effect] {
    guard motion.demo == nil, let layout else { return [] }
    if clicked == nil || mouse.kind == .press(.right), building != nil,
      let effects = handleBuilding(mouse, in: layout, on: content, pointing: pointing)
    {
      return effects
    }
    switch mouse.kind {
    case .press(.left):
      message = nil
      if let clicked {
        (display.drag, pointer.pressed) = (nil, nil)
        return perform(clicked, on: content)
      }
      if display.pressOnPanes(mouse.position) { return [] }
      if overlay == nil, wall != nil, layout.body.contains(mouse.position) {
        let tile = display.wallLayout(in: layout)?.tile(at: mouse.position)
        if let tile { display.openTile(tile) }
        return []
      }
      return overlay?.content.press(at: mouse.position, in: &self, on: content)
        ?? press(mouse.position, in: layout, on: content, pointing: pointing)
    case .drag(.left):
      display.drag(to: mouse.position)
      return []
    case .release(.left):
      if display.release() { return [] }
      defer { pointer.pressed = nil }
      guard overlay == nil, let pressed = pointer.pressed, pressed.cell == mouse.position else {
        return []
      }
      return [{ $0.scene.tap(at: pressed.point) }]
    case .scroll(let direction):
      return scroll(
        direction, at: mouse.position, in: layout, on: content, pointing: pointing)
    default:
      return []
    }
  }

  private mutating func press(
    _ cell: CellPoint, in layout: PaneLayout, on content: SceneSnapshot,
    pointing: (CanvasView) -> Pointing
  ) -> [Effect] {
    let canvas = CanvasView(display, in: layout)
    display.drag = nil
    pointer.pressed = nil
    if display.followed != nil {
      // Nothing would show what is selected, so a press only becomes a tap.
      pointer.pressed = pointing(canvas).hit(at: cell).map { Press(cell: cell, point: $0.point) }
      return []
    }
    guard canvas.clip.contains(cell) else { return [] }
    let hit = pointing(canvas).hit(at: cell)
    let edges = canvas.edges(at: cell)
    if hit == nil, !edges.isEmpty {
      display.drag = .edges(
        EdgeDrag(edges: edges, origin: canvas.origin, start: cell, size: screen.size))
    } else if let constraint = hit?.constraint {
      select(constraint, on: content)
    } else {
      // Selecting a view may scroll the canvas; the tap goes to what was seen before.
      pointer.pressed = pointer.isSelectable ? nil : hit.map { Press(cell: cell, point: $0.point) }
      select(hit?.path, on: content)
    }
    return []
  }

  private mutating func scroll(
    _ direction: MouseEvent.Direction, at cell: CellPoint, in layout: PaneLayout,
    on content: SceneSnapshot, pointing: (CanvasView) -> Pointing
  ) -> [Effect] {
    let columns = direction == .left ? -4 : direction == .right ? 4 : 0
    let rows = direction == .up ? -1 : direction == .down ? 1 : 0
    if overlay != nil { return perform(.moveInList(lines: rows, pages: 0), on: content) }
    if wall != nil { return perform(.moveOnWall(columns: columns / 4, rows: rows), on: content) }
    if let panel = panelLayout(in: layout), panel.rect.contains(cell) {
      return perform(building?.panel != nil ? .movePanel(rows) : .moveField(rows), on: content)
    }
    if let rect = layout.inspector, rect.contains(cell) {
      let isOnTree = inspector(on: content)?.tree.contains(cell) ?? false
      return perform(isOnTree ? .scrollTree(2 * rows) : .scrollInspector(rows), on: content)
    }
    if let rect = layout.console, rect.contains(cell) {
      return perform(.scrollConsole(2 * rows), on: content)
    }
    let canvas = CanvasView(display, in: layout)
    if canvas.clip.contains(cell), let under = pointing(canvas).hit(at: cell)?.path,
      content.takesTouches(under),
      let path = content.scrollable(holding: under, isSideways: rows == 0)
    {
      return rows != 0
        ? [{ $0.scene.scroll(path, pages: 0, lines: 2 * rows, isSideways: false) }]
        : [{ $0.scene.scroll(path, pages: 0, lines: columns / 2, isSideways: true) }]
    }
    if display.zoom == .trueScale { display.scrollCanvas(columns: columns, rows: 2 * rows) }
    return []
  }
}
