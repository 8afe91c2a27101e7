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
    let isCrowded = state.hasWords && Pen.width(of: counts) > room
    let right = isCrowded ? [] : counts
    let width = Pen.width(of: right)
    let left = Pen.cut(message, to: rect.columns - width - 1, ellipsis: glyphs.ellipsis)
    Pen.write(left, at: rect.column, row: rect.row, in: rect, of: &grid)
    if width <= rect.columns {
      Pen.write(right, at: rect.endColumn - width, row: rect.row, in: rect, of: &grid)
    }
  }

  private var message: [Pen.Span] {
    if case .prompt(let prompt) = state.overlay, state.message == nil {
      return [
        Pen.Span(prompt.label + ": ", Palette.strong), Pen.Span(prompt.text, Palette.accent),
        Pen.Span("_", Palette.accent),
      ]
    }
    if let message = state.message { return [Pen.Span(glyphs.typeset(message))] }
    if let wall = state.wall { return wallWords(wall) }
    var text = canvas.viewport.scaleText(glyphs.set)
    if state.zoom == .trueScale { text += ", true scale" }
    if state.showsOwnFrames, state.foreignDesign != nil { text += "   v: not at this size" }
    if state.demo != nil { text += "   tour: any key ends it" }
    return printed + [Pen.Span(text, Palette.quiet)]
  }

  /// The number of lines that the scene has printed since the console was last open.
  private var printed: [Pen.Span] {
    state.console.announcement.map { [Pen.Span($0 + "   ", Palette.accent)] } ?? []
  }

  /// What differs on the wall, and how many screens are out of sight.
  private func wallWords(_ wall: Wall) -> [Pen.Span] {
    let layout = state.wallLayout
    let hidden = [
      (layout?.before ?? 0, glyphs.up), (layout?.after ?? 0, glyphs.down),
    ].filter { $0.0 > 0 }.map { "   \($0.1) \($0.0) more" }.joined()
    let words =
      wall.isBeside ? "two of the wall's \(wall.kind.rawValue)" : "the wall: \(wall.kind.rawValue)"
    return [Pen.Span(words, Palette.strong), Pen.Span(hidden, Palette.quiet)]
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

extension AppState {
  /// Whether the row of the status has words that are read before all else.
  fileprivate var hasWords: Bool {
    if case .prompt = overlay { return true }
    return message != nil
  }
}
