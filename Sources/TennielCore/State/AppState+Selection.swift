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

  /// Scrolls the canvas, at true scale, by the least distance that shows the view.
  mutating func reveal(_ path: ViewPath?, on content: SceneSnapshot) {
    if let frame = path.flatMap({ frameSeen(of: $0, on: content) }) { display.reveal(frame) }
  }

  /// Scrolls the selected scroll view, the nearest one around the selection, or else the first one.
  /// Without a scroll view, scrolls the canvas.
  mutating func page(_ pages: Int, on content: SceneSnapshot) -> [Effect] {
    if let path = content.scrollable(around: focus.view) {
      return [{ $0.scene.scroll(path, pages: pages, lines: 0, isSideways: false) }]
    }
    if let layout { display.scrollCanvas(columns: 0, rows: pages * max(1, layout.canvas.rows - 2)) }
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
