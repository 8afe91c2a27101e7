import Cells
import Stage

/// The terminal as the screen: the device alone. The last row has a prompt or, for a moment, a
/// message.
struct BarePane {
  let state: AppState
  let content: SceneSnapshot
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid, _ commands: inout CommandMap) {
    if case .prompt = state.overlay {
      grid.fill(rect, style: Palette.plain)
      StatusPane(state: state, content: content, shortened: 0, glyphs: glyphs)
        .draw(in: rect, of: &grid, &commands)
    } else if let message = state.message {
      grid.fill(rect, style: Palette.plain)
      Pen.write(
        Pen.cut(
          [Pen.Span(" " + glyphs.typeset(message))], to: rect.columns, ellipsis: glyphs.ellipsis),
        at: rect.column, row: rect.row, in: rect, of: &grid)
    }
  }
}
