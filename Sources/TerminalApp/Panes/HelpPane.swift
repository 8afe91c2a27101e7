import Cells

/// Draws the help screen.
struct HelpPane {
  /// The columns of lines.
  let page: [[HelpPage.Line]]
  /// The index of the first visible line.
  let top: Int
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    grid.fill(rect, style: Palette.plain)
    let count = page.map(\.count).max() ?? 0
    let room = max(0, rect.rows - 1)
    var title = [Pen.Span(" Keys", Palette.strong)]
    if count > room {
      let last = min(count, top + room)
      title += [Pen.Span("   \(top + 1) to \(last) of \(count) lines", Palette.quiet)]
    }
    Pen.write(title, at: rect.column, row: rect.row, in: rect, of: &grid)
    let width = rect.columns / max(1, page.count)
    for (index, lines) in page.enumerated() {
      let column = CellRect(
        column: rect.column + index * width, row: rect.row + 1, columns: width, rows: room)
      for (offset, line) in lines.dropFirst(top).prefix(room).enumerated() {
        draw(line, in: column, row: column.row + offset, of: &grid)
      }
    }
  }

  private func draw(_ line: HelpPage.Line, in rect: CellRect, row: Int, of grid: inout CellGrid) {
    switch line {
    case .heading(let text):
      Pen.write(
        [Pen.Span(text, Palette.accent)], at: rect.column + 1, row: row, in: rect, of: &grid)
    case .entry(let label, let help):
      let labelWidth = rect.columns >= 50 ? 15 : 8
      Pen.write(
        Pen.cut([Pen.Span(label, Palette.strong)], to: labelWidth - 1, ellipsis: glyphs.ellipsis),
        at: rect.column + 2, row: row, in: rect, of: &grid)
      Pen.write(
        Pen.cut([Pen.Span(help)], to: rect.columns - labelWidth - 3, ellipsis: glyphs.ellipsis),
        at: rect.column + 2 + labelWidth, row: row, in: rect, of: &grid)
    case .blank: break
    }
  }
}
