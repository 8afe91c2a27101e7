import Cells
import Foundation
import Stage

/// What there is to know about the selected view: its frame now and before, what its content asks
/// for, and every constraint that names it. Without a selection, the screen.
struct DetailPane {
  let content: SceneSnapshot
  let details: ViewDetails?
  let state: AppState
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    guard rect.rows > 0 else { return }
    let lines = lines(width: rect.columns)
    // The first lines stay while the constraints below them scroll.
    let head = min(lines.head.count, rect.rows)
    for (row, spans) in lines.head.prefix(head).enumerated() {
      write(spans, row: rect.row + row, in: rect, of: &grid)
    }
    let room = rect.rows - head
    guard room > 0 else { return }
    let first = min(state.inspectorOffset, max(0, lines.body.count - room))
    for (row, spans) in lines.body.dropFirst(first).prefix(room).enumerated() {
      write(spans, row: rect.row + head + row, in: rect, of: &grid)
    }
    let below = lines.body.count - first - room
    if below > 0 {
      let text = " +\(below) more: . , "
      Pen.write(
        [Pen.Span(text, Palette.quiet)], at: rect.endColumn - text.count, row: rect.endRow - 1,
        in: rect, of: &grid)
    }
  }

  private func write(_ spans: [Pen.Span], row: Int, in rect: CellRect, of grid: inout CellGrid) {
    let cut = Pen.cut([Pen.Span(" ")] + spans, to: rect.columns, ellipsis: glyphs.ellipsis)
    Pen.write(cut, at: rect.column, row: row, in: rect, of: &grid)
  }

  private typealias Lines = (head: [[Pen.Span]], body: [[Pen.Span]])

  private func lines(width: Int) -> Lines {
    guard let view = state.selection.flatMap(content.view(at:)) else { return screenLines }
    let constraints = content.constraints(of: view.path)
    // What the view itself is held by comes before what is held by the view.
    let own = constraints.filter { $0.items.first == view.path }
    let others = constraints.filter { $0.items.first != view.path }
    return (head(of: view), (own + others).map { line($0, of: view, width: width) })
  }

  // MARK: - The selected view

  private func head(of view: SceneView) -> [[Pen.Span]] {
    let name: [Pen.Span] = [
      Pen.Span(view.name, Palette.accent), Pen.Span("  " + view.className, Palette.quiet),
      Pen.Span(view.isHidden ? "  hidden" : "", Palette.quiet),
    ]
    let ambiguous =
      view.ambiguous.isEmpty
      ? []
      : [
        Pen.Span(
          "  \(glyphs.ambiguous) ambiguous: " + view.ambiguous.joined(separator: ", "),
          Palette.warning)
      ]
    let was = state.movedFrom[view.path]
    return [
      name + ambiguous,
      [Pen.Span("frame     ", Palette.quiet), Pen.Span(frame(view.solvedFrame))],
      [Pen.Span("was       ", Palette.quiet)]
        + (was.map { [Pen.Span(frame($0), Palette.moved)] }
          ?? [Pen.Span(glyphs.none, Palette.quiet)]),
      contentLine,
    ]
  }

  /// `intrinsic 120 × 20  hug 251 250  resist 750 750`, horizontal before vertical.
  private var contentLine: [Pen.Span] {
    guard let details else { return [] }
    func side(_ length: CGFloat?) -> String { length.map { Number.text($0) } ?? glyphs.none }
    func pair(_ first: Float, _ second: Float) -> String {
      Number.text(Double(first)) + " " + Number.text(Double(second))
    }
    let (across, down) = (details.horizontal, details.vertical)
    return [
      Pen.Span("intrinsic ", Palette.quiet),
      Pen.Span(side(across.intrinsic) + " \(glyphs.times) " + side(down.intrinsic)),
      Pen.Span("  hug ", Palette.quiet), Pen.Span(pair(across.hugging, down.hugging)),
      Pen.Span("  resist ", Palette.quiet),
      Pen.Span(pair(across.compressionResistance, down.compressionResistance)),
    ]
  }

  private func frame(_ frame: CGRect) -> String {
    Number.column(frame.minX, places: 2, width: 7) + ", "
      + Number.text(frame.minY, places: 2).padded(to: 9)
      + Number.column(frame.width, places: 2, width: 7) + " \(glyphs.times) "
      + Number.text(frame.height, places: 2)
  }

  // MARK: - Constraints

  /// `● avatarView.bottom == chapterLabel.top − 10 @ 750`, and what it misses by.
  private func line(
    _ constraint: SceneConstraint, of view: SceneView, width: Int
  ) -> [Pen.Span] {
    let mark: Pen.Span
    var note: [Pen.Span] = []
    var style = Palette.plain
    if !constraint.isActive {
      mark = Pen.Span(glyphs.inactive, Palette.quiet)
      style = Palette.quiet
      note = [Pen.Span("  inactive", Palette.quiet)]
    } else if constraint.isBroken {
      mark = Pen.Span(glyphs.broken, Palette.problem)
      style = Palette.problem
      note = [Pen.Span("  broken, off by \(Number.text(constraint.violation))", Palette.problem)]
    } else if constraint.violation > 0.01 {
      mark = Pen.Span(glyphs.missed)
      note = [Pen.Span("  off by \(Number.text(constraint.violation))", Palette.quiet)]
    } else {
      mark = Pen.Span(glyphs.met, Palette.quiet)
    }
    var text = glyphs.typeset(constraint.text)
    // The view's own name is the first to go where the line is too long.
    let room = width - 3 - Pen.width(of: note)
    if TextWidth.width(of: text) > room, text.hasPrefix(view.name + ".") {
      text = String(text.dropFirst(view.name.count + 1))
    }
    text = text.cut(to: room, ellipsis: glyphs.ellipsis)
    return [mark, Pen.Span(" " + text, style)] + note
  }

  // MARK: - The screen

  private var screenLines: Lines {
    let screen = state.screen
    let safe = screen.safeAreaInsets
    func row(_ label: String, _ text: String) -> [Pen.Span] {
      [Pen.Span(label.padded(to: 12), Palette.quiet), Pen.Span(text)]
    }
    let bars: [(SimulatedScreen.Bars, String)] = [
      (.status, "status"), (.navigation, "navigation"), (.tab, "tab"),
    ]
    let shown = bars.filter { screen.bars.contains($0.0) }.map(\.1)
    return (
      [
        [
          Pen.Span("screen", Palette.strong),
          Pen.Span("  tab or a click selects a view", Palette.quiet),
        ]
      ],
      [
        row(
          "safe area",
          "\(Number.text(safe.top)) top, \(Number.text(safe.left)) left, "
            + "\(Number.text(safe.bottom)) bottom, \(Number.text(safe.right)) right"),
        row("margins", "\(Number.text(screen.layoutMargin)) at the sides"),
        row("bars", shown.isEmpty ? "none" : shown.joined(separator: ", ")),
        row(
          "text",
          "\(screen.textSize.rawValue), "
            + (screen.direction == .rightToLeft ? "right to left" : "left to right")),
        row("pixels", "\(Number.text(screen.scale)) a point"),
        row("views", "\(content.views.count)"),
      ]
    )
  }
}

extension String {
  /// The text cut to a width, with a sign at the end where something is missing.
  func cut(to width: Int, ellipsis: String) -> String {
    Pen.cut([Pen.Span(self)], to: width, ellipsis: ellipsis).map(\.text).joined()
  }
}
