import Cells
import Stage

/// The terminal as the screen: the device alone. The last row has a prompt or, for a moment, a
/// message.
struct BarePane {
  let state: AppState
  let content: SceneSnapshot
  let glyphs: Glyphs

  func draw(in rect: CellRect, on surface: inout Surface) {
    if case .prompt = state.overlay {
      surface.fill(rect)
      StatusPane(state: state, content: content, shortened: 0, glyphs: glyphs)
        .draw(in: rect, on: &surface)
    } else if let message = state.message {
      surface.fill(rect)
      surface.write([Pen.Span(" " + glyphs.typeset(message))], row: rect.row, in: rect)
    }
  }
}
