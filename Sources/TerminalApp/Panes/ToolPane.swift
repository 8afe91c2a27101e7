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

  func draw(on surface: inout Surface) {
    surface.clear(layout.rect)
    let title = [
      Pen.Span(" \(panel.form.title)", Palette.accent), Pen.Span("  " + subject, Palette.quiet),
    ]
    surface.write(title, row: layout.rect.row, in: layout.rect)
    let rows = panel.form.rows(on: canvas)
    let columns = ToolColumns(rows, columns: layout.rect.columns, glyphs: glyphs)
    for line in layout.list.lines {
      surface.write(
        spans(rows[line], line, columns), row: layout.list.row(of: line), in: layout.rect)
    }
    let marked = rows.indices.contains(panel.marked) ? rows[panel.marked] : nil
    let proposal = panel.form.proposal(on: canvas)
    let lines =
      button(proposal) + foot(panel.refusal ?? proposal.warning, marked.flatMap(columns.remark))
    surface.write(lines: lines, from: layout.button.row, in: layout.rect)
  }

  /// The button, whose words go on below it.
  private func button(_ proposal: ToolProposal) -> [[Pen.Span]] {
    let style = proposal.plan == nil ? Palette.quiet : Palette.match
    let words = proposal.button.lines(ofColumns: max(10, layout.rect.columns - 9))
    return words.enumerated().map { index, line in
      let key =
        index == 0
        ? [Pen.Span("   "), Pen.Span("enter", Palette.strong, command: .useTool), Pen.Span(" ")]
        : [Pen.Span("         ")]
      return key + [Pen.Span(line, style, command: .useTool)]
    }
  }

  /// The lines below the button: a warning, and what the marked row has no room for.
  private func foot(_ warning: String?, _ remark: String?) -> [[Pen.Span]] {
    func lines(_ words: String?, _ style: Style) -> [[Pen.Span]] {
      (words?.lines(ofColumns: max(10, layout.rect.columns - 4)) ?? []).map {
        [Pen.Span("   " + $0, style)]
      }
    }
    return lines(warning, Palette.warning) + lines(remark, Palette.quiet)
  }

  private func spans(_ row: PanelRow, _ line: Int, _ columns: ToolColumns) -> [Pen.Span] {
    let isMarked = line == panel.marked
    let style =
      row.obstacle != nil ? Palette.quiet : isMarked ? Palette.strong : Palette.plain
    let typed = isMarked ? panel.typed.map { $0.text + "_" } : nil
    var spans = [
      Pen.Span(isMarked ? glyphs.selected : " ", Palette.accent),
      Pen.Span(row.key.map { "\($0) " } ?? "  ", Palette.quiet),
      Pen.Span(
        row.isOn.map { $0 ? "[x] " : "[ ] " } ?? "    ",
        row.isOn == true ? Palette.accent : Palette.quiet),
      Pen.Span(columns.label(of: row), style),
      Pen.Span(
        columns.value(of: row, typed: typed),
        typed != nil ? Palette.accent : row.isOn == false ? Palette.quiet : style),
    ]
    if let note = columns.note(of: row) { spans.append(Pen.Span(note, Palette.quiet)) }
    return spans.map { Pen.Span($0.text, $0.style, command: .markPanel(line)) }
  }
}
