import Cells

/// The list of scenes that is searched by typing.
struct ScenePane {
  let state: AppState
  let query: String
  let marked: Int
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    grid.fill(rect, style: Palette.plain)
    let found = SceneSearch.matches(query, in: state.scenes)
    let count = "  \(found.count) of \(state.scenes.count)"
    Pen.write(
      [
        Pen.Span(" Scene: ", Palette.strong), Pen.Span(query, Palette.accent),
        Pen.Span("_", Palette.accent), Pen.Span(count, Palette.quiet),
      ], at: rect.column, row: rect.row, in: rect, of: &grid)
    let room = max(0, rect.rows - 1)
    let first = ProblemList.first(marked: marked, count: found.count, room: room)
    let shown = found.dropFirst(first).prefix(room).map { state.scenes[$0] }
    let width = min(
      rect.columns / 2, shown.map { TextWidth.width(of: $0.name) }.max() ?? 0)
    for (row, scene) in shown.enumerated() {
      let isMarked = row + first == marked
      let name = Pen.cut(
        [Pen.Span(scene.name, isMarked ? Palette.accent : Palette.plain)], to: width,
        ellipsis: glyphs.ellipsis)
      let blanks = String(repeating: " ", count: max(0, width - Pen.width(of: name)) + 2)
      let spans =
        [Pen.Span(isMarked ? "> " : "  ", Palette.accent)] + name
        + [
          Pen.Span(blanks),
          Pen.Span(
            (scene.place ?? "").shortenedPath(
              toColumns: rect.columns - width - 4, glyphs: glyphs), Palette.quiet),
        ]
      Pen.write(
        Pen.cut(spans, to: rect.columns, ellipsis: glyphs.ellipsis), at: rect.column,
        row: rect.row + 1 + row, in: rect, of: &grid)
    }
  }
}
