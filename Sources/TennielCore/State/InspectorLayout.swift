import Cells
import Stage

/// The division of the inspector between the tree of views and the details of the selected view.
struct InspectorLayout: Equatable, Sendable {
  let tree: CellRect
  let details: CellRect
  /// The index of the first visible line of the tree.
  let firstView: Int
  let isBeside: Bool

  /// - Parameter rect: The rectangle of the whole inspector, including its lines.
  init(_ rect: CellRect, isBeside: Bool, state: AppState, content: SceneSnapshot) {
    self.isBeside = isBeside
    let count = content.views.count
    if isBeside {
      // A line at the left, and one between the parts. The tree's height is that of all views or
      // half of the room, whatever is selected.
      let inner = CellRect(
        column: rect.column + 1, row: rect.row, columns: rect.columns - 1, rows: rect.rows)
      let treeRows = min(count, max(4, (inner.rows - 1) / 2))
      tree = CellRect(
        column: inner.column, row: inner.row, columns: inner.columns, rows: treeRows)
      details = CellRect(
        column: inner.column, row: inner.row + treeRows + 1, columns: inner.columns,
        rows: inner.rows - treeRows - 1)
    } else {
      let inner = CellRect(
        column: rect.column, row: rect.row + 1, columns: rect.columns, rows: rect.rows - 1)
      let half = min(64, inner.columns / 2)
      tree = CellRect(column: inner.column, row: inner.row, columns: half, rows: inner.rows)
      details = CellRect(
        column: inner.column + half + 1, row: inner.row, columns: inner.columns - half - 1,
        rows: inner.rows)
    }
    let selected = state.selection.flatMap { path in
      content.views.firstIndex { $0.path == path }
    }
    let last = max(0, count - tree.rows)
    firstView = min(max(0, (selected ?? 0) - tree.rows / 2), last)
  }

  /// The view on the line of the tree at a cell.
  func view(at cell: CellPoint, in content: SceneSnapshot) -> ViewPath? {
    guard tree.contains(cell) else { return nil }
    let index = firstView + cell.row - tree.row
    return content.views.indices.contains(index) ? content.views[index].path : nil
  }
}
