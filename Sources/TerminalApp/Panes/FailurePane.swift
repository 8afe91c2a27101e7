import Cells
import Documents

/// Why the document can't be read, with the line at fault, in front of the last good picture.
struct FailurePane {
  let failure: DocumentFailure
  let glyphs: Glyphs

  /// Draws the lines directly above a row of the screen.
  func draw(above row: CellRect, of grid: inout CellGrid, _ commands: inout CommandMap) {
    let message = failure.message.lines(ofColumns: row.columns - 3)
    let rows = min(message.count + failure.excerpt.count + more.count, max(0, row.row - 1))
    let rect = CellRect(column: row.column, row: row.row - rows, columns: row.columns, rows: rows)
    grid.fill(rect, style: Palette.plain)
    commands.clear(rect)
    let lines =
      message.enumerated().map {
        [
          Pen.Span($0.offset == 0 ? " \(glyphs.warning) " : "   ", Palette.problem),
          Pen.Span($0.element, Palette.problem),
        ]
      } + failure.excerpt.map { [Pen.Span("   "), Pen.Span($0)] } + more
    for (offset, spans) in lines.prefix(rows).enumerated() {
      Pen.write(
        Pen.cut(spans, to: rect.columns, ellipsis: glyphs.ellipsis), at: rect.column,
        row: rect.row + offset, in: rect, of: &grid, &commands)
    }
  }

  private var more: [[Pen.Span]] {
    failure.others.isEmpty
      ? []
      : [
        [
          Pen.Span(
            "   and \(failure.others.count) more: x lists them", Palette.quiet, command: .problems)
        ]
      ]
  }
}
