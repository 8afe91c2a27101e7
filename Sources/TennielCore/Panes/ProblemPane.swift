import Cells
import Stage

/// The list of what is wrong: constraints that can't all hold, views with more than one place, and
/// notices. Choosing a line selects its view.
struct ProblemPane {
  let content: SceneSnapshot
  let marked: Int
  let glyphs: Glyphs

  /// One line of the list.
  struct Entry: Equatable {
    enum Kind: Equatable {
      case conflict
      case constraint(isBroken: Bool)
      case ambiguous, notice
    }
    let kind: Kind
    let text: String
    /// The view that the line is about.
    let view: ViewPath?
  }

  /// The whole list.
  static func entries(of content: SceneSnapshot) -> [Entry] {
    var entries: [Entry] = []
    for problem in content.problems {
      let kind: Entry.Kind
      var text = problem.message
      switch problem.kind {
      case .conflict:
        kind = .conflict
        let count = problem.constraints.count
        text =
          count > 1
          ? "These \(count) can't all be met, so one is left out:"
          : "This one can't be met, and is left out:"
      case .ambiguous: kind = .ambiguous
      case .notice: kind = .notice
      }
      entries.append(Entry(kind: kind, text: text, view: content.firstView(of: problem.items)))
      for constraint in problem.constraints {
        entries.append(
          Entry(
            kind: .constraint(isBroken: constraint.isBroken), text: constraint.text,
            view: content.firstView(of: constraint.items)))
      }
    }
    return entries
  }

  /// The line of the list at a cell of the terminal.
  static func line(
    at cell: CellPoint, in terminal: CellSize, marked: Int, content: SceneSnapshot
  ) -> Int? {
    let entries = entries(of: content)
    let room = max(0, terminal.rows - 2)
    let line = cell.row - 1 + first(marked: marked, count: entries.count, room: room)
    return cell.row >= 1 && cell.row <= room && entries.indices.contains(line) ? line : nil
  }

  /// The first line that is shown, so that the marked one is.
  private static func first(marked: Int, count: Int, room: Int) -> Int {
    min(max(0, marked - room / 2), max(0, count - room))
  }

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    let entries = Self.entries(of: content)
    grid.fill(rect, style: Palette.plain)
    let title =
      entries.isEmpty
      ? " No problems: no conflicts, nothing ambiguous" : " Problems"
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

  private func spans(_ entry: Entry, isMarked: Bool) -> [Pen.Span] {
    let style = isMarked ? Palette.accent : Palette.plain
    switch entry.kind {
    case .conflict:
      return [
        Pen.Span(glyphs.warning + " ", Palette.problem),
        Pen.Span(entry.text, isMarked ? Palette.accent : Palette.strong),
      ]
    case .constraint(let isBroken):
      return [
        Pen.Span(
          "    " + (isBroken ? glyphs.broken : glyphs.met) + " ",
          isBroken ? Palette.problem : Palette.quiet),
        Pen.Span(glyphs.typeset(entry.text), style),
        Pen.Span(isBroken ? "  left out" : "", Palette.problem),
      ]
    case .ambiguous:
      return [
        Pen.Span(glyphs.ambiguous + " ", Palette.warning), Pen.Span(entry.text, style),
      ]
    case .notice:
      return [Pen.Span(glyphs.warning + " ", Palette.warning), Pen.Span(entry.text, style)]
    }
  }
}

extension SceneSnapshot {
  /// The first of some views and guides that is a view.
  func firstView(of paths: [ViewPath]) -> ViewPath? { paths.first { view(at: $0) != nil } }

  /// Whether a required constraint of a view is left out.
  func hasBroken(_ path: ViewPath) -> Bool {
    problems.contains { problem in
      problem.kind == .conflict && problem.broken?.isAbout(path) == true
    }
  }
}
