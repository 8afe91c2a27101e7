import Cells
import Stage

/// The row above the hints. On the left is a message, or else what is selected, if no inspector
/// says it, and what the zoom hides. On the right are
/// the numbers of conflicts, of ambiguous and misplaced views and of other problems. A message that
/// takes the whole row replaces the numbers, and a longer message begins in the rows above. A click
/// on a number lists the problems, and a click on the words about the zoom changes the zoom.
struct StatusPane {
  let state: AppState
  var wall: WallLayout?
  let content: SceneSnapshot
  /// The number of texts that the picture cuts, but the device does not.
  var shortened: Int
  /// The keys that show more of them.
  var remedy: TextRemedy?
  /// The number of lines of constraints for which the picture has no room.
  var undrawnLines = 0
  let glyphs: Glyphs
  /// The marked picture of the wall. On the wall its problems are told, and not the problems of the
  /// screen that is shown when the wall is closed.
  var markedPicture: WallPicture?

  func draw(in rect: CellRect, on surface: inout Surface) {
    let (lines, isEnd) = drawBeginning(above: rect, on: &surface)
    // Beside the last of several lines, numbers would read as the end of the sentence.
    let (message, counts) = isEnd ? (lines.last ?? [], []) : texts(in: rect.columns - 2, lines)
    let right = counts.map { Pen.Span($0.text, $0.style, command: .problems) }
    let width = Pen.width(of: right)
    surface.write(
      [Pen.Span(" ")] + message, row: rect.row, in: rect, columns: rect.columns - width - 1)
    if width <= rect.columns {
      surface.put(right, at: rect.endColumn - width, row: rect.row, in: rect)
    }
  }

  /// Draws all lines but the last of a message in several, in rows above the status row.
  /// - Returns: The texts for the status row, from the longest to the shortest, and whether they
  ///   are the end of a message that begins in the rows above.
  private func drawBeginning(
    above rect: CellRect, on surface: inout Surface
  ) -> (lines: [[Pen.Span]], isEnd: Bool) {
    let messages = messages(columns: rect.columns - 2)
    guard let text = state.message.map(glyphs.typeset) else { return (messages, false) }
    var lines = text.lines(ofColumns: max(1, rect.columns - 2)).suffix(rect.row)
    var isPrompt = false
    if case .prompt = state.overlay {
      // The typed text stays in the status row, and what is wrong with it is said above.
      isPrompt = true
      lines.append("")
    }
    let rows = rect.at(row: rect.row - lines.count + 1, rows: lines.count - 1)
    surface.fill(rows)
    surface.write(lines: lines.dropLast().map { [Pen.Span(" " + $0)] }, from: rows.row, in: rows)
    return isPrompt
      ? (messages, false) : (lines.last.map { [[Pen.Span($0)]] } ?? [], lines.count > 1)
  }

  /// The longest texts of both sides that fit. The words about the zoom are shortened before the
  /// numbers.
  private func texts(
    in columns: Int, _ messages: [[Pen.Span]]
  ) -> (message: [Pen.Span], counts: [Pen.Span]) {
    let blank = [Pen.Span(" ")]
    let numbers =
      markedPicture.map { [glyphs.problems($0.finding.problems, in: columns * 2 / 3)] }
      ?? LayoutCounts(content, in: state, glyphs: glyphs).texts
    let counts = numbers.map { $0 + blank }
    // What is selected is said here alone, and the numbers are shortened before it is.
    for message in messages where !selectionWords.isEmpty && !state.hasWords {
      let room = columns - Pen.width(of: message)
      if let counts = counts.first(where: { Pen.width(of: $0) <= room }) {
        return (message, counts)
      }
    }
    for counts in counts {
      let room = columns - Pen.width(of: counts)
      if let message = messages.first(where: { Pen.width(of: $0) <= room }) {
        return (message, counts)
      }
    }
    // A message is gone with the next key, and is read first.
    return (messages.last ?? [], !state.hasWords ? counts.last ?? [] : [])
  }

