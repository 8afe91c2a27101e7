import Cells
import Stage

/// The places of the parts of the inspector: the tree of views, the details of the selected view,
/// and the lists.
struct InspectorLayout: Equatable, Sendable {
  let tree: CellRect
  let details: CellRect
  /// The list of problems, and the list of changes, each with its title; nil where they have no
  /// room. A list has as many rows as it needs, up to a quarter of the column.
  let problems: CellRect?
  let changes: CellRect?
  /// The rows of the tree, and the first row in sight.
  let rows: ViewTree
  let firstRow: Int

  /// - Parameter columns: The columns of the panes. Each part has a title above it.
  init(_ columns: PaneColumns, state: AppState, content: SceneSnapshot) {
    rows = ViewTree(content, state)
    let count = rows.rows.count
    var inner = columns.first
    (problems, changes) = Self.lists(in: columns, state, content)
    inner.rows = (problems ?? changes).map { $0.row - inner.row } ?? inner.rows
    inner.row += 1
    inner.rows = max(0, inner.rows - 1)
    // The tree has as many rows as it needs, up to half of the room, whatever is selected.
    let isAlone = columns.second != nil || state.panes.inspector.parts == .tree
    let treeRows =
      isAlone
      ? inner.rows
      : state.panes.inspector.parts == .details
        ? 0 : min(count, max(4, inner.rows / 2), inner.rows)
    tree = inner.at(row: inner.row, rows: treeRows)
    let rest = isAlone ? inner.rows : treeRows == 0 ? 0 : treeRows + 1
    details =
      columns.second.map {
        CellRect(
          column: $0.column + 1, row: $0.row + 1, columns: max(0, $0.columns - 1),
          rows: max(0, $0.rows - 1))
      }
      ?? inner.at(row: inner.row + rest, rows: max(0, inner.rows - rest))
    let selected = rows.selectedRow(content, state)
    let wanted = state.panes.tree.offset ?? (selected ?? 0) - tree.rows / 2
    firstRow = min(max(0, wanted), max(0, count - tree.rows))
  }

  /// The lists at the end of the first column. The list of problems is nil while it is open in
  /// front of the details.
  private static func lists(
    in columns: PaneColumns, _ state: AppState, _ content: SceneSnapshot
  ) -> (problems: CellRect?, changes: CellRect?) {
    guard columns.hasLists else { return (nil, nil) }
    var end = columns.first.endRow
    func list(_ lines: Int) -> CellRect {
      let rows = 1 + min(lines, columns.all.rows / 4)
      end -= rows
      return columns.first.at(row: end, rows: rows)
    }
    let changes = list(state.history.net.count)
    guard state.problemList == nil else { return (nil, changes) }
    let problems = ProblemList.problems(of: content, in: state, columns: columns.first.columns)
    return (list(problems.count), changes)
  }

  /// The rows of the titles, above the parts.
  var treeTitle: CellRect { Self.title(of: tree) }
  var detailsTitle: CellRect { Self.title(of: details) }

  private static func title(of part: CellRect) -> CellRect {
    part.at(row: part.row - 1)
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

extension InspectorLayout {
  /// The fewest columns of an inspector beside the canvas, with the line at its left.
  static let columns = 40
  /// The most columns that tree and details have something to say in, one below the other.
  private static let mostColumns = 72
  /// The fewest columns in which the tree has whole frames, and the most that it makes use of.
  static let columnsOfFrames = 48
  static let mostColumnsOfTree = 64
  /// The fewest columns in which nearly every constraint has its line, and the most that details
  /// make use of.
  private static let columnsOfDetails = (least: 56, most: 80)

  /// The columns of the tree if the details have room beside it; nil if they don't.
  /// - Parameter columns: The columns of both, with the line between them.
  static func treeColumns(of columns: Int) -> Int? {
    guard columns >= columnsOfFrames + 1 + columnsOfDetails.least else { return nil }
    return min(max(columnsOfFrames, columns - 1 - columnsOfDetails.most), mostColumnsOfTree)
  }

  /// The columns that the inspector makes use of, with the line at its left.
  /// - Parameter room: The columns that there are.
  static func columns(of room: Int) -> Int {
    let most =
      treeColumns(of: room - 1) == nil
      ? mostColumns : mostColumnsOfTree + 2 + columnsOfDetails.most
    return min(room, most)
  }
}
