import Cells
import LayoutTools

/// A tool's panel: its options, and the button that says what it will do.
struct ToolPane {
  let panel: ToolPanel
  let canvas: Canvas
  /// The names of the selected views.
  let subject: String
  let layout: PanelLayout
  let glyphs: Glyphs

  func draw(of grid: inout CellGrid, _ actions: inout ActionMap) {
    grid.fill(layout.rect, style: Palette.plain)
    actions.clear(layout.rect)
    let title = [
      Pen.Span(" \(panel.form.title)", Palette.strong), Pen.Span("  " + subject, Palette.quiet),
    ]
    write(title, row: layout.rect.row, of: &grid, &actions)
    let rows = panel.form.rows(on: canvas)
    let width = rows.filter(\.hasValue).map { $0.label.count }.max() ?? 0
    for line in layout.list.lines {
      write(
        spans(rows[line], line, width), row: layout.list.row(of: line), of: &grid, &actions)
    }
    let proposal = panel.form.proposal(on: canvas)
    let style = proposal.plan == nil ? Palette.quiet : Palette.match
    write(
      [
        Pen.Span("   "), Pen.Span("enter", Palette.strong, action: .useTool), Pen.Span(" "),
        Pen.Span(proposal.button, style, action: .useTool),
      ], row: layout.button.row, of: &grid, &actions)
    let warning = proposal.warning?.lines(ofColumns: max(10, layout.rect.columns - 4)) ?? []
    let room = max(0, layout.rect.endRow - layout.button.row - 1)
    for (offset, line) in warning.prefix(room).enumerated() {
      write(
        [Pen.Span("   " + line, Palette.warning)], row: layout.button.row + 1 + offset, of: &grid,
        &actions)
    }
  }

  private func spans(_ row: PanelRow, _ line: Int, _ width: Int) -> [Pen.Span] {
    let isMarked = line == panel.marked
    let action = Action.markPanel(line)
    let style =
      row.obstacle != nil ? Palette.quiet : isMarked ? Palette.strong : Palette.plain
    var spans = [
      Pen.Span(isMarked ? ">" : " ", Palette.accent),
      Pen.Span(row.key.map { "\($0) " } ?? "  ", Palette.quiet, action: action),
    ]
    let label = row.label.padded(to: row.hasValue ? width : 0) + " "
    switch row.control {
    case .toggle(let isOn):
      spans += [
        Pen.Span(isOn ? "[x] " : "[ ] ", isOn ? Palette.accent : Palette.quiet, action: action),
        Pen.Span(label, style, action: action),
      ]
    case .number(let text, let isOn):
      let typed = isMarked ? panel.typed : nil
      spans += [
        Pen.Span(isOn ? "[x] " : "[ ] ", isOn ? Palette.accent : Palette.quiet, action: action),
        Pen.Span(label, style, action: action),
        Pen.Span(
          (typed.map { $0.text + "_" } ?? text).padded(to: 7) + " ",
          typed != nil ? Palette.accent : isOn ? style : Palette.quiet),
      ]
    case .choice(let text):
      spans += [
        Pen.Span("    "), Pen.Span(label, style, action: action),
        Pen.Span(text.padded(to: 1), style, action: action),
      ]
    }
    let note = row.obstacle ?? row.note
    return spans + (note.isEmpty ? [] : [Pen.Span(note, Palette.quiet, action: action)])
  }

  private func write(
    _ spans: [Pen.Span], row: Int, of grid: inout CellGrid, _ actions: inout ActionMap
  ) {
    Pen.write(
      Pen.cut(spans, to: layout.rect.columns, ellipsis: glyphs.ellipsis),
      at: layout.rect.column, row: row, in: layout.rect, of: &grid, &actions)
  }
}
