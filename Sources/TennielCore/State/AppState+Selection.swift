import Cells
import Foundation
import Stage

/// Selecting views, and bringing them into sight.
extension AppState {
  /// Moves the selection by rows of the tree. Headings are passed over.
  mutating func select(_ steps: Int, on content: SceneSnapshot) {
    let tree = ViewTree(content, self)
    let rows = tree.rows.indices.filter { if case .heading = tree.rows[$0] { false } else { true } }
    guard !rows.isEmpty else { return }
    let here = tree.selectedRow(content, self).flatMap(rows.firstIndex(of:))
    let first = rows.firstIndex { isEditedRoot(tree.rows[$0], content) } ?? 0
    let next =
      here.map { ($0 + steps).inRing(of: rows.count) } ?? (steps > 0 ? first : rows.count - 1)
    if case .view(let index) = tree.rows[rows[next]] {
      focus.constraint = nil
      select(content.views[index].path, on: content)
    } else if let held = tree.constraint(at: rows[next]) {
      chooseHeld(held.id, on: content)
    } else if let view = tree.uninstalledView(at: rows[next]) {
      chooseUninstalled(view.id, on: content)
    }
  }

  /// Whether a row is the root view of the scene that is edited. Container views may be around the
  /// root view.
  private func isEditedRoot(_ row: ViewTree.Row, _ content: SceneSnapshot) -> Bool {
    guard case .view(let index) = row, let scene = building?.scene,
      let root = scene.canvas.items.first
    else { return false }
    return scene.paths[root.id] == content.views[index].path
  }

  /// Shows the inspector, if it is closed.
  mutating func openInspector() {
    guard !panes.inspector.isShown else { return }
    panes.inspector.isShown = true
    refit()
  }

  /// Opens or closes the inspector. Without room beside the canvas or below it, the inspector takes
  /// the place of the canvas.
  mutating func toggleInspector() {
    if panes.inspector.isInFront {
      panes.inspector.isInFront = false
    } else if panes.inspector.isShown, layout?.inspector != nil {
      panes.inspector.isShown = false
    } else {
      panes.inspector.isShown = true
      panes.inspector.isInFront = layout?.inspector == nil
    }
    refit()
  }

  /// Scrolls the canvas, at true scale, by the least distance that shows the view.
  mutating func reveal(_ path: ViewPath?, on content: SceneSnapshot) {
    guard display.zoom == .trueScale, former.followed == nil, let layout,
      let frame = path.flatMap({ frameSeen(of: $0, on: content) })
    else { return }
    let canvas = CanvasView(self, in: layout)
    func offset(_ old: Int, from start: Double, to end: Double, unit: Double, room: Int) -> Int {
      let first = Viewport.whole((start / unit).rounded(.down))
      let last = Viewport.whole((end / unit).rounded(.up))
      // Of a view larger than the canvas, the beginning is shown.
      return min(max(old, last - room + 1), first)
    }
    display.offset = CellPoint(
      column: offset(
        display.offset.column, from: frame.minX, to: frame.maxX,
        unit: canvas.viewport.pointsPerColumn,
        room: canvas.clip.columns),
      row: offset(
        display.offset.row, from: frame.minY, to: frame.maxY, unit: canvas.viewport.pointsPerRow,
        room: canvas.clip.rows))
    scrollCanvas(columns: 0, rows: 0)
  }

  /// Scrolls the canvas within the device's picture.
  mutating func scrollCanvas(columns: Int, rows: Int) {
    guard former.followed == nil, let layout else { return }
    let range = CanvasView(self, in: layout).scrollRange
    display.offset = CellPoint(
      column: min(max(0, display.offset.column + columns), range.columns),
      row: min(max(0, display.offset.row + rows), range.rows))
  }

  /// Scrolls the selected scroll view, the nearest one around the selection, or else the first one.
  /// Without a scroll view, scrolls the canvas.
  mutating func page(_ pages: Int, on content: SceneSnapshot) -> [Effect] {
    if let path = content.scrollable(around: focus.view) {
      return [{ $0.scene.scroll(path, pages: pages, lines: 0, isSideways: false) }]
    }
    if let layout { scrollCanvas(columns: 0, rows: pages * max(1, layout.canvas.rows - 2)) }
    return []
  }

  /// Selects a constraint, and its first view if none of its views is selected.
  mutating func select(_ id: ConstraintID, on content: SceneSnapshot) {
    guard let found = content.constraint(id) else { return }
    if !found.items.contains(where: { $0 == focus.view }) {
      guard let path = content.firstView(of: found) else { return }
      select(path, on: content)
    }
    select(id)
  }
}

extension SceneSnapshot {
  /// The view that a constraint is about: the first of its items that contains no other item. The
  /// owner of a guide stands for the guide.
  func firstView(of constraint: SceneConstraint) -> ViewPath? {
    let found = constraint.items.compactMap { path in
      view(at: path)?.path
        ?? guides.first { $0.path == path }.flatMap(\.parent).map { views[$0].path }
    }
    return found.first { path in !found.contains { $0.text.hasPrefix(path.text + "/") } }
      ?? found.first
  }
}
