import Cells

/// A line that is typed: its label and the text so far, of which the part around the cursor is in
/// sight. A proposed text, which the first typed character replaces, is reversed. So is the
/// character at the cursor.
struct PromptLine {
  let prompt: Prompt
  let columns: Int
  let glyphs: Glyphs

  var spans: [Pen.Span] {
    let text = prompt.line
    let wanted = min(TextWidth.width(of: text.text) + 3, columns / 4)
    let left = max(columns / 2, columns - max(Self.room, wanted))
    let label = ShortenedItem.text(
      glyphs.typeset(prompt.label), toColumns: left, glyphs: glyphs.set
    )
    .cut(to: left, ellipsis: glyphs.ellipsis)
    let room = columns - TextWidth.width(of: label) - 2
    return [Pen.Span(label + ": ", Palette.strong)] + typed(in: room)
  }

  /// The typed text without the label.
  private func typed(in columns: Int) -> [Pen.Span] {
    let text = prompt.line
    let first = text.after.first
    let before = text.before.truncatedAtStart(
      toColumns: max(1, columns - 1), mark: glyphs.set.ellipsis)
    let style = prompt.isProposal ? Self.reversed : Palette.accent
    return [
      Pen.Span(before, style),
      Pen.Span(first.map(String.init) ?? "_", first == nil ? Palette.accent : Self.reversed),
      Pen.Span(String(text.after.dropFirst()), style),
    ]
  }

  /// The fewest columns for the typed text while the label has more than half of the line.
  private static let room = 12

  private static let reversed = Style(foreground: .palette(6), attributes: [.bold, .reverse])
}
