import Cells
import Stage

/// The row above the keys: the scale on the left, or a word on what just happened; problems on the
/// right, where they always are.
struct StatusPane {
  let state: AppState
  let canvas: CanvasView
  let content: SceneSnapshot
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    let right = problems
    let width = Pen.width(of: right)
    let left = Pen.cut(
      [Pen.Span(" ")] + message, to: rect.columns - width - 1, ellipsis: glyphs.ellipsis)
    Pen.write(left, at: rect.column, row: rect.row, in: rect, of: &grid)
    if width <= rect.columns {
      Pen.write(right, at: rect.endColumn - width, row: rect.row, in: rect, of: &grid)
    }
  }

  private var message: [Pen.Span] {
    if let message = state.message { return [Pen.Span(message)] }
    var text = canvas.viewport.scaleText(glyphs.set)
    if state.zoom == .trueScale { text += ", true scale" }
    if state.demo != nil { text += "   tour: any key ends it" }
    return [Pen.Span(text, Palette.quiet)]
  }

  private var problems: [Pen.Span] {
    let conflicts = content.conflictCount
    let ambiguous = content.ambiguousCount
    let first =
      conflicts == 0
      ? Pen.Span("no conflicts", Palette.quiet)
      : Pen.Span(
        "\(glyphs.warning) \(conflicts) conflict\(conflicts == 1 ? "" : "s")", Palette.problem)
    let second =
      ambiguous == 0
      ? Pen.Span("nothing ambiguous", Palette.quiet)
      : Pen.Span("\(glyphs.ambiguous) \(ambiguous) ambiguous", Palette.warning)
    let notices = content.problems.count { $0.kind == .notice }
    let third =
      notices == 0
      ? []
      : [
        Pen.Span(", ", Palette.quiet),
        Pen.Span("\(notices) notice\(notices == 1 ? "" : "s")", Palette.warning),
      ]
    return [first, Pen.Span(", ", Palette.quiet), second] + third + [Pen.Span(" ")]
  }
}
