import Cells

/// A list that is searched by typing, with the characters that match in the accent.
struct PickerPane {
  let picker: Picker
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    grid.fill(rect, style: Palette.plain)
    let room = max(0, rect.rows - 1)
    let first = ProblemList.first(marked: picker.line, count: picker.found.count, room: room)
    let shown = Array(picker.found.dropFirst(first).prefix(room))
    let width = columnWidth(of: shown, in: rect.columns)
    Pen.write(
      Pen.cut(title(width, rect.columns), to: rect.columns, ellipsis: glyphs.ellipsis),
      at: rect.column, row: rect.row, in: rect, of: &grid)
    for (row, match) in shown.enumerated() {
      let spans = spans(match, isMarked: row + first == picker.line, width: width)
      Pen.write(
        Pen.cut(spans, to: rect.columns, ellipsis: glyphs.ellipsis), at: rect.column,
        row: rect.row + 1 + row, in: rect, of: &grid)
    }
  }

  /// What is typed, the number of lines found, and why the marked one means nothing if its own line has
  /// no room for that.
  private func title(_ width: Int, _ columns: Int) -> [Pen.Span] {
    let marked = picker.found.indices.contains(picker.line) ? picker.found[picker.line] : nil
    let isCut = marked.map { Pen.width(of: spans($0, isMarked: true, width: width)) > columns }
    let obstacle = isCut == true ? picker.marked?.obstacle.map { "  " + $0 } : nil
    return [
      Pen.Span(" \(picker.source.title): ", Palette.strong),
      Pen.Span(picker.query.printable, Palette.accent), Pen.Span("_", Palette.accent),
      Pen.Span("  \(picker.found.count) of \(picker.entries.count)", Palette.quiet),
      Pen.Span(obstacle ?? "", Palette.quiet),
    ]
  }

  /// The columns of the texts: as many as they need, while the notes have what they need or a third.
  private func columnWidth(of shown: [Picker.Match], in columns: Int) -> Int {
    let entries = shown.map { picker.entries[$0.index] }
    let texts = entries.map { TextWidth.width(of: $0.text.text) }.max() ?? 0
    let notes = entries.map { TextWidth.width(of: $0.note.text) }.max() ?? 0
    return min(texts, max(columns / 3, columns - 4 - min(notes, columns / 3)))
  }

  /// `> rotate the device      r`, and why it means nothing at present.
  private func spans(_ match: Picker.Match, isMarked: Bool, width: Int) -> [Pen.Span] {
    let entry = picker.entries[match.index]
    let style =
      entry.obstacle != nil ? Palette.quiet : isMarked ? Palette.strong : Palette.plain
    let text = Pen.cut(
      spans(entry.text.text, match.text, style), to: width, ellipsis: glyphs.ellipsis)
    let blanks = String(repeating: " ", count: max(0, width - Pen.width(of: text)) + 2)
    let obstacle = entry.obstacle.map { "  " + $0 } ?? ""
    return [Pen.Span(isMarked ? "> " : "  ", Palette.accent)] + text + [Pen.Span(blanks)]
      + spans(note(of: entry), match.note, Palette.quiet) + [Pen.Span(obstacle, Palette.quiet)]
  }

  /// The note, with a sign for "x" between the sides of a device, which has one column as well.
  private func note(of entry: Picker.Entry) -> String {
    picker.source == .devices
      ? entry.note.text.replacing(" x ", with: " \(glyphs.times) ") : entry.note.text
  }

  /// A text in spans, with the characters at some offsets in the accent.
  private func spans(_ text: String, _ offsets: [Int], _ style: Style) -> [Pen.Span] {
    var spans: [Pen.Span] = []
    var rest = offsets[...]
    for (offset, character) in text.enumerated() {
      let isMatch = rest.first == offset
      if isMatch { rest.removeFirst() }
      let look = isMatch ? Palette.match : style
      if spans.last?.style == look {
        spans[spans.count - 1].text.append(character)
      } else {
        spans.append(Pen.Span(String(character), look))
      }
    }
    return spans.map { Pen.Span(glyphs.typeset($0.text), $0.style) }
  }
}

extension Palette {
  /// The characters that match what is typed: underlined, since the accent alone needs colour.
  static let match = Style(foreground: .palette(6), attributes: [.bold, .underline])
}
