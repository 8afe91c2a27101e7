import Cells

/// The rows below the header while `tenniel learn` runs: which step it is, what is still missing,
/// and what to do about it, with the keys that do it. A click on a key does what the key does.
struct LessonPane {
  let state: AppState
  let lesson: Lesson
  /// How far the lesson is; nil while the document is not edited.
  let progress: LessonProgress?
  let glyphs: Glyphs
  var keys = KeyMap.standard

  func draw(in rect: CellRect, on surface: inout Surface) {
    surface.fill(rect)
    drawRule(in: rect, on: &surface)
    let columns = rect.columns - 2
    var lines = Self.lines(of: spans(instruction), columns: columns)
    let subject = [Pen.Span(lesson.subject, Palette.quiet)]
    // The subject is told only where the instruction leaves room.
    if lines.count < rect.rows - 1, Pen.width(of: subject) <= columns {
      lines.insert(subject, at: 0)
    }
    let room = rect.rows - 1
    if lines.count > room, room > 0 {
      lines[room - 1] = Array(lines[(room - 1)...].joined(separator: [Pen.Span(" ")]))
    }
    for (line, row) in zip(lines, rect.row + 1..<rect.endRow) {
      surface.put(line, at: rect.column + 1, row: row, in: rect, columns: columns)
    }
  }

  /// What is to be done next.
  private var instruction: KeyedText {
    guard let progress else { return "\(.build) goes on with editing." }
    if let task = progress.task { return lesson.tasks[task].instruction }
    guard let index = state.lessonIndex, index + 1 < Lesson.all.count else { return lesson.outcome }
    let isOpen = state.keyContext == .panel || state.keyContext == .fields
    let next: KeyedText = "\(.scene(1)) goes on to the next step, \(.scene(-1)) back."
    return lesson.outcome + " " + (isOpen ? "\(.close), and then " : "") + next
  }

  // MARK: - The first row

  /// `── Step 3 of 10: Pin ────────────────── Name has no leading ──○○──`
  private func drawRule(in rect: CellRect, on surface: inout Surface) {
    surface.rule(row: rect.row, in: rect)
    let number = "Step \((state.lessonIndex ?? 0) + 1) of \(Lesson.all.count): "
    let title = [
      Pen.Span(" " + number, Palette.quiet), Pen.Span(lesson.title + " ", Palette.accent),
    ]
    let signs = Pen.width(of: marks)
    let room = rect.columns - 4 - Pen.width(of: title) - signs
    surface.put(title, at: rect.column + 2, row: rect.row, in: rect)
    let words = Pen.cut(standing, to: max(0, room), ellipsis: glyphs.ellipsis)
    let right = words + marks
    surface.put(
      right, at: max(rect.column, rect.endColumn - 2 - Pen.width(of: right)), row: rect.row,
      in: rect)
  }

  /// What is missing, or that nothing is.
  private var standing: [Pen.Span] {
    guard let progress else { return [] }
    guard let missing = progress.missing else { return [Pen.Span(" done ", Palette.accent)] }
    return [Pen.Span(" \(glyphs.typeset(missing)) ", Palette.warning)]
  }

  /// A sign for each task.
  private var marks: [Pen.Span] {
    guard let progress else { return [] }
    let signs = progress.done.map { $0 ? glyphs.met : glyphs.missed }.joined()
    return [Pen.Span(signs + " ", Palette.accent)]
  }

  // MARK: - Keys

  private func spans(_ text: KeyedText) -> [Pen.Span] {
    text.parts.map { part in
      switch part {
      case .words(let words): Pen.Span(glyphs.typeset(words))
      case .key(let command):
        Pen.Span(keys.name(of: command) ?? "", Palette.strong, command: command)
      }
    }
  }

  /// Spans broken at blanks into lines of a number of columns.
  private static func lines(of spans: [Pen.Span], columns: Int) -> [[Pen.Span]] {
    // A word is what stands between blanks: a key and the comma behind it are one word.
    var words: [[Pen.Span]] = [[]]
    for span in spans {
      for (index, piece) in span.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { words.append([]) }
        if !piece.isEmpty {
          words[words.count - 1].append(Pen.Span(String(piece), span.style, command: span.command))
        }
      }
    }
    var lines: [[Pen.Span]] = []
    for word in words where !word.isEmpty {
      if let line = lines.last, Pen.width(of: line) + 1 + Pen.width(of: word) <= columns {
        lines[lines.count - 1] += [Pen.Span(" ")] + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
