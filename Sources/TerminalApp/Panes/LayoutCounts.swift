import Documents
import Stage

/// How much of a layout wants attention: conflicts, ambiguous and misplaced views, and other
/// problems without hints.
struct LayoutCounts {
  let conflicts: Int
  let ambiguous: Int
  let misplaced: Int
  let others: Int
  /// Whether a message stands before the numbers, which then say that there is nothing in whole
  /// words or not at all.
  let isBesideMessage: Bool
  let glyphs: Glyphs

  init(_ content: SceneSnapshot, in state: AppState, glyphs: Glyphs) {
    conflicts = content.conflictCount
    ambiguous = content.ambiguousCount
    misplaced = state.misplaced.count
    others =
      content.problems.count {
        $0.kind != .conflict && $0.kind != .ambiguous && $0.severity != .hint
      } + state.shownDocument.notes.count { !$0.isHint }
    isBesideMessage = state.hasWords
    self.glyphs = glyphs
  }

  /// The numbers as texts, from the longest to the shortest: in words that also say what there is
  /// none of, in words without that, by signs, and as one number. The two texts in between are for
  /// misplaced views, which the one number doesn't tell from other problems.
  var texts: [[Pen.Span]] {
    var texts = [listed(isComplete: true)]
    if misplaced > 0 { texts += [listed(isComplete: false), signs.joined(by: "  ")] }
    if signs.isEmpty, !isBesideMessage { texts.append([Pen.Span("no problems", Palette.quiet)]) }
    if others > 0 || misplaced > 0 { texts.append([total]) }
    return texts
  }

  /// The sign and the number of each kind that the layout has: `?2 ~1`.
  var signs: [Pen.Span] {
    [
      (glyphs.warning, conflicts + others, conflicts > 0 ? Palette.problem : Palette.warning),
      (glyphs.ambiguous, ambiguous, Palette.warning),
      (glyphs.misplaced, misplaced, Palette.ownFrame),
    ].filter { $0.1 > 0 }.map { Pen.Span("\($0)\($1)", $2) }
  }

  private func listed(isComplete: Bool) -> [Pen.Span] {
    var words: [Pen.Span] = []
    if conflicts > 0 {
      words.append(Pen.Span("\(glyphs.warning) \(counted(conflicts, "conflict"))", Palette.problem))
    } else if isComplete {
      words.append(Pen.Span("no conflicts", Palette.quiet))
    }
    if ambiguous > 0 {
      words.append(Pen.Span("\(glyphs.ambiguous) \(ambiguous) ambiguous", Palette.warning))
    } else if isComplete {
      words.append(Pen.Span("nothing ambiguous", Palette.quiet))
    }
    if misplaced > 0 {
      words.append(Pen.Span("\(glyphs.misplaced) \(misplaced) misplaced", Palette.ownFrame))
    }
    let kind = conflicts + ambiguous + misplaced > 0 ? "other problem" : "problem"
    if others > 0 { words.append(Pen.Span(counted(others, kind), Palette.warning)) }
    return words.joined(by: ", ")
  }

  private var total: Pen.Span {
    Pen.Span(
      "\(glyphs.warning) \(counted(conflicts + ambiguous + misplaced + others, "problem"))",
      conflicts > 0 ? Palette.problem : Palette.warning)
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension [Pen.Span] {
  /// The spans with a text between each two.
  fileprivate func joined(by text: String) -> [Pen.Span] {
    Array(map { [$0] }.joined(separator: [Pen.Span(text, Palette.quiet)]))
  }
}
