import Cells
import Stage

/// The list of problems found by the checks, with the constraints of each. Choosing a line selects
/// its view.
struct ProblemPane {
  let content: SceneSnapshot
  let marked: Int
  let glyphs: Glyphs

  /// A line of the list.
  struct Entry: Equatable {
    enum Kind: Equatable {
      case problem(LayoutCheck)
      case constraint(isBroken: Bool)
    }
    let kind: Kind
    let text: String
    /// The view that choosing the line selects.
    let view: ViewPath?
  }

  /// All lines of the list.
  static func entries(of content: SceneSnapshot) -> [Entry] {
    var entries: [Entry] = []
    for problem in content.problems {
      entries.append(
        Entry(
          kind: .problem(problem.kind), text: problem.heading,
          view: content.firstView(of: problem.views)))
      for constraint in problem.constraints {
        entries.append(
          Entry(
            kind: .constraint(isBroken: constraint.isBroken), text: constraint.text,
            view: content.firstView(of: constraint.items)))
      }
    }
    return entries
  }

  /// The index of the line at a cell of the terminal.
  static func line(
    at cell: CellPoint, in terminal: CellSize, marked: Int, content: SceneSnapshot
  ) -> Int? {
    let entries = entries(of: content)
    let room = max(0, terminal.rows - 2)
    let line = cell.row - 1 + first(marked: marked, count: entries.count, room: room)
    return cell.row >= 1 && cell.row <= room && entries.indices.contains(line) ? line : nil
  }

  /// The index of the first visible line, such that the marked one is visible.
  private static func first(marked: Int, count: Int, room: Int) -> Int {
    min(max(0, marked - room / 2), max(0, count - room))
  }

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    let entries = Self.entries(of: content)
    grid.fill(rect, style: Palette.plain)
    Pen.write(
      [Pen.Span(title, Palette.strong)], at: rect.column, row: rect.row, in: rect, of: &grid)
    let room = max(0, rect.rows - 1)
    let first = Self.first(marked: marked, count: entries.count, room: room)
    for (row, entry) in entries.enumerated().dropFirst(first).prefix(room) {
      let isMarked = row == marked
      let spans = Pen.cut(
        [Pen.Span(isMarked ? "> " : "  ", Palette.accent)] + spans(entry, isMarked: isMarked),
        to: rect.columns, ellipsis: glyphs.ellipsis)
      Pen.write(
        spans, at: rect.column, row: rect.row + 1 + row - first, in: rect, of: &grid)
    }
  }

  private var title: String {
    if content.problems.isEmpty { return " No problems: no conflicts, nothing ambiguous" }
    let isHarmless = content.problems.allSatisfy { $0.kind.severity == .hint }
    return isHarmless ? " No problems, but hints" : " Problems"
  }

  private func spans(_ entry: Entry, isMarked: Bool) -> [Pen.Span] {
    let style = isMarked ? Palette.accent : Palette.plain
    switch entry.kind {
    case .problem(let check):
      let heading = check.severity == .error && !isMarked ? Palette.strong : style
      return [
        Pen.Span(glyphs.mark(of: check) + " ", Palette.style(of: check.severity)),
        Pen.Span(entry.text, heading),
      ]
    case .constraint(let isBroken):
      return [
        Pen.Span(
          "    " + (isBroken ? glyphs.broken : glyphs.met) + " ",
          isBroken ? Palette.problem : Palette.quiet),
        Pen.Span(glyphs.typeset(entry.text), style),
        Pen.Span(isBroken ? "  left out" : "", Palette.problem),
      ]
    }
  }
}

extension SceneSnapshot {
  /// The first of the paths that is a view's, and not a guide's.
  func firstView(of paths: [ViewPath]) -> ViewPath? { paths.first { view(at: $0) != nil } }

  /// The check whose mark a view has: the first that found a problem with it. Hints have no mark.
  func markingCheck(of path: ViewPath) -> LayoutCheck? {
    problems.first { $0.kind.severity != .hint && $0.marked.contains(path) }?.kind
  }
}

extension Glyphs {
  /// The sign of a check before its problems, and at their views.
  func mark(of check: LayoutCheck) -> String {
    if check == .ambiguous { return ambiguous }
    return check.severity == .hint ? hint : warning
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
