import Cells
import Stage

/// A change of the list, and what has become of it.
struct ChangeEntry: Equatable {
  let edit: SceneEdit
  let standing: SceneHost.Standing
}

/// What the panes show besides the layout: the selected constraint, an explained edge, and the
/// changes.
struct Inspected {
  var constraint: ConstraintDetails?
  var reason: Reason?
  /// What differs since the scene was opened or saved, with its title; nil if that is not shown.
  var before: (title: String, differences: [Difference])?
  var changes: [ChangeEntry] = []
  /// The changes as lines of Swift.
  var swift: [String] = []

  var titleOfChanges: String {
    changes.isEmpty ? "No changes" : changes.count == 1 ? "1 change" : "\(changes.count) changes"
  }
}

/// The list of changes, and below it their lines of Swift.
struct ChangePane {
  let inspected: Inspected
  let layout: ChangeListLayout
  let glyphs: Glyphs

  func draw(in rect: CellRect, on surface: inout Surface) {
    surface.fill(rect)
    let count = inspected.changes.count
    surface.write(
      [Pen.Span(" " + inspected.titleOfChanges, Palette.accent)], row: rect.row, in: rect)
    guard count > 0 else {
      let hint = "  Select a constraint with j or a view with tab: + - = @ * < # \" % ^ change it."
      return surface.write([Pen.Span(hint, Palette.quiet)], row: rect.row + 1, in: rect)
    }
    for line in layout.list.lines {
      let isMarked = line == layout.list.marked
      surface.write(
        glyphs.spans(inspected.changes[line], isMarked: isMarked), row: layout.list.row(of: line),
        in: rect)
    }
    if let rows = layout.swift {
      surface.write([Pen.Span(" As Swift", Palette.strong)], row: rows.row - 1, in: rect)
      drawSwift(in: rows, on: &surface)
    }
  }

  private func drawSwift(in rect: CellRect, on surface: inout Surface) {
    let swift = swiftRows(columns: rect.columns)
    for (index, row) in swift.prefix(rect.rows).enumerated() {
      let isLast = index == rect.rows - 1 && swift.count > rect.rows
      let left = inspected.swift.count - row.line
      let more = "and \(left) more line\(left == 1 ? "" : "s"): y sends them all"
      surface.write(
        isLast ? [Pen.Span("  " + more, Palette.quiet)] : row.spans, row: rect.row + index, in: rect
      )
    }
  }

  /// The lines of Swift, each with its number, on as many rows as it takes.
  private func swiftRows(columns: Int) -> [(line: Int, spans: [Pen.Span])] {
    inspected.swift.enumerated().flatMap { number, line in
      let style = line.hasPrefix("//") ? Palette.quiet : Palette.plain
      return line.lines(ofColumns: max(10, columns - 6)).enumerated().map {
        (number, [Pen.Span(($0 == 0 ? "  " : "    ") + $1, style)])
      }
    }
  }
}

extension Glyphs {
  /// A line of the list of changes.
  func spans(_ entry: ChangeEntry, isMarked: Bool) -> [Pen.Span] {
    let style = isMarked ? Palette.accent : Palette.plain
    let mark = mark(isMarked)
    let text = Pen.Span(typeset(entry.edit.sentence), style)
    switch entry.standing {
    case .holds: return [mark, text]
    case .replaced(let value):
      return [mark, text, Pen.Span("  the scene's code has set \(value) since", Palette.warning)]
    case .missing: return [mark, text, Pen.Span("  not there at present", Palette.warning)]
    }
  }
}
