import Cells
import Stage

/// The lists below the tree: the problems, and below them the changes. Both look as in the lists
/// that lie in front of the panes; one that is empty is a title. A click on a title opens such a
/// list, and a click on a problem selects its view.
struct ListPanes {
  let content: SceneSnapshot
  let state: AppState
  let inspected: Inspected
  let glyphs: Glyphs

  func draw(
    on layout: InspectorLayout, of grid: inout CellGrid, _ commands: inout CommandMap
  ) {
    if let rect = layout.problems { drawProblems(in: rect, of: &grid, &commands) }
    if let rect = layout.changes { drawChanges(in: rect, of: &grid, &commands) }
  }

  private func drawProblems(
    in rect: CellRect, of grid: inout CellGrid, _ commands: inout CommandMap
  ) {
    let list = ProblemPane(content: content, state: state, marked: -1, glyphs: glyphs)
    let entries = ProblemList.problems(of: content, in: state, columns: rect.columns)
    draw(
      list.title, .problems,
      entries.map { ([Pen.Span("  ")] + glyphs.spans($0, isMarked: false), $0.view) }, in: rect,
      of: &grid, &commands)
  }

  private func drawChanges(
    in rect: CellRect, of grid: inout CellGrid, _ commands: inout CommandMap
  ) {
    draw(
      inspected.titleOfChanges, .changes,
      inspected.changes.map { (glyphs.spans($0, isMarked: false), nil) }, in: rect, of: &grid,
      &commands)
  }

  /// Draws a title and the lines below it. If not all lines have room, the last row says how many
  /// are hidden.
  private func draw(
    _ title: String, _ command: Command, _ lines: [(spans: [Pen.Span], view: ViewPath?)],
    in rect: CellRect, of grid: inout CellGrid, _ commands: inout CommandMap
  ) {
    let pen = RowPen(rect: rect, glyphs: glyphs)
    PaneTitle(text: title, command: command, glyphs: glyphs).draw(in: rect, of: &grid, &commands)
    let room = rect.rows - 1
    let shown = lines.count > room ? room - 1 : lines.count
    for (index, line) in lines.prefix(max(0, shown)).enumerated() {
      let row = rect.row + 1 + index
      pen.write(line.spans, row: row, of: &grid)
      if let view = line.view {
        commands.set(
          .selectView(view),
          in: CellRect(column: rect.column, row: row, columns: rect.columns, rows: 1))
      }
    }
    guard shown < lines.count, room > 0 else { return }
    let more = "  \(glyphs.down) \(lines.count - shown) more"
    pen.write(
      [Pen.Span(more, Palette.accent, command: command)], row: rect.endRow - 1, of: &grid, &commands
    )
  }
}
