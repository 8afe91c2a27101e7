import Cells

/// A question with its choices, and below them what it is about.
struct QuestionPane {
  let question: Question

  func draw(in rect: CellRect, on surface: inout Surface) {
    surface.fill(rect)
    surface.write([Pen.Span(" " + question.title, Palette.strong)], row: rect.row, in: rect)
    let list = question.list(in: rect)
    for line in list.lines {
      let isMarked = line == question.marked
      surface.write(
        [
          surface.glyphs.mark(isMarked),
          Pen.Span(question.choices[line].words, isMarked ? Palette.accent : Palette.plain),
        ], row: list.row(of: line), in: rect)
    }
    let first = list.rect.endRow + 1
    let room = max(0, rect.endRow - first)
    for (offset, line) in question.lines.prefix(room).enumerated() {
      let isLast = offset == room - 1 && question.lines.count > room
      let rest = question.lines.count - offset
      surface.write(
        isLast ? [Pen.Span("  and \(rest) more lines", Palette.quiet)] : spans(line),
        row: first + offset, in: rect)
    }
  }

  private func spans(_ line: Question.Line) -> [Pen.Span] {
    switch line.kind {
    case .plain: [Pen.Span("  " + line.text, Palette.quiet)]
    case .theirs: [Pen.Span("- file  ", Palette.warning), Pen.Span(line.text)]
    case .mine: [Pen.Span("+ here  ", Palette.accent), Pen.Span(line.text)]
    }
  }
}
