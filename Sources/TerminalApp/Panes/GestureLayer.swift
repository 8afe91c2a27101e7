import Cells
import Painting

/// What the mouse is drawing on the canvas of a document that is edited: the rectangle in which it
/// selects views, or the line of a connection.
struct GestureLayer {
  let gesture: MouseGesture
  let canvas: CanvasView
  let glyphs: GlyphSet

  func draw(on picture: inout Picture) {
    switch gesture.kind {
    case .frames: break
    case .selection:
      let cells = gesture.cells.offset(
        columns: -canvas.origin.column, rows: -canvas.origin.row)
      guard cells.columns > 1 || cells.rows > 1 else { return }
      OutlineLayer(glyphs: glyphs).draw(cells, .dragged, on: &picture)
    case .connection:
      let (from, to) = (cell(gesture.start), cell(gesture.end))
      let steps = max(abs(to.column - from.column), abs(to.row - from.row))
      for step in 0...steps {
        let part = steps == 0 ? 0 : Double(step) / Double(steps)
        let point = CellPoint(
          column: from.column + Int((part * Double(to.column - from.column)).rounded()),
          row: from.row + Int((part * Double(to.row - from.row)).rounded()))
        let isEnd = step == 0 || step == steps
        let glyph = glyphs == .unicode ? isEnd ? "●" : "·" : isEnd ? "o" : "."
        guard isEnd || !picture.isLettered(at: point) else { continue }
        picture.grid.write(glyph, at: point, style: Palette.accent)
      }
    }
  }

  private func cell(_ cell: CellPoint) -> CellPoint {
    CellPoint(column: cell.column - canvas.origin.column, row: cell.row - canvas.origin.row)
  }
}
