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

  func draw(_ layout: InspectorLayout, on surface: inout Surface) {
    if let rect = layout.problems { drawProblems(in: rect, on: &surface) }
    if let rect = layout.changes { drawChanges(in: rect, on: &surface) }
  }

  private func drawProblems(in rect: CellRect, on surface: inout Surface) {
    let list = ProblemPane(content: content, state: state, marked: -1)
    let entries = ProblemList.problems(of: content, in: state, columns: rect.columns)
    draw(
      list.title, .problems,
      entries.map { ([Pen.Span("  ")] + glyphs.spans($0, isMarked: false), $0.view) }, in: rect,
      on: &surface)
  }

  private func drawChanges(in rect: CellRect, on surface: inout Surface) {
    draw(
      inspected.titleOfChanges, .changes,
      inspected.changes.map { (glyphs.spans($0, isMarked: false), nil) }, in: rect, on: &surface)
  }

  /// Draws a title and the lines below it. If not all lines have room, the last row says how many
  /// are hidden.
  private func draw(
    _ title: String, _ command: Command, _ lines: [(spans: [Pen.Span], view: ViewPath?)],
    in rect: CellRect, on surface: inout Surface
  ) {
    PaneTitle(text: title, command: command).draw(in: rect, on: &surface)
    let room = rect.rows - 1
    let shown = lines.count > room ? room - 1 : lines.count
    for (index, line) in lines.prefix(max(0, shown)).enumerated() {
      let row = rect.row + 1 + index
      surface.write(line.spans, row: row, in: rect)
      if let view = line.view { surface.commands.set(.selectView(view), in: rect.at(row: row)) }
    }
    guard shown < lines.count, room > 0 else { return }
    let more = "  \(glyphs.down) \(lines.count - shown) more"
    surface.write(
      [Pen.Span(more, Palette.accent, command: command)], row: rect.endRow - 1, in: rect)
  }
}
