import Cells
import LayoutTools

/// An inspector: the fields of what is selected, and at its foot what the marked field means.
struct FieldPane {
  let panel: FieldPanel
  let rows: [FieldRow]
  /// The name of what is inspected.
  let subject: String
  let layout: PanelLayout
  let glyphs: Glyphs

  func draw(on surface: inout Surface) {
    surface.clear(layout.rect)
    let hidden = hiddenRows
    let room = layout.rect.columns - Pen.width(of: hidden)
    let classes = panel.variation.map { "  + \($0.title)" } ?? ""
    let title = [
      Pen.Span(" " + title(beside: subject + classes, in: room), Palette.accent),
      Pen.Span(classes, Palette.accent), Pen.Span("  " + subject, Palette.quiet),
    ]
    surface.write(title, row: layout.rect.row, in: layout.rect, columns: room)
    surface.put(hidden, at: layout.rect.column + room, row: layout.rect.row, in: layout.rect)
    let columns = FieldColumns(rows, columns: layout.rect.columns, glyphs: glyphs)
    for line in layout.list.lines {
      surface.write(
        spans(rows[line], line, columns), row: layout.list.row(of: line), in: layout.rect)
    }
    drawFoot(columns, on: &surface)
  }

  /// The numbers of rows that are hidden above and below, at the end of the title. A click on a
  /// number moves the mark a page up or down.
  private var hiddenRows: [Pen.Span] {
    let (above, below) = (layout.list.lines.lowerBound, rows.count - layout.list.lines.upperBound)
    guard above + below > 0 else { return [] }
    let page = max(1, layout.list.rect.rows)
    return [
      Pen.Span(" \(glyphs.above) \(above)", Palette.quiet, command: .moveField(-page)),
      Pen.Span("  \(glyphs.below) \(below) ", Palette.quiet, command: .moveField(page)),
    ]
  }

  /// The inspector's name, or its first word where there is little room.
  private func title(beside words: String, in columns: Int) -> String {
    let title = panel.inspector.title
    let isLong = 3 + TextWidth.width(of: title + words) > columns
    return isLong ? String(title.prefix { $0 != " " }) : title
  }

  private var marked: Int { panel.marked(in: rows) }

  private func drawFoot(_ columns: FieldColumns, on surface: inout Surface) {
    guard rows.indices.contains(marked) else { return }
    let row = rows[marked]
    let isCut =
      row.constraint == nil && panel.typed == nil
      && Pen.width(of: spans(row, marked, columns)) > layout.rect.columns
    let lines = FieldFoot(row: row, refusal: panel.refusal, isCut: isCut).lines(
      columns: layout.rect.columns, rows: layout.foot.rows, ellipsis: glyphs.ellipsis)
    surface.write(
      lines: lines.map { [Pen.Span(" " + $0.text, style($0.kind))] },
      from: layout.foot.endRow - lines.count, in: layout.rect)
  }

  private func style(_ kind: FieldFoot.Line.Kind) -> Style {
    switch kind {
    case .refusal: Palette.warning
    case .help: Palette.quiet
    case .value, .keys: Palette.plain
    }
  }

  private func spans(_ row: FieldRow, _ line: Int, _ columns: FieldColumns) -> [Pen.Span] {
    let mark = glyphs.mark(line == marked)
    let spans: [Pen.Span]
    switch row.content {
    case .heading(let title): return [Pen.Span(" " + title, Palette.quiet)]
    case .note(let words): return [Pen.Span("  " + words, Palette.quiet)]
    case .constraint(let constraint):
      let style = style(line, isQuiet: !constraint.isInstalled)
      spans = [
        mark,
        Pen.Span(
          (constraint.isRequired ? glyphs.solid : glyphs.dashed) + " ",
          constraint.isInstalled ? Palette.constraint : Palette.quiet),
        Pen.Span(columns.title(of: constraint) + " ", style),
        Pen.Span(columns.value(of: constraint), style),
      ]
    case .field(let condition):
      let style = style(line, isQuiet: row.reading?.isDefault ?? true)
      // Of several values, the one that counts on the canvas stands out.
      let title = condition != nil && row.counts && line != marked ? Palette.accent : style
      spans = [
        mark, Pen.Span(columns.title(of: row) + " ", title),
        Pen.Span(row.isNumber ? glyphs.typeset(row.shown) : row.shown, style),
      ]
    }
    return typing(line, spans).map { span in
      Pen.Span(span.text, span.style, command: .markField(line))
    }
  }

  private func style(_ line: Int, isQuiet: Bool) -> Style {
    line == marked ? Palette.strong : isQuiet ? Palette.quiet : Palette.plain
  }

  /// The row with the typed text in place of its value. A long text is cut at its start, so that
  /// the cursor is in sight.
  private func typing(_ line: Int, _ spans: [Pen.Span]) -> [Pen.Span] {
    guard line == marked, let typed = panel.typed else { return spans }
    let room = layout.rect.columns - Pen.width(of: Array(spans.dropLast())) - 1
    let before = typed.before.truncatedAtStart(toColumns: max(1, room), mark: glyphs.set.ellipsis)
    return spans.dropLast() + [Pen.Span(before + "_" + typed.after, Palette.accent)]
  }
}
