import Cells

/// Draws the help screen.
struct HelpPane {
  /// The columns of lines.
  let page: [[HelpPage.Line]]
  /// The index of the first visible line.
  let top: Int

  func draw(in rect: CellRect, on surface: inout Surface) {
    surface.fill(rect)
    let count = page.map(\.count).max() ?? 0
    let room = max(0, rect.rows - 1)
    var title = [Pen.Span(" Keys", Palette.strong)]
    if count > room {
      let last = min(count, top + room)
      title += [Pen.Span("   \(top + 1) to \(last) of \(count) lines", Palette.quiet)]
    }
    surface.put(title, at: rect.column, row: rect.row, in: rect)
    let width = rect.columns / max(1, page.count)
    for (index, lines) in page.enumerated() {
      let column = CellRect(
        column: rect.column + index * width, row: rect.row + 1, columns: width, rows: room)
      for (offset, line) in lines.dropFirst(top).prefix(room).enumerated() {
        draw(line, in: column, row: column.row + offset, on: &surface)
      }
    }
  }

  private func draw(_ line: HelpPage.Line, in rect: CellRect, row: Int, on surface: inout Surface) {
    switch line {
    case .heading(let text):
      surface.put([Pen.Span(text, Palette.accent)], at: rect.column + 1, row: row, in: rect)
    case .entry(let label, let help):
      let labelWidth = rect.columns >= 50 ? 15 : 8
      surface.put(
        [Pen.Span(label, Palette.strong)], at: rect.column + 2, row: row, in: rect,
        columns: labelWidth - 1)
      surface.put(
        [Pen.Span(help)], at: rect.column + 2 + labelWidth, row: row, in: rect,
        columns: rect.columns - labelWidth - 3)
    case .blank: break
    }
  }
}
