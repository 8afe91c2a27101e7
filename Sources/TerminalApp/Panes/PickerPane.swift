import Cells
import Wording

/// A list that is searched by typing, with the characters that match in the accent.
struct PickerPane {
  let picker: Picker
  let glyphs: Glyphs

  func draw(in rect: CellRect, on surface: inout Surface) {
    surface.fill(rect)
    let list = picker.list(in: rect)
    let shown = Array(picker.found[list.lines])
    let width = columnWidth(of: shown, in: rect.columns)
    surface.write(title(width, rect.columns), row: rect.row, in: rect)
    for (line, match) in zip(list.lines, shown) {
      let spans = spans(match, isMarked: line == picker.line, width: width)
      let obstacle = picker.entries[match.index].obstacle
      let reason = obstacle.flatMap { Self.reason($0, in: rect.columns - Pen.width(of: spans)) }
      surface.write(
        spans + [Pen.Span(reason ?? "", Palette.quiet)], row: list.row(of: line), in: rect)
    }
  }

  /// What is typed, the number of lines found, and why the marked line means nothing, if that line
  /// has no room to say so.
  private func title(_ width: Int, _ columns: Int) -> [Pen.Span] {
    let title = [
      Pen.Span(" \(picker.title): ", Palette.strong),
      Pen.Span(picker.query.printable, Palette.accent), Pen.Span("_", Palette.accent),
      Pen.Span("  \(picker.found.count) of \(picker.entries.count)", Palette.quiet),
    ]
    guard let obstacle = picker.marked?.obstacle else { return title }
    let line = spans(picker.found[picker.line], isMarked: true, width: width)
    if columns - Pen.width(of: line) >= TextWidth.width(of: obstacle) + 2 { return title }
    let short = Self.reason(obstacle, in: columns - Pen.width(of: title)) ?? "  " + obstacle
    return title + [Pen.Span(short, Palette.quiet)]
  }

  /// Why a line means nothing: the whole reason, or its main clause if only that fits; nil without
  /// room for either.
  private static func reason(_ text: String, in columns: Int) -> String? {
    [text[...], text.prefix { $0 != ":" }, text.prefix { !":,".contains($0) }]
      .map { "  " + $0 }.first { TextWidth.width(of: $0) <= columns }
  }

  /// The columns of the texts: as many as the texts need, but the notes keep what they need, up to
  /// a third of all columns.
  private func columnWidth(of shown: [Picker.Match], in columns: Int) -> Int {
    let entries = shown.map { picker.entries[$0.index] }
    let texts = entries.map { TextWidth.width(of: $0.text.text) }.max() ?? 0
    let notes = entries.map { TextWidth.width(of: $0.note.text) }.max() ?? 0
    return min(texts, max(columns / 3, columns - 4 - min(notes, columns / 3)))
  }

  /// `▸ rotate the device      r`
  private func spans(_ match: Picker.Match, isMarked: Bool, width: Int) -> [Pen.Span] {
    let entry = picker.entries[match.index]
    let style =
      entry.obstacle != nil ? Palette.quiet : isMarked ? Palette.strong : Palette.plain
    let text = Pen.cut(
      spans(entry.text.text, match.text, style, in: width), to: width, ellipsis: glyphs.ellipsis)
    let blanks = String(repeating: " ", count: max(0, width - Pen.width(of: text)) + 2)
    return [glyphs.mark(isMarked)] + text + [Pen.Span(blanks)]
      + spans(note(of: entry), match.note, Palette.quiet)
  }

  /// The note, with a sign in place of the "x" between the sides of a device. The sign has one
  /// column too.
  private func note(of entry: Picker.Entry) -> String {
    picker.source == .devices
      ? entry.note.text.replacing(" x ", with: " \(glyphs.times) ") : entry.note.text
  }

  /// A text in spans, with the characters at some offsets in the accent. If a view or a constraint
  /// is too long, its longest words lose their beginnings.
  private func spans(
    _ text: String, _ offsets: [Int], _ style: Style, in columns: Int = .max
  ) -> [Pen.Span] {
    let characters = Array(text)
    let isLong = picker.source == .items && TextWidth.width(of: text) > columns
    let shown =
      isLong
      ? ShortenedItem.offsets(of: text, toColumns: columns)
      : characters.indices.map(Optional.some)
    let matches = Set(offsets)
    var spans: [Pen.Span] = []
    for offset in shown {
      let isMatch = offset.map(matches.contains) ?? false
      let character = offset.map { characters[$0] } ?? Character(glyphs.ellipsis)
      let look = isMatch ? Palette.match : style
      if spans.last?.style == look {
        spans[spans.count - 1].text.append(character)
      } else {
        spans.append(Pen.Span(String(character), look))
      }
    }
    // The characters of keys and operators are not typeset as in a formula: they are to be typed.
    if picker.source == .commands || picker.source == .help { return spans }
    return spans.map { Pen.Span(glyphs.typeset($0.text), $0.style) }
  }
}

extension Palette {
  /// The characters that match what is typed: underlined, since the accent alone needs colour.
  static let match = Style(foreground: .palette(6), attributes: [.bold, .underline])
}
