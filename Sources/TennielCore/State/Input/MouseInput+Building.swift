import Cells
import Foundation
import InterfaceBuilder
import LayoutTools
import Stage
import TerminalIO

/// The mouse on the canvas of a document that is edited: the left button selects, moves and
/// resizes, the right one draws connections, as control-dragging does.
extension AppState {
  /// Handles the mouse on the canvas; nil if the mouse has no meaning of its own there.
  mutating func handleBuilding(
    _ mouse: MouseEvent, in layout: PaneLayout, on content: SceneSnapshot,
    pointing: (CanvasView) -> Pointing
  ) -> [Effect]? {
    guard let scene = building?.scene, overlay == nil, wall == nil else { return nil }
    let canvas = CanvasView(display, in: layout)
    switch mouse.kind {
    case .press(let button):
      guard canvas.clip.contains(mouse.position),
        panelLayout(in: layout)?.rect.contains(mouse.position) != true
      else { return nil }
      message = nil
      let pointing = pointing(canvas)
      let hit = pointing.hit(at: mouse.position)
      let connects = button == .right || mouse.modifiers.contains(.control)
      return press(mouse.position, hit, connects: connects, scene, pointing.picture, on: content)
    case .drag:
      guard var gesture = building?.mouse else { return nil }
      gesture.end = mouse.position
      building?.mouse = gesture
      guard case .frames(let edges, let frame) = gesture.kind else { return [] }
      guard !isPreview else {
        message = Self.wantsCanvas
        return []
      }
      let dragged = frame.moving(edges, by: gesture.distance.rounded)
      return [{ $0.document.dragViews(edges, to: dragged) }]
    case .release:
      guard let gesture = building?.mouse else { return nil }
      building?.mouse = nil
      building?.endStep()
      return release(gesture, scene, pointing(canvas), on: content)
    case .scroll: return nil
    }
  }

  private mutating func press(
    _ cell: CellPoint, _ hit: HitMap.Hit?, connects: Bool, _ scene: BuildingScene,
    _ canvas: CanvasView, on content: SceneSnapshot
  ) -> [Effect]? {
    if let constraint = hit?.constraint, !connects {
      select(constraint, on: content)
      return []
    }
    guard let path = hit?.path, let id = scene.id(around: path) else {
      // The device's edges are dragged as ever.
      return canvas.edges(at: cell).isEmpty || hit != nil ? [] : nil
    }
    if connects {
      building?.mouse = MouseGesture(.connection(from: id), at: cell, of: canvas)
      select(scene.paths[id], on: content)
      return []
    }
    if let item = scene.shown.item(id), item.container == nil {
      building?.mouse = MouseGesture(.selection, at: cell, of: canvas)
      focus.others = []
      select(scene.paths[id], on: content)
      return []
    }
    focus.newcomer = nil
    if !selectedIDs.contains(id) {
      focus.others = []
      select(scene.paths[id], on: content)
    }
    guard let frame = scene.shown.commonFrame(of: selectedIDs) else { return [] }
    let edges = canvas.handles(of: scene.frameInWindow(frame), at: cell)
    building?.endStep()
    building?.mouse = MouseGesture(.frames(edges, from: frame), at: cell, of: canvas)
    return []
  }

  private mutating func release(
    _ gesture: MouseGesture, _ scene: BuildingScene, _ pointing: Pointing,
    on content: SceneSnapshot
  ) -> [Effect] {
    switch gesture.kind {
    case .frames: break
    case .connection(let from):
      guard let path = pointing.hit(at: gesture.end)?.path, let to = scene.id(around: path)
      else { break }
      let isDrag = gesture.start != gesture.end
      building?.panel = ToolPanel(
        ConnectForm(
          from: from, to: isDrag ? to : nil, drag: isDrag ? gesture.distance : nil,
          on: scene.canvas))
    case .selection:
      let inside = scene.shown.items.filter { item in
        guard item.kind == .view, item.isShown, item.container != nil else { return false }
        let cells = gesture.canvas.cells(of: scene.frameInWindow(item.frame))
        return gesture.cells.intersection(cells) == cells
      }
      let outermost = scene.shown.outermost(inside.map(\.id))
      guard let last = outermost.last else { break }
      focus.others = outermost.dropLast().map(\.id)
      select(scene.paths[last.id], on: content)
      message = Self.selected(outermost.count)
    }
    return []
  }
}

extension BuildingScene {
  /// The id of the view at a path, or of the nearest one around it that the document has.
  func id(around path: ViewPath) -> String? {
    sequence(first: path, next: \.parent).lazy.compactMap { ids[$0] }.first
  }
}

extension Point {
  /// The nearest point with whole coordinates.
  fileprivate var rounded: Point { Point(x: x.rounded(), y: y.rounded()) }
}

extension CanvasView {
  /// The cells of the terminal that a rectangle's outline takes.
  /// - Parameter rect: In the window's coordinates, in points.
  func cells(of rect: CGRect) -> CellRect {
    let (left, top) = (viewport.column(rect.minX), viewport.row(rect.minY))
    return CellRect(
      column: origin.column + left, row: origin.row + top,
      columns: viewport.column(rect.maxX) - left + 1, rows: viewport.row(rect.maxY) - top + 1)
  }

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
