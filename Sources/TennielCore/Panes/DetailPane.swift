import Cells
import Foundation
import Stage

/// The details of the selected view: its present and previous frame, its intrinsic size and
/// priorities, and all constraints on it. Without a selection, the details of the screen.
struct DetailPane {
  let content: SceneSnapshot
  let details: ViewDetails?
  var inspected = Inspected()
  let state: AppState
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid, _ actions: inout ActionMap) {
    guard rect.rows > 0 else { return }
    let lines = lines(width: rect.columns - 1)
    // The first lines stay in place while the constraints below them scroll. What was asked for needs the room of all but
    // the first.
    let isTight = lines.asked.map { rect.rows - lines.head.count < $0.count } ?? false
    let head = min(isTight ? 1 : lines.head.count, rect.rows)
    for (row, spans) in lines.head.prefix(head).enumerated() {
      write(spans, row: rect.row + row, width: rect.columns, in: rect, of: &grid, &actions)
    }
    let room = rect.rows - head
    guard room > 0 else { return }
    // It is in sight with all that is said of it, as far as there is room.
    let start = lines.asked.map {
      $0.endIndex <= room ? 0 : min($0.startIndex, max(0, lines.body.count - room))
    }
    let first = min(
      (start ?? 0) + state.inspectorOffset, max(0, lines.body.count - room))
    let below = lines.body.count - first - room
    let keys = rect.columns < TreePane.wide ? "." : ". ,"
    let more = below <= 0 ? "" : " \(below) more: \(keys) "
    for (row, spans) in lines.body.dropFirst(first).prefix(room).enumerated() {
      let width = row == room - 1 ? rect.columns - more.count : rect.columns
      write(spans, row: rect.row + head + row, width: width, in: rect, of: &grid, &actions)
    }
    Pen.write(
      [Pen.Span(more, Palette.quiet, action: .scrollInspector(min(room, below)))],
      at: rect.endColumn - more.count, row: rect.endRow - 1, in: rect, of: &grid, &actions)
  }

  private func write(
    _ spans: [Pen.Span], row: Int, width: Int, in rect: CellRect, of grid: inout CellGrid,
    _ actions: inout ActionMap
  ) {
    let cut = Pen.cut([Pen.Span(" ")] + spans, to: width, ellipsis: glyphs.ellipsis)
    Pen.write(cut, at: rect.column, row: row, in: rect, of: &grid, &actions)
  }

  /// What is shown, and the lines of the body that the user has asked for: a constraint with all that is said of it, or
  /// why an edge is where it is.
  private typealias Lines = (head: [[Pen.Span]], body: [[Pen.Span]], asked: Range<Int>?)

  private func lines(width: Int) -> Lines {
    guard let view = state.selection.flatMap(content.view(at:)) else {
      return screenLines(width: width)
    }
    let constraints = DetailList.constraints(of: view.path, in: content)
    let own = constraints.filter { $0.items.first == view.path }
    let others = constraints.dropFirst(own.count)
    var body =
      inspected.reason.map { ReasonLines(width: width, glyphs: glyphs).lines(of: $0) + [[]] } ?? []
    var asked = body.isEmpty ? nil : 0..<body.count
    func add(_ constraints: [SceneConstraint]) {
      for (constraint, lines) in zip(constraints, lines(for: constraints, of: view, width: width)) {
        let start = body.count
        body += lines
        guard constraint.id == state.constraint, let details = inspected.constraint else {
          continue
        }
        body += ConstraintCard(details: details, glyphs: glyphs).lines(width: width)
        if !state.isEdgeInFront { asked = start..<body.count }
      }
    }
    add(own)
    body += contentLines(of: view, width: width)
    add(Array(others))
    return (head(of: view, width: width), body, asked)
  }

  /// The lines of constraints, each of which a click selects. If one is too long, the view's own name
  /// is left out at the beginning of all.
  private func lines(
    for constraints: [SceneConstraint], of view: SceneView, width: Int
  ) -> [[[Pen.Span]]] {
    let prefix = view.name + "."
    // A constraint is put into words once.
    let texts = constraints.map { glyphs.typeset($0.text) }
    let isTooLong = zip(constraints, texts).contains { constraint, text in
      text.hasPrefix(prefix)
        && TextWidth.width(of: whole(text, of: constraint)) + look(of: constraint).note.width
          > width - 2
    }
    return zip(constraints, texts).map { constraint, text in
      let text = isTooLong && text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
      return lines(for: constraint, whole(text, of: constraint), width: width).map { spans in
        spans.map { Pen.Span($0.text, $0.style, action: .chooseConstraint(constraint.id)) }
      }
    }
  }

  // MARK: - The selected view

  private func head(of view: SceneView, width: Int) -> [[Pen.Span]] {
    let isNarrow = width < TreePane.wide - 1
    let named = ShortenedItem.text(view.name, toColumns: width, glyphs: glyphs)
    let classRoom = width - TextWidth.width(of: named) - 2
    let className = view.className.shortenedName(toColumns: max(0, classRoom), glyphs: glyphs)
    let name: [Pen.Span] = [
      Pen.Span(named, Palette.accent),
      Pen.Span(classRoom < Self.leastClass ? "" : "  " + className, Palette.quiet),
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
    func label(_ text: String) -> Pen.Span {
      Pen.Span(text.padded(to: isNarrow ? 6 : 10), Palette.quiet)
    }
    let was = state.movedFrom[view.path].map {
      Pen.Span(frame($0, isNarrow: isNarrow), Palette.moved)
    }
    return [
      name + ambiguous,
      [label("frame"), Pen.Span(frame(view.solvedFrame, isNarrow: isNarrow))],
      [label("was"), was ?? Pen.Span(glyphs.none, Palette.quiet)],
    ] + content(isNarrow: isNarrow)
  }

  /// The fewest columns in which a class says something.
  private static let leastClass = 8

  /// `intrinsic 120 × 20  hug 251 250  resist 750 750`, the horizontal priorities before the
  /// vertical.
  private func content(isNarrow: Bool) -> [[Pen.Span]] {
    guard let details else { return [] }
    func side(_ length: CGFloat?) -> String { length.map { Number.text($0) } ?? glyphs.none }
    func pair(_ first: Float, _ second: Float) -> String {
      Number.text(Double(first)) + " " + Number.text(Double(second))
    }
    let (across, down) = (details.horizontal, details.vertical)
    let intrinsic = [
      Pen.Span("intrinsic ", Palette.quiet),
      Pen.Span(side(across.intrinsic) + " \(glyphs.times) " + side(down.intrinsic)),
    ]
    let priorities = [
      Pen.Span("hug ", Palette.quiet, action: .set(.hugging)),
      Pen.Span(pair(across.hugging, down.hugging), action: .set(.hugging)), Pen.Span("  "),
      Pen.Span("resist ", Palette.quiet, action: .set(.resistance)),
      Pen.Span(
        pair(across.compressionResistance, down.compressionResistance), action: .set(.resistance)),
    ]
    return isNarrow ? [intrinsic, priorities] : [intrinsic + [Pen.Span("  ")] + priorities]
  }

  private func frame(_ frame: CGRect, isNarrow: Bool) -> String {
    if isNarrow {
      return Number.text(frame.minX) + ", " + Number.text(frame.minY) + "  "
        + Number.text(frame.width) + " \(glyphs.times) " + Number.text(frame.height)
    }
    return (Number.text(frame.minX, places: 2) + ", " + Number.text(frame.minY, places: 2))
      .padded(to: 18) + Number.text(frame.width, places: 2) + " \(glyphs.times) "
      + Number.text(frame.height, places: 2)
  }

  // MARK: - Constraints

  /// The lines about lengths that differ from the intrinsic ones: `○ height == 100 hugged @ 250:
  /// stretched by 86.6`.
  private func contentLines(of view: SceneView, width: Int) -> [[Pen.Span]] {
    guard let details else { return [] }
    func lines(_ name: String, _ length: CGFloat, _ axis: ViewDetails.Axis) -> [[Pen.Span]] {
      guard let intrinsic = axis.intrinsic, abs(length - intrinsic) > 0.01 else { return [] }
      let (word, priority, effect) =
        length > intrinsic
        ? ("hugged", axis.hugging, "stretched") : ("held", axis.compressionResistance, "squeezed")
      return wrapped(
        "\(name) == \(Number.text(intrinsic)) \(word) @ \(Number.text(Double(priority))): "
          + "\(effect) by \(Number.text(abs(length - intrinsic)))",
        mark: Pen.Span(glyphs.missed), width: width)
    }
    return lines("width", view.solvedFrame.width, details.horizontal)
      + lines("height", view.solvedFrame.height, details.vertical)
  }

  /// A constraint and the distance by which it is missed: `● avatarView.bottom == chapterLabel.top
  /// − 10 @ 750`. Further lines have the rest if it is too long.
  private func lines(
    for constraint: SceneConstraint, _ text: String, width: Int
  ) -> [[Pen.Span]] {
    let (mark, note, style) = look(of: constraint)
    // The sign shows that a constraint is inactive; the word is added only if there is room.
    let isAlone = !constraint.isActive && TextWidth.width(of: text + note.text) > width - 2
    return wrapped(
      text, mark: mark, style: style, note: isAlone ? Pen.Span("") : note, width: width)
  }

  /// A text followed by a note, on as many lines as they take.
  private func wrapped(
    _ text: String, mark: Pen.Span, style: Style = Palette.plain, note: Pen.Span = Pen.Span(""),
    width: Int
  ) -> [[Pen.Span]] {
    let room = width - 2
    if TextWidth.width(of: text + note.text) <= room {
      return [[mark, Pen.Span(" " + text, style), note]]
    }
    let lines = text.lines(first: room, others: room - 2) {
      ShortenedItem.text($0, toColumns: $1, glyphs: glyphs)
    }
    // A note is never alone behind the indentation of a text.
    let isNoteApart =
      lines.count == 1 || TextWidth.width(of: (lines.last ?? "") + note.text) + 2 > room
    var spans = lines.enumerated().map { index, line in
      index == 0 ? [mark, Pen.Span(" " + line, style)] : [Pen.Span("    " + line, style)]
    }
    if !isNoteApart {
      spans[spans.count - 1].append(note)
    } else if !note.text.isEmpty {
      spans.append([Pen.Span(" "), note])
    }
    return spans
  }

  /// The relation of a constraint with its identifier and priority.
  private func whole(_ text: String, of constraint: SceneConstraint) -> String {
    var text = text
    if !constraint.isRequired { text += " @ " + Number.text(Double(constraint.priority)) }
    return (constraint.identifier.map { $0 + ": " } ?? "") + text
  }

  /// The sign before a constraint, the note after it, and the style of its text.
  private func look(
    of constraint: SceneConstraint
  ) -> (mark: Pen.Span, note: Pen.Span, style: Style) {
    let offBy = "off by \(Number.text(constraint.violation))"
    if !constraint.isActive {
      return (
        Pen.Span(glyphs.inactive, Palette.quiet), Pen.Span("  inactive", Palette.quiet),
        Palette.quiet
      )
    }
    if constraint.isBroken {
      return (
        Pen.Span(glyphs.broken, Palette.problem), Pen.Span("  broken, " + offBy, Palette.problem),
        Palette.problem
      )
    }
    if constraint.violation > 0.01 {
      return (Pen.Span(glyphs.missed), Pen.Span("  " + offBy, Palette.quiet), Palette.plain)
    }
    let style = constraint.origin == .scene ? Palette.plain : Palette.quiet
    if constraint.id == state.constraint {
      return (Pen.Span(glyphs.selected, Palette.accent), Pen.Span(""), Palette.accent)
    }
    return (Pen.Span(glyphs.met, Palette.quiet), Pen.Span(""), style)
  }

  // MARK: - The screen

  private func screenLines(width: Int) -> Lines {
    let screen = state.screen
    let isNarrow = width < TreePane.wide - 1
    func row(_ label: String, _ text: String, _ action: Action? = nil) -> [Pen.Span] {
      [
        Pen.Span(label.padded(to: isNarrow ? 10 : 12), Palette.quiet, action: action),
        Pen.Span(text, action: action),
      ]
    }
    let insets = screen.safeAreaInsets
    let sides = [
      (insets.top, "top"), (insets.left, "left"), (insets.bottom, "bottom"),
      (insets.right, "right"),
    ].filter { $0.0 != 0 }.map { "\(Number.text($0.0)) \($0.1)" }
    // The last insets are on a line of their own if there is no room for all on the first.
    let split = isNarrow && sides.count > 2 ? 2 : sides.count
    var safeArea = [
      row("safe area", sides.isEmpty ? "the whole screen" : sides[..<split].joined(separator: ", "))
    ]
    if split < sides.count { safeArea.append(row("", sides[split...].joined(separator: ", "))) }
    let bars: [(SimulatedScreen.Bars, String)] = [
      (.status, "status"), (.navigation, "navigation"), (.tab, "tab"),
    ]
    let shown = bars.filter { screen.bars.contains($0.0) }.map(\.1)
    return (
      [
        [
          Pen.Span("screen", Palette.strong),
          Pen.Span(
            isNarrow ? "  tab selects a view" : "  tab or a click selects a view", Palette.quiet),
        ]
      ],
      (screen.isResized ? screen.device.map { [row("resized", $0.name)] } ?? [] : []) + safeArea + [
        row("margins", "\(Number.text(screen.layoutMargin)) at the sides"),
        row("bars", shown.isEmpty ? "none" : shown.joined(separator: ", "), .bars),
        row(
          "text",
          "\(screen.textSize.rawValue), " + (screen.hasBoldText ? "bold, " : "")
            + (screen.direction == .rightToLeft ? "right to left" : "left to right"),
          .step(.textSize, 1)),
        row(
          "interface",
          ScreenChoice.interfaceStyle.word(on: screen)
            + (screen.reducesMotion ? ", reduced motion" : ""),
          .step(.interfaceStyle, 1)),
        row("pixels", "\(Number.text(screen.scale)) a point"),
        row("views", "\(content.views.count)"),
      ], nil
    )
  }
}

extension String {
  /// The text cut to a width, with a sign at the end if it is cut.
  func cut(to width: Int, ellipsis: String) -> String {
    Pen.cut([Pen.Span(self)], to: width, ellipsis: ellipsis).map(\.text).joined()
  }
}
