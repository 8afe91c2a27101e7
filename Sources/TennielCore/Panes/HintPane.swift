import Cells

/// The last row: hints about keys, as many as fit. Help and quit are always shown.
struct HintPane {
  let keys: KeyMap
  let context: KeyMap.Context
  /// Whether a document is shown, whose keys come first.
  var isDocument = false
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    // Letters are typed where a name is sought.
    let end =
      context == .search || context == .prompt
      ? [] : keys.hints(in: .canvas).filter(isPermanent).flatMap(spans)
    var room = rect.columns - Pen.width(of: end)
    var start: [Pen.Span] = []
    let rows = keys.hints(in: context).filter { !isPermanent($0) }
    let ofDocument = isDocument ? rows.filter { $0.group == .document } : []
    for row in ofDocument + rows.filter({ $0.group != .document }) {
      let spans = spans(row)
      room -= Pen.width(of: spans)
      guard room >= 0 else { break }
      start += spans
    }
    Pen.write(start, at: rect.column, row: rect.row, in: rect, of: &grid)
    let column = max(rect.column, rect.endColumn - Pen.width(of: end))
    Pen.write(end, at: column, row: rect.row, in: rect, of: &grid)
  }

  private func isPermanent(_ row: KeyMap.Row) -> Bool {
    row.bindings.contains { $0.action == .help || $0.action == .quit }
  }

  private func spans(_ row: KeyMap.Row) -> [Pen.Span] {
    let label = glyphs.set == .unicode ? row.hintLabel : row.asciiHintLabel
    return [
      Pen.Span(" " + label, Palette.strong), Pen.Span(" " + (row.hint ?? "") + " ", Palette.quiet),
    ]
  }
}
