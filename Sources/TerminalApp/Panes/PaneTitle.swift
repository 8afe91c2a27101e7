import Cells

/// A line above a pane with its title, and with what is known of the pane at the end: `─ Views
/// ──────── ▾ 84 ─`.
struct PaneTitle {
  let text: String
  /// Whether the arrow keys are the pane's.
  var isFocused = false
  /// What a click on the title does.
  var command: Command?
  /// What is at the end of the line; left out if it has no room.
  var end: [Pen.Span] = []

  func draw(in rect: CellRect, on surface: inout Surface) {
    surface.rule(row: rect.row, in: rect)
    // The blank at the end is given up before a letter is.
    let blank = TextWidth.width(of: text) + 2 < rect.columns ? " " : ""
    let title = Pen.cut(
      [Pen.Span(" " + text + blank, isFocused ? Palette.accent : Palette.plain, command: command)],
      to: rect.columns - 1, ellipsis: surface.glyphs.ellipsis)
    surface.put(title, at: rect.column + 1, row: rect.row, in: rect)
    let column = rect.endColumn - Pen.width(of: end) - 1
    guard !end.isEmpty, column > rect.column + 1 + Pen.width(of: title) else { return }
    surface.put(end, at: column, row: rect.row, in: rect)
  }
}
