import Cells
import Stage

/// The details of the selected view: its present and previous frame, its intrinsic size and
/// priorities, and all constraints on it. Without a selection, the details of the screen.
struct DetailPane {
  let content: SceneSnapshot
  let details: ViewDetails?
  var inspected = Inspected()
  let state: AppState
  let glyphs: Glyphs

  func draw(in rect: CellRect, on surface: inout Surface) {
    guard rect.rows > 0 else { return }
    let lines = lines(width: rect.columns - 1)
    let (head, start) = parts(of: lines, in: rect)
    for (row, spans) in lines.head.prefix(head).enumerated() {
      surface.write([Pen.Span(" ")] + spans, row: rect.row + row, in: rect)
    }
    let room = rect.rows - head
    guard room > 0 else { return }
    let first = min(start + state.panes.inspector.offset, max(0, lines.body.count - room))
    let below = lines.body.count - first - room
    let more = below <= 0 ? "" : " \(glyphs.below) \(below) more "
    for (row, spans) in lines.body.dropFirst(first).prefix(room).enumerated() {
      let width = row == room - 1 ? rect.columns - TextWidth.width(of: more) : rect.columns
      surface.write(
        [Pen.Span(" ")] + spans, row: rect.row + head + row, in: rect, columns: width)
    }
    surface.put(
      [Pen.Span(more, Palette.quiet, command: .scrollInspector(min(room, below)))],
      at: rect.endColumn - TextWidth.width(of: more), row: rect.endRow - 1, in: rect)
  }

  /// The number of lines that stay in place, and the first scrolling line that is in sight before
  /// anything is scrolled.
  private func parts(of lines: Lines, in rect: CellRect) -> (head: Int, start: Int) {
    // Where room is short, only the first line stays in place: the lines that were asked for need
    // it.
    let isTight = lines.asked.map { rect.rows - lines.head.count < $0.count } ?? false
    let head = min(isTight ? 1 : lines.head.count, rect.rows)
    let room = rect.rows - head
    // The lines that were asked for are in sight down to the last, as far as there is room.
    let start = lines.asked.map {
      $0.endIndex <= room ? 0 : min($0.startIndex, max(0, lines.body.count - room))
    }
    return (head, start ?? 0)
  }

  /// The greatest number of lines by which the details can be scrolled.
  func scrollRange(in rect: CellRect) -> Int {
    let lines = lines(width: rect.columns - 1)
    let (head, start) = parts(of: lines, in: rect)
    return max(0, lines.body.count - (rect.rows - head) - start)
  }

  /// The lines that stay in place, the lines that scroll, and the part of the latter that the user
  /// has asked for: a constraint with its card, or why an edge is where it is.
  typealias Lines = (head: [[Pen.Span]], body: [[Pen.Span]], asked: Range<Int>?)

  private func lines(width: Int) -> Lines {
    var lines = linesOfSelection(width: width)
    guard let before = inspected.before else { return lines }
    let listed = [[Pen.Span(before.title, Palette.strong)]] + before.differences.map(line) + [[]]
    lines.body = listed + lines.body
    let asked = lines.asked.map { $0.startIndex + listed.count..<$0.endIndex + listed.count }
    lines.asked = asked ?? listed.indices
    return lines
  }

  private func linesOfSelection(width: Int) -> Lines {
    guard let view = state.focus.view.flatMap(content.view(at:)) else {
      return screenLines(width: width)
    }
    let constraints = DetailList.constraints(of: view.path, in: content)
    let own = constraints.filter { $0.items.first == view.path }
    let others = constraints.dropFirst(own.count)
    // Only one reason is told: the edge's or the constraint's, whichever was asked for last.
    let edge = state.focus.constraint == nil || state.focus.isEdgeInFront ? inspected.reason : nil
    let reasons = ReasonLines(width: width, glyphs: glyphs)
    var body = edge.map { reasons.lines(of: $0, isSum: state.focus.isSum) + [[]] } ?? []
    var asked = body.isEmpty ? nil : 0..<body.count
    func add(_ constraints: [SceneConstraint]) {
      for (constraint, lines) in zip(constraints, lines(for: constraints, of: view, width: width)) {
        let start = body.count
        body += lines
        guard constraint.id == state.focus.constraint, let details = inspected.constraint else {
          continue
        }
        body += ConstraintCard(
          details: details, saysWhy: edge == nil, isSum: state.focus.isSum, glyphs: glyphs
        ).lines(width: width)
        if !state.focus.isEdgeInFront { asked = start..<body.count }
      }
    }
    add(own)
    body += contentLines(of: view, width: width)
    add(Array(others))
    return (head(of: view, width: width), body, asked)
  }
}

extension String {
  /// The text cut to a width, with a sign at the end if it is cut.
  func cut(to width: Int, ellipsis: String) -> String {
    Pen.cut([Pen.Span(self)], to: width, ellipsis: ellipsis).map(\.text).joined()
  }
}
