import Cells
import Foundation
import InterfaceBuilder
import LayoutTools
import TerminalIO

/// The mouse on the canvas of a document that is edited: the left button selects, moves and
/// resizes, the right one draws connections, as control-dragging does.
extension MouseInput {
  /// Handles the mouse on the canvas; nil if the mouse has no meaning of its own there.
  func handleOnCanvas(_ state: inout AppState) -> [Effect]? {
    guard let scene = state.building?.scene, state.overlay == nil,
      state.display.ground == .panes
    else { return nil }
    switch mouse.kind {
    case .press(let button):
      let connects = button == .right || mouse.modifiers.contains(.control)
      return press(connects: connects, scene, &state)
    case .drag:
      guard var gesture = state.building?.mouse else { return nil }
      gesture.end = mouse.position
      state.building?.mouse = gesture
      guard case .frames(let edges, let frame) = gesture.kind else { return [] }
      guard !state.isPreview else {
        state.message = AppState.wantsCanvas
        return []
      }
      let dragged = frame.moving(edges, by: gesture.distance.rounded)
      return [{ $0.document.dragViews(edges, to: dragged) }]
    case .release:
      guard let gesture = state.building?.mouse else { return nil }
      state.building?.mouse = nil
      state.building?.endStep()
      end(gesture, scene, &state)
      return []
    case .scroll: return nil
    }
  }

  private func press(
    connects: Bool, _ scene: BuildingScene, _ state: inout AppState
  ) -> [Effect]? {
    let cell = mouse.position
    let canvas = CanvasView(state.display, in: layout)
    guard canvas.clip.contains(cell),
      PanelLayout(of: state, in: layout)?.rect.contains(cell) != true
    else { return nil }
    state.message = nil
    let seen = pointing(canvas)
    let (hit, picture) = (seen.hit(at: cell), seen.picture)
    if let constraint = hit?.constraint, !connects {
      state.select(constraint, on: content)
      return []
    }
    guard let path = hit?.path, let id = scene.id(around: path) else {
      // The device's edges are dragged as ever.
      return picture.edges(at: cell).isEmpty || hit != nil ? [] : nil
    }
    if connects {
      begin(.connection(from: id), on: picture, &state)
      state.select(scene.paths[id], on: content)
    } else if let item = scene.shown.item(id), item.container == nil {
      begin(.selection, on: picture, &state)
      state.focus.others = []
      state.select(scene.paths[id], on: content)
    } else {
      pressOnView(id, of: scene, on: picture, &state)
    }
    return []
  }

  private func pressOnView(
    _ id: String, of scene: BuildingScene, on picture: CanvasView, _ state: inout AppState
  ) {
    state.focus.newcomer = nil
    if !state.selectedIDs.contains(id) {
      state.focus.others = []
      state.select(scene.paths[id], on: content)
    }
    guard let frame = scene.shown.commonFrame(of: state.selectedIDs) else { return }
    let edges = picture.handles(of: scene.frameInWindow(frame), at: mouse.position)
    state.building?.endStep()
    begin(.frames(edges, from: frame), on: picture, &state)
  }

  private func begin(_ kind: MouseGesture.Kind, on picture: CanvasView, _ state: inout AppState) {
    state.building?.mouse = MouseGesture(kind, at: mouse.position, of: picture)
  }

  private func end(_ gesture: MouseGesture, _ scene: BuildingScene, _ state: inout AppState) {
    switch gesture.kind {
    case .frames: break
    case .connection(let from):
      let hit = pointing(CanvasView(state.display, in: layout)).hit(at: gesture.end)
      guard let path = hit?.path, let to = scene.id(around: path) else { break }
      let isDrag = gesture.start != gesture.end
      state.building?.panel = ToolPanel(
        ConnectForm(
          from: from, to: isDrag ? to : nil, drag: isDrag ? gesture.distance : nil,
          on: scene.canvas))
    case .selection:
      let enclosed = gesture.enclosedViews(of: scene)
      guard let last = enclosed.last else { break }
      state.focus.others = enclosed.dropLast().map(\.id)
      state.select(scene.paths[last.id], on: content)
      state.message = Focus.selected(enclosed.count)
    }
  }
}

extension MouseGesture {
  /// The outermost of the views in the rectangle of cells.
  fileprivate func enclosedViews(of scene: BuildingScene) -> [CanvasItem] {
    let inside = scene.shown.items.filter { item in
      guard item.kind == .view, item.isShown, item.container != nil else { return false }
      let place = canvas.cells(of: scene.frameInWindow(item.frame))
      return cells.intersection(place) == place
    }
    return scene.shown.outermost(inside.map(\.id))
  }
}

extension Point {
  /// The nearest point with whole coordinates.
  fileprivate var rounded: Point { Point(x: x.rounded(), y: y.rounded()) }
}

extension CanvasView {
  /// The edges of a rectangle that a press drags: the right or the bottom edge if the cell is on
  /// it, or both in their corner, or else all. A small rectangle is dragged by all edges, since
  /// there is nowhere else to press.
  fileprivate func handles(of rect: CGRect, at cell: CellPoint) -> FrameEdges {
    let cells = cells(of: rect)
    var edges: FrameEdges = []
    if cells.columns > 3, cell.column == cells.endColumn - 1 { edges.insert(.right) }
    if cells.rows > 2, cell.row == cells.endRow - 1 { edges.insert(.bottom) }
    return edges.isEmpty ? .all : edges
  }
}
