import Cells

/// Writes lines on the rows of a rectangle, each cut to its width with a sign at the end.
struct RowPen {
  let rect: CellRect
  let glyphs: Glyphs

  func write(_ spans: [Pen.Span], row: Int, of grid: inout CellGrid) {
    Pen.write(cut(spans), at: rect.column, row: row, in: rect, of: &grid)
  }

  /// Writes a line, and notes what a click on each span does.
  func write(
    _ spans: [Pen.Span], row: Int, of grid: inout CellGrid, _ commands: inout CommandMap
  ) {
    Pen.write(cut(spans), at: rect.column, row: row, in: rect, of: &grid, &commands)
  }

  private func cut(_ spans: [Pen.Span]) -> [Pen.Span] {
    Pen.cut(spans, to: rect.columns, ellipsis: glyphs.ellipsis)
  }
}