  /// The words on the left, from the longest to the shortest text: a prompt, what is seen and
  /// edited, or what the zoom hides.
  private func messages(columns: Int) -> [[Pen.Span]] {
    if case .prompt(let prompt) = state.overlay {
      return [PromptLine(prompt: prompt, columns: columns, glyphs: glyphs).spans]
    }
    if ListedProblems(state, on: content).previewedRepair != nil {
      // The canvas of a document draws views where the document has them.
      let verb = state.building == nil ? "be" : "run"
      return [[Pen.Span("as it would \(verb) with the marked repair", Palette.accent)]]
    }
    if let wall = state.wall { return [wallWords(wall)] }
    if let field = state.focus.editedField {
      return [
        printed + [Pen.Span("typing into \(field): esc ends", Palette.accent, command: .endEditing)]
      ]
    }
    var rest: [String] = []
    if state.display.layers.ownFrames, state.foreignDesign != nil {
      rest.append("v: not at this size")
    }
    if state.motion.demo != nil { rest.append("tour: any key ends it") }
    let selected = selectionWords
    let texts = [zoomWords, Array(zoomWords.prefix(1)), []].map { words in
      let text = ([words.joined(separator: ", ")] + rest).filter { !$0.isEmpty }
        .joined(separator: "   ")
      let gap = text.isEmpty || selected.isEmpty ? "" : "   "
      return (selected.first ?? [])
        + [Pen.Span(gap), Pen.Span(text, Palette.quiet, command: remedy?.command ?? .zoom)]
    }
    return (texts + selected.dropFirst()).map { printed + $0 }
  }

  /// The selected constraint, or else the selected view and its frame, from the longest to the
  /// shortest words; none where an inspector shows them.
  private var selectionWords: [[Pen.Span]] {
    guard state.layout?.inspector == nil, let view = state.focus.view.flatMap(content.view(at:))
    else { return [] }
    if let constraint = content.constraints(of: view.path).first(where: {
      $0.id == state.focus.constraint
    }) {
      return [[Pen.Span(glyphs.typeset(constraint.text), Palette.accent)]]
    }
    let name = Pen.Span(view.name, Palette.accent)
    return [[name, Pen.Span("  " + glyphs.text(of: view.solvedFrame))], [name]]
  }

  /// What the zoom hides, and the name of a zoom other than the default.
  private var zoomWords: [String] {
    var words: [String] = []
    if shortened > 0 {
      words.append(
        remedy?.words(of: shortened)
          ?? "zoom hides \(shortened) text\(shortened == 1 ? "" : "s")")
    }
    if undrawnLines > 0 {
      words.append("no room for \(undrawnLines) line\(undrawnLines == 1 ? "" : "s")")
    }
    if state.display.zoom != .shape { words.append(state.display.shownZoom.name) }
    return words
  }

  /// The number of lines that the scene has printed since the console was last open.
  private var printed: [Pen.Span] {
    state.panes.console.output.announcement.map {
      [Pen.Span($0 + "   ", Palette.accent, command: .console)]
    }
      ?? []
  }

  /// What differs on the wall, and how many screens are out of sight.
  private func wallWords(_ shown: Wall) -> [Pen.Span] {
    let hidden = [
      (wall?.before ?? 0, glyphs.up), (wall?.after ?? 0, glyphs.down),
    ].filter { $0.0 > 0 }.map { "   \($0.1) \($0.0) more" }.joined()
    return [
      Pen.Span("the wall: \(shown.kind.rawValue)\(shown.order.words)", Palette.strong),
      Pen.Span(hidden, Palette.quiet),
    ]
  }
}

extension AppState {
  /// Whether the row of the status has words that are read before all else.
  var hasWords: Bool {
    if case .prompt = overlay { return true }
    return message != nil
  }
}
