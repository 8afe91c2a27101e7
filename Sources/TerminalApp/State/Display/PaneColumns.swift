import Cells

/// The columns of the panes. The first has the tree and, below it, lists and the console. The
/// details of the selected view are in a second column, or else between tree and lists.
///
/// ```
/// │─ Views ──────────┬─ Inspector ──────────     │─ Views ──────────
/// │                  │                           │
/// │─ No problems ────│                           │─ Inspector ──────
/// │─ No changes ─────│                           │
/// │─ Console ────────│                           │
/// ```
struct PaneColumns: Equatable, Sendable {
  /// The cells of all panes, with the line at their left if they are beside the canvas.
  let all: CellRect
  /// Whether the panes are at the right of the canvas, and not below it.
  let isBeside: Bool
  /// The first column above the console.
  private(set) var first: CellRect
  /// The second column, with the line at its left.
  private(set) var second: CellRect?
  /// The console at the end of the first column; nil if it has no room there.
  private(set) var console: CellRect?
  /// Whether the first column has room for the lists of problems and changes.
  private(set) var hasLists = false

  /// The fewest rows of a column with the tree and the lists, and of one with the details as well.
  private static let rowsOfLists = (beside: 30, stacked: 48)
  /// The fewest columns in which tree, details and lists are below each other.
  private static let columnsOfLists = 56

  init(_ all: CellRect, isBeside: Bool, panes states: PaneStates) {
    (self.all, self.isBeside) = (all, isBeside)
    first = all
    if isBeside { (first.column, first.columns) = (all.column + 1, all.columns - 1) }
    let treeColumns =
      isBeside
      ? InspectorLayout.treeColumns(of: first.columns)
      : min(InspectorLayout.mostColumnsOfTree, first.columns / 2)
    if let treeColumns, states.inspector.parts == .both {
      second = CellRect(
        column: first.column + treeColumns, row: all.row,
        columns: first.columns - treeColumns, rows: all.rows)
      first.columns = treeColumns
    }
    hasLists =
      isBeside
      && (second != nil
        ? all.rows >= Self.rowsOfLists.beside
        : all.rows >= Self.rowsOfLists.stacked && first.columns >= Self.columnsOfLists)
    guard hasLists, !states.console.isShown else { return }
    let rows = states.console.output.isEmpty ? 1 : PaneLayout.consoleRows(of: all.rows)
    first.rows -= rows
    console = first.at(row: first.endRow, rows: rows)
  }

  /// The place of what stands in front of the details, with the line at its left if the panes are
  /// beside the canvas: the second column, so that the tree stays in sight, or else all panes above
  /// the console.
  var front: CellRect {
    if isBeside, let second { return second }
    return all.at(row: all.row, rows: first.rows)
  }
}
