import Cells

/// What panes draw on: the cells of the terminal, and the command that each of them stands for.
struct Surface {
  var grid: CellGrid
  var commands = CommandMap()
  let glyphs: Glyphs

  /// Blanks some cells.
  mutating func fill(_ rect: CellRect) { grid.fill(rect, style: Palette.plain) }

  /// Blanks some cells, which stand for nothing then.
  mutating func clear(_ rect: CellRect) {
    fill(rect)
    commands.clear(rect)
  }

  /// Writes spans on a row of a rectangle, cut to its width or to fewer columns with a sign at the
  /// end.
  mutating func write(
    _ spans: [Pen.Span], row: Int, in rect: CellRect, columns: Int? = nil
  ) {
    put(spans, at: rect.column, row: row, in: rect, columns: columns ?? rect.columns)
  }

  /// Draws a line over a row, which a title stands on.
  mutating func rule(row: Int, in rect: CellRect) {
    grid.fill(rect.at(row: row), with: Character(glyphs.horizontal), style: Palette.quiet)
  }

  /// Writes lines on the rows from one on, each cut to the width of a rectangle.
  mutating func write(lines: some Sequence<[Pen.Span]>, from row: Int, in rect: CellRect) {
    for (offset, line) in lines.enumerated() { write(line, row: row + offset, in: rect) }
  }

  /// Writes spans one after another, from a column of a row on, and notes what a click on each of
  /// them does.
  /// Cells outside `clip` are left out; to be cut with a sign, spans have a number of columns.
  mutating func put(
    _ spans: [Pen.Span], at column: Int, row: Int, in clip: CellRect, columns: Int? = nil
  ) {
    var column = column
    for span in columns.map({ Pen.cut(spans, to: $0, ellipsis: glyphs.ellipsis) }) ?? spans {
      let width = grid.write(
        span.text, at: CellPoint(column: column, row: row), style: span.style, clip: clip)
      if let command = span.command {
        let cells = CellRect(column: column, row: row, columns: width, rows: 1)
        commands.set(command, in: cells.intersection(clip))
      }
      column += width
    }
  }
}
