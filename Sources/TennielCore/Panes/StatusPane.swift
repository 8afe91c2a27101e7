import Cells
import Stage

/// The row above the hints: on the left the scale or a message, on the right the numbers of
/// conflicts, ambiguous views and other problems, or of all problems if there is no room for these.
/// A message that takes the whole row replaces them, and one that is longer begins in rows above it.
struct StatusPane {
  let state: AppState
  let canvas: CanvasView
  let content: SceneSnapshot
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    let message = [Pen.Span(" ")] + drawBeginning(above: rect, of: &grid)
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

  /// Draws all lines but the last of a message in several, in rows above the status row.
  /// - Returns: What is left for the status row.
  private func drawBeginning(above rect: CellRect, of grid: inout CellGrid) -> [Pen.Span] {
    guard let text = state.message.map(glyphs.typeset) else { return message }
    let lines = text.lines(ofColumns: max(1, rect.columns - 2)).suffix(rect.row)
    let rows = CellRect(
      column: rect.column, row: rect.row - lines.count + 1, columns: rect.columns,
      rows: lines.count - 1)
    grid.fill(rows, style: Palette.plain)
    for (offset, line) in lines.dropLast().enumerated() {
      Pen.write(
        Pen.cut([Pen.Span(" " + line)], to: rect.columns, ellipsis: glyphs.ellipsis),
        at: rect.column, row: rows.row + offset, in: rows, of: &grid)
    }
    return lines.last.map { [Pen.Span($0)] } ?? []
  }

  private var message: [Pen.Span] {
    if case .prompt(let prompt) = state.overlay {
      return [
        Pen.Span(prompt.label + ": ", Palette.strong), Pen.Span(prompt.text, Palette.accent),
        Pen.Span("_", Palette.accent),
      ]
    }
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
