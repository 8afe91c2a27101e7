import Cells

/// The last row: hints about keys that mean something at present, as many as fit. Help and quit are
/// always shown, or else what closes a list, and the list of commands where there is room. A click
/// on a hint does what it says.
struct HintPane {
  let keys: KeyMap
  let context: KeyMap.Context
  /// Whether a document is shown, whose keys come first.
  var isDocument = false
  let glyphs: Glyphs
  /// Whether a command means something.
  var isOffered: (Command) -> Bool = { _ in true }
  /// What a command does at present, if that is not what its hint says.
  var wording: (Command) -> String? = { _ in nil }

  func draw(in rect: CellRect, on surface: inout Surface) {
    let isWide = rect.columns >= Self.wide
    func isPermanent(_ hint: KeyMap.Hint) -> Bool {
      hint.isPermanent || hint.isOfCommands && isWide
    }
    // In a search and in a prompt letters are text and no commands.
    var permanent =
      context == .search || context == .prompt
      ? []
      : keys.hints(in: .canvas).filter {
        isPermanent($0) && keys.command(for: $0.row.bindings[0].key, in: context) != nil
      }.map(written)
    let hints = keys.hints(in: context).filter { !isPermanent($0) }
    // What closes a list that covers the picture has room before all else. A tool and an inspector
    // stand beside the picture, and what can be done in them comes first.
    let isBeside = context == .panel || context == .fields
    let closing = isBeside ? nil : hints.first(where: isClosing)
    let reserved = closing.map(written)?.width ?? 0
    while reserved + width(of: permanent) > rect.columns, !permanent.isEmpty {
      permanent.removeFirst()
    }
    let end = width(of: permanent)
    var room = rect.columns - end - reserved
    var column = rect.column
    let ofDocument = isDocument ? hints.filter { $0.row.group == .document } : []
    for hint in ofDocument + hints.filter({ $0.row.group != .document }) {
      if let closing, isClosing(hint) {
        write(written(closing), at: &column, in: rect, on: &surface)
      } else if room > 0, hint.row.commands.contains(where: isOffered) {
        let hint = written(hint)
        room -= hint.width
        if room >= 0 { write(hint, at: &column, in: rect, on: &surface) }
      }
    }
    column = max(rect.column, rect.endColumn - end)
    for hint in permanent { write(hint, at: &column, in: rect, on: &surface) }
  }

  private func isClosing(_ hint: KeyMap.Hint) -> Bool { hint.row.commands.contains(.close) }

  private func width(of hints: [Written]) -> Int { hints.reduce(0) { $0 + $1.width } }

  /// The fewest columns in which the hint for the list of commands is always shown.
  private static let wide = 60

  /// A hint as it is written.
  private struct Written {
    let spans: [Pen.Span]
    let width: Int
  }

  /// The keys and what they do. The last part gives way to the words for what the keys do at
  /// present. Finding these words may take a while, so each hint asks for them once.
  private func written(_ hint: KeyMap.Hint) -> Written {
    var parts = glyphs.set == .unicode ? hint.parts : hint.asciiParts
    let words = wording(of: hint)
    if let words, let last = parts.popLast() {
      parts.append(KeyMap.Hint.Part(text: " \(words) ", command: last.command, isKey: false))
    }
    let spans = parts.map {
      Pen.Span($0.text, $0.isKey ? Palette.strong : Palette.quiet, command: $0.command)
    }
    let width = glyphs.set == .unicode ? hint.width : hint.asciiWidth
    return Written(spans: spans, width: words == nil ? width : Pen.width(of: spans))
  }

  private func wording(of hint: KeyMap.Hint) -> String? {
    // In other contexts each key means one thing.
    guard [.list, .wall, .fields, .building].contains(context) else { return nil }
    return hint.row.commands.first.flatMap(wording)
  }

  private func write(
    _ hint: Written, at column: inout Int, in rect: CellRect, on surface: inout Surface
  ) {
    surface.put(hint.spans, at: column, row: rect.row, in: rect)
    column += hint.width
  }
}
