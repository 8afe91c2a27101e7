import Cells
import LayoutTools

/// An inspector: the fields of what is selected, and what the marked one means.
struct FieldPane {
  let panel: FieldPanel
  let rows: [FieldPanel.Row]
  /// The name of what is inspected.
  let subject: String
  let layout: PanelLayout
  let glyphs: Glyphs

  func draw(of grid: inout CellGrid, _ actions: inout ActionMap) {
    grid.fill(layout.rect, style: Palette.plain)
    actions.clear(layout.rect)
    let classes = panel.variation.map { "  for \($0.title)" } ?? ""
    write(
      [
        Pen.Span(" \(panel.inspector.title)", Palette.strong),
        Pen.Span("  " + subject, Palette.quiet), Pen.Span(classes, Palette.accent),
      ], row: layout.rect.row, of: &grid, &actions)
    let width = min(
      rows.compactMap(\.field?.title.count).max() ?? 0, max(12, layout.rect.columns / 2))
    for line in layout.list.lines {
      write(spans(rows[line], line, width), row: layout.list.row(of: line), of: &grid, &actions)
    }
    let help = rows.indices.contains(panel.marked) ? rows[panel.marked].field?.help : nil
    let words = panel.refusal ?? help ?? ""
    let style = panel.refusal == nil ? Palette.quiet : Palette.warning
    let room = max(0, layout.rect.endRow - layout.button.row + 1)
    for (offset, line) in words.lines(ofColumns: max(10, layout.rect.columns - 2)).prefix(room)
      .enumerated()
    {
      write(
        [Pen.Span(" " + line, style)], row: layout.button.row - 1 + offset, of: &grid, &actions)
    }
  }

  private func spans(_ row: FieldPanel.Row, _ line: Int, _ width: Int) -> [Pen.Span] {
    guard let field = row.field else {
      return [Pen.Span(" " + (row.heading ?? ""), Palette.quiet)]
    }
    let isMarked = line == panel.marked
    let action = Action.markField(line)
    let isDefault = row.reading?.isDefault ?? true
    let style = isMarked ? Palette.strong : isDefault ? Palette.quiet : Palette.plain
    let typed = isMarked ? panel.typed : nil
    let value = typed.map { $0.before + "_" + $0.after } ?? row.text
    let title = field.title.count > width ? String(field.title.prefix(width)) : field.title
    return [
      Pen.Span(isMarked ? "> " : "  ", Palette.accent),
      Pen.Span(title.padded(to: width) + " ", style, action: action),
      Pen.Span(
        value.isEmpty ? "-" : value.printable, typed != nil ? Palette.accent : style,
        action: action),
      Pen.Span(row.reading?.variation.map { "  \($0.title)" } ?? "", Palette.accent),
    ]
  }

  private func write(
    _ spans: [Pen.Span], row: Int, of grid: inout CellGrid, _ actions: inout ActionMap
  ) {
    guard layout.rect.rowRange.contains(row) else { return }
    Pen.write(
      Pen.cut(spans, to: layout.rect.columns, ellipsis: glyphs.ellipsis),
      at: layout.rect.column, row: row, in: layout.rect, of: &grid, &actions)
  }
}
