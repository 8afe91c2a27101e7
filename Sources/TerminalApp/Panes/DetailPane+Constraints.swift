import Cells
import Documents
import Stage

/// The lines of constraints.
extension DetailPane {
  /// The lines of constraints. A click on a line selects its constraint. If any constraint is too
  /// long, all leave out the view's own name at their beginning.
  func lines(
    for constraints: [SceneConstraint], of view: SceneView, width: Int
  ) -> [[[Pen.Span]]] {
    let own = constraints.first { $0.items.first == view.path }?.firstItem ?? view.name
    let prefix = glyphs.typeset(own) + "."
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
        spans.map { Pen.Span($0.text, $0.style, command: .chooseConstraint(constraint.id)) }
      }
    }
  }

  /// A constraint and the distance by which it is missed: `● avatarView.bottom == chapterLabel.top
  /// − 10 @ 750`. A long text goes on in further lines.
  private func lines(
    for constraint: SceneConstraint, _ text: String, width: Int
  ) -> [[Pen.Span]] {
    let (mark, note, style) = look(of: constraint)
    // The sign shows that a constraint is inactive; the word is added only if there is room.
    let isAlone = !constraint.isActive && TextWidth.width(of: text + note.text) > width - 2
    return wrapped(
      text, mark: mark, style: style, note: isAlone ? Pen.Span("") : note, width: width)
  }

  /// A text followed by a note, on as many lines as both take.
  func wrapped(
    _ text: String, mark: Pen.Span, style: Style = Palette.plain, note: Pen.Span = Pen.Span(""),
    width: Int
  ) -> [[Pen.Span]] {
    let room = width - 2
    if TextWidth.width(of: text + note.text) <= room {
      return [[mark, Pen.Span(" " + text, style), note]]
    }
    let lines = text.lines(first: room, others: room - 2) {
      ShortenedItem.text($0, toColumns: $1, glyphs: glyphs.set)
    }
    // A note that has a line to itself is not indented as the text is.
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
    return (constraint.shownIdentifier.map { $0 + ": " } ?? "") + text
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
    if constraint.id == state.focus.constraint {
      return (Pen.Span(glyphs.selected, Palette.accent), Pen.Span(""), Palette.accent)
    }
    return (Pen.Span(glyphs.met, Palette.quiet), Pen.Span(""), style)
  }
}
