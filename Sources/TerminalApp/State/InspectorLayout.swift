import Cells
import Stage

/// The division of the inspector between the tree of views and the details of the selected view.
struct InspectorLayout: Equatable, Sendable {
  let tree: CellRect
  let details: CellRect
  /// The rows of the tree, and the first row in sight.
  let rows: ViewTree
  let firstRow: Int
  /// Whether the details are below the tree, and not at its right.
  let isStacked: Bool
  /// The columns of an inspector beside the canvas, with the line at its left, unless the picture
  /// leaves more.
  static let columns = 40
  /// The fewest columns beside the canvas in which tree and details are side by side.
  static let columnsOfBoth = 86
  /// The fewest columns in which the tree has whole frames.
  static let columnsOfFrames = 48

  /// - Parameter rect: The rectangle of the whole inspector, with the line at its left beside the
  ///   canvas. Each part has a title above it.
  init(_ rect: CellRect, isBeside: Bool, state: AppState, content: SceneSnapshot) {
    isStacked = isBeside && rect.columns < Self.columnsOfBoth
    rows = ViewTree(content, state)
    let count = rows.rows.count
    var inner = rect
    if isBeside { inner.column += 1 }
    inner.row += 1
    (inner.columns, inner.rows) = (rect.endColumn - inner.column, rect.endRow - inner.row)
    if isStacked {
      // The tree has as many rows as it needs, up to half of the room, whatever is selected.
      let treeRows =
        switch state.panes.inspector.parts {
        case .both: min(count, max(4, inner.rows / 2), max(0, inner.rows))
        case .tree: inner.rows
        case .details: 0
        }
      let rest = treeRows == 0 ? 0 : treeRows + 1
      tree = CellRect(column: inner.column, row: inner.row, columns: inner.columns, rows: treeRows)
      details = CellRect(
        column: inner.column, row: inner.row + rest, columns: inner.columns,
        rows: max(0, inner.rows - rest))
    } else {
      let half =
        switch state.panes.inspector.parts {
        case .both: min(64, isBeside ? inner.columns * 4 / 7 : inner.columns / 2)
        case .tree: inner.columns
        case .details: -1
        }
      tree = CellRect(
        column: inner.column, row: inner.row, columns: max(0, half),
        rows: half < 0 ? 0 : inner.rows)
      details = CellRect(
        column: inner.column + half + 1, row: inner.row, columns: max(0, inner.columns - half - 1),
        rows: inner.rows)
    }
    let selected = rows.selectedRow(content, state)
    let wanted = state.panes.tree.offset ?? (selected ?? 0) - tree.rows / 2
    firstRow = min(max(0, wanted), max(0, count - tree.rows))
  }

  /// The rows of the titles, above the parts.
  var treeTitle: CellRect { Self.title(of: tree) }
  var detailsTitle: CellRect { Self.title(of: details) }

  private static func title(of part: CellRect) -> CellRect {
    CellRect(column: part.column, row: part.row - 1, columns: part.columns, rows: 1)
  }

  /// The greatest first row, with which the last row is in sight.
  var lastFirstRow: Int { max(0, rows.rows.count - tree.rows) }

  /// The numbers of rows of the tree above and below those in sight.
  var hidden: (above: Int, below: Int) {
    tree.isEmpty ? (0, 0) : (firstRow, lastFirstRow - firstRow)
  }

  /// Whether a view's row is in sight.
  func shows(_ path: ViewPath, in content: SceneSnapshot) -> Bool {
    content.index(of: path).flatMap(rows.row).map(shows) ?? false
  }

  /// Whether a row of the tree is in sight.
  func shows(_ row: Int) -> Bool { row >= firstRow && row < firstRow + tree.rows }
}
