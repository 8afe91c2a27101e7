import Cells

/// The console: a title, and the lines up to the last one, or up to where the console is scrolled.
/// A word before each line says of which kind the line is.
struct ConsolePane {
  let state: AppState
  let glyphs: Glyphs

  func draw(in rect: CellRect, on surface: inout Surface) {
    drawTitle(in: rect, on: &surface)
    let room = rect.rows - 1
    for (offset, spans) in rows(fitting: room, columns: rect.columns).enumerated() {
      surface.put(spans, at: rect.column, row: rect.row + 1 + offset, in: rect)
    }
  }

  private func drawTitle(in rect: CellRect, on surface: inout Surface) {
    var end: [Pen.Span] = []
    if let last = state.panes.console.lastLine {
      let below = state.panes.console.output.numbers.upperBound - 1 - last
      end.append(Pen.Span(" \(glyphs.down) \(below) more ", Palette.accent))
    }
    let words: [(text: String, command: Command?)] = [
      (" ;", .scrollConsole(-1)), (" '", .scrollConsole(1)), (" scroll ", nil),
      (" C clear ", .clearConsole), (" ~ close ", .console),
    ]
    let keys = words.map { Pen.Span($0.text, Palette.quiet, command: $0.command) }
    if Pen.width(of: end + keys) + 14 < rect.columns { end += keys }
    PaneTitle(text: "Console", end: end).draw(in: rect, on: &surface)
  }

  /// The last rows up to the end of what is shown.
  private func rows(fitting room: Int, columns: Int) -> [[Pen.Span]] {
    let console = state.panes.console.output
    var rows: [[Pen.Span]] = []
    var shown = console.lines[...]
    if let last = state.panes.console.lastLine {
      shown = shown.prefix(max(0, last + 1 - console.forgotten))
    } else {
      for line in console.unfinished { rows += self.rows(of: line, columns: columns) }
    }
    for line in shown.reversed() where rows.count < room {
      rows.insert(contentsOf: self.rows(of: line, columns: columns), at: 0)
    }
    if rows.isEmpty {
      rows = [
        [Pen.Span("  Nothing yet: what the scene prints and does is shown here", Palette.quiet)]
      ]
    }
    return rows.suffix(room)
  }

  /// The rows of a line; of a very long one, the beginning.
  private func rows(of line: ConsoleLine, columns: Int) -> [[Pen.Span]] {
    let look = ConsoleLook(line.content, glyphs: glyphs)
    let count = line.count > 1 ? "  \(glyphs.times)\(line.count)" : ""
    let room = max(10, columns - ConsoleLook.indent - TextWidth.width(of: count) - 1)
    let texts = glyphs.set.visible(look.text).lines(ofColumns: room)
      .flatMap { $0.pieces(ofColumns: room) }
    return texts.prefix(Self.mostRows).enumerated().map { index, text in
      let isCut = index == Self.mostRows - 1 && texts.count > Self.mostRows
      let isLast = index == min(texts.count, Self.mostRows) - 1
      return [
        Pen.Span(
          " " + (index == 0 ? look.word : "").padded(toColumns: ConsoleLook.indent - 1),
          look.wordStyle),
        Pen.Span(isCut ? text.dropLast() + glyphs.ellipsis : text, look.style),
        Pen.Span(isLast ? count : "", Palette.accent),
      ]
    }
  }

  /// The most rows of one line, so that there is room for another.
  private static let mostRows = 4
}
