import Cells
import Goldens
import Painting

/// A picture of a change: a title, the cells that are in sight, with those that differ in reverse,
/// and a mark at the left of each row that differs.
struct ReviewPicture {
  let shown: ShownChange
  let side: ShownChange.Side
  /// The first cell in sight.
  let offset: CellPoint
  let glyphs: Glyphs

  func draw(in place: ReviewLayout.Picture, of grid: inout CellGrid) {
    PaneTitle(text: side == .kept ? "kept" : "now", end: scrolling(place.cells), glyphs: glyphs)
      .draw(in: place.rect, of: &grid)
    let cells = place.cells
    let part = CellRect(
      column: offset.column, row: offset.row, columns: min(cells.columns, shown.size.columns),
      rows: min(cells.rows, shown.size.rows))
    grid.draw(picture, at: cells.origin, from: part)
    for row in shown.difference?.rows ?? [] where part.rowRange.contains(row.number) {
      let mark = CellPoint(column: place.rect.column, row: cells.row + row.number - offset.row)
      grid.write(glyphs.moved, at: mark, style: style, clip: place.rect)
    }
  }

  /// The whole picture.
  private var picture: CellGrid {
    var grid = CellGrid(size: shown.size)
    for (row, line) in shown.picture(side).enumerated() {
      grid.write(line, at: CellPoint(column: 0, row: row))
    }
    var changed = style
    changed.attributes.insert(.reverse)
    for row in shown.difference?.rows ?? [] {
      for column in row.columns {
        let cell = CellRect(column: column, row: row.number, columns: 1, rows: 1)
        grid.restyle(cell) { $0 = changed }
      }
    }
    return grid.restricted(to: glyphs.set)
  }

  private var style: Style { side == .kept ? Palette.warning : Palette.moved }

  /// How many columns and rows are outside of those in sight.
  private func scrolling(_ cells: CellRect) -> [Pen.Span] {
    let hidden = [
      (glyphs.before, offset.column),
      (glyphs.cut, shown.size.columns - offset.column - cells.columns),
      (glyphs.above, offset.row), (glyphs.below, shown.size.rows - offset.row - cells.rows),
    ].filter { $0.1 > 0 }
    guard !hidden.isEmpty else { return [] }
    return hidden.map { Pen.Span(" \($0.0) \($0.1)", Palette.quiet) } + [Pen.Span(" ")]
  }
}

extension PaneTitle {
  /// Draws a title that does nothing when it is clicked.
  func draw(in rect: CellRect, of grid: inout CellGrid) {
    var commands = CommandMap()
    draw(in: rect, of: &grid, &commands)
  }
}
