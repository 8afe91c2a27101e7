import Cells
import Documents
import Stage

/// The list of problems found by the checks, with the constraints of each. Choosing a line selects
/// its view.
struct ProblemPane {
  let content: SceneSnapshot
  let state: AppState
  let marked: Int

  func draw(in rect: CellRect, on surface: inout Surface) {
    let entries = ProblemList.entries(of: content, in: state)
    surface.fill(rect)
    PaneTitle(text: title, isFocused: true).draw(in: rect, on: &surface)
    let list = MarkedList(rect: MarkedList.room(in: rect), count: entries.count, marked: marked)
    let start = entries.start(of: marked)
    for line in list.lines {
      // A check that passes can't be chosen.
      let isMarked = entries.start(of: line) == start && !entries[line].isPassed
      let mark = surface.glyphs.mark(isMarked && line == marked)
      surface.write(
        [mark] + surface.glyphs.spans(entries[line], isMarked: isMarked), row: list.row(of: line),
        in: rect)
    }
  }

  /// Whether there are problems, and of which kind.
  var title: String {
    if let failure = state.shownDocument.failure { return failure.heading }
    let isAnyMisplaced = !state.misplaced.isEmpty
    if content.problems.isEmpty, isAnyMisplaced { return "Misplaced views" }
    let isAnyNoted = state.shownDocument.notes.contains { !$0.isHint }
    if content.problems.isEmpty, !state.display.problemsElsewhere.isEmpty {
      let others =
        state.panes.ruler?.axis == .vertical
        ? "Problems at other heights" : "Problems at other widths"
      return others + (isAnyNoted ? ", and of the document" : "")
    }
    if content.problems.isEmpty, isAnyNoted { return "Problems of the document" }
    if content.problems.isEmpty, state.shownDocument.notes.isEmpty {
      return "No problems: all \(LayoutCheck.byDefault.count) checks pass"
    }
    let isHarmless =
      !isAnyNoted && content.problems.allSatisfy { $0.severity == .hint }
      && state.display.problemsElsewhere.isEmpty
    return isHarmless ? "No problems, but notes" : "Problems"
  }
}

extension ProblemList.Entry {
  var isPassed: Bool { if case .passed = kind { true } else { false } }
}

extension Glyphs {
  /// A line of the list of problems.
  func spans(_ entry: ProblemList.Entry, isMarked: Bool) -> [Pen.Span] {
    let style = isMarked ? Palette.accent : Palette.plain
    switch entry.kind {
    case .problem(let check, let severity):
      let heading = severity == .error && !isMarked ? Palette.strong : style
      return [
        Pen.Span(mark(of: check, severity) + " ", Palette.style(of: severity)),
        Pen.Span(entry.text, heading),
      ]
    case .elsewhere(let severity, _):
      return [Pen.Span(warning + " ", Palette.style(of: severity)), Pen.Span(entry.text, style)]
    case .misplaced:
      return [Pen.Span(misplaced + " ", Palette.ownFrame), Pen.Span(entry.text, style)]
    case .repair, .fix, .exercise:
      return [Pen.Span("    \(to) ", Palette.accent), Pen.Span(typeset(entry.text), style)]
    case .failure:
      return [Pen.Span(warning + " ", Palette.problem), Pen.Span(entry.text, Palette.strong)]
    case .rest(let indent):
      return [Pen.Span(String(repeating: " ", count: indent) + entry.text, style)]
    case .passed(let check):
      return [
        Pen.Span(check.identifier.padded(toColumns: ProblemList.nameColumns), style),
        Pen.Span(entry.text, isMarked ? style : Palette.quiet),
      ]
    case .excerpt:
      return [Pen.Span("    " + entry.text, isMarked ? style : Palette.quiet)]
    case .note(let isHint):
      return [
        isHint ? Pen.Span(hint + " ", Palette.quiet) : Pen.Span(warning + " ", Palette.warning),
        Pen.Span(entry.text, style),
      ]
    case .constraint(let isBroken):
      return [
        Pen.Span(
          "    " + (isBroken ? broken : met) + " ",
          isBroken ? Palette.problem : Palette.quiet),
        Pen.Span(typeset(entry.text), style),
        Pen.Span(isBroken ? ProblemList.leftOut : "", Palette.problem),
      ]
    }
  }

  /// The sign before a problem of a check.
  func mark(of check: LayoutCheck, _ severity: LayoutCheck.Severity) -> String {
    severity == .hint ? hint : mark(of: check)
  }

  /// The sign of a check where problems that are more than hints are counted, and at their views.
  func mark(of check: LayoutCheck) -> String {
    check == .ambiguous ? ambiguous : warning
  }
}

extension Palette {
  static func style(of severity: LayoutCheck.Severity) -> Style {
    switch severity {
    case .error: problem
    case .warning: warning
    case .hint: quiet
    }
  }
}
