import Cells
import Stage

/// The row above the hints: on the left the scale or a message, on the right the numbers of
/// conflicts, ambiguous views and other problems, or of all problems if there is no room for these.
/// A message that takes the whole row replaces them.
struct StatusPane {
  let state: AppState
  let canvas: CanvasView
  let content: SceneSnapshot
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    let message = [Pen.Span(" ")] + message
    let room = rect.columns - 1 - Pen.width(of: message)
    let all = conflictsAndAmbiguous + others + [Pen.Span(" ")]
    let counts = Pen.width(of: all) <= room || others.isEmpty ? all : total + [Pen.Span(" ")]
    // A message is gone with the next key, and is read first.
    let isCrowded = state.message != nil && Pen.width(of: counts) > room
    let right = isCrowded ? [] : counts
    let width = Pen.width(of: right)
    let left = Pen.cut(message, to: rect.columns - width - 1, ellipsis: glyphs.ellipsis)
    Pen.write(left, at: rect.column, row: rect.row, in: rect, of: &grid)
    if width <= rect.columns {
      Pen.write(right, at: rect.endColumn - width, row: rect.row, in: rect, of: &grid)
    }
  }

  private var message: [Pen.Span] {
    if let message = state.message { return [Pen.Span(message)] }
    var text = canvas.viewport.scaleText(glyphs.set)
    if state.zoom == .trueScale { text += ", true scale" }
    if state.showsOwnFrames, state.foreignDesign != nil { text += "   v: not at this size" }
    if state.demo != nil { text += "   tour: any key ends it" }
    return [Pen.Span(text, Palette.quiet)]
  }

  private var conflictsAndAmbiguous: [Pen.Span] {
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
    return [first, Pen.Span(", ", Palette.quiet), second]
  }

  /// The number of other problems, without hints.
  private var others: [Pen.Span] {
    let count =
      content.problems.count {
        $0.kind != .conflict && $0.kind != .ambiguous && $0.kind.severity != .hint
      } + state.notes.count
    guard count > 0 else { return [] }
    return [
      Pen.Span(", ", Palette.quiet),
      Pen.Span("\(count) other problem\(count == 1 ? "" : "s")", Palette.warning),
    ]
  }

  /// The number of all problems, without hints.
  private var total: [Pen.Span] {
    let count = content.problems.count { $0.kind.severity != .hint } + state.notes.count
    let style = content.conflictCount > 0 ? Palette.problem : Palette.warning
    return [Pen.Span("\(glyphs.warning) \(count) problem\(count == 1 ? "" : "s")", style)]
  }
}
