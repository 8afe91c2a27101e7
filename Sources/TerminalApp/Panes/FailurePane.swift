import Cells
import Documents

/// Why the document can't be read, with the line at fault, in front of the last good picture.
struct FailurePane {
  let failure: DocumentFailure

  /// Draws the lines directly above a row of the screen.
  func draw(above row: CellRect, on surface: inout Surface) {
    let message = failure.message.lines(ofColumns: row.columns - 3)
    let rows = min(message.count + failure.excerpt.count + more.count, max(0, row.row - 1))
    let rect = row.at(row: row.row - rows, rows: rows)
    surface.clear(rect)
    let lines =
      message.enumerated().map {
        [
          Pen.Span($0.offset == 0 ? " \(surface.glyphs.warning) " : "   ", Palette.problem),
          Pen.Span($0.element, Palette.problem),
        ]
      } + failure.excerpt.map { [Pen.Span("   "), Pen.Span($0)] } + more
    surface.write(lines: lines.prefix(rows), from: rect.row, in: rect)
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
