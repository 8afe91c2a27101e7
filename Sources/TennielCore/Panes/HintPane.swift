import Cells

/// The last row: hints about keys that mean something at present, as many as fit. Help and quit are
/// always shown, and the list of commands where there is room. A click on a hint does what it says.
struct HintPane {
  let keys: KeyMap
  let context: KeyMap.Context
  /// Whether a document is shown, whose keys come first.
  var isDocument = false
  let glyphs: Glyphs
  /// Whether an action means something.
  var isOffered: (Action) -> Bool = { _ in true }
  /// What an action does at present, if that is not what its hint says.
  var wording: (Action) -> String? = { _ in nil }

  func draw(in rect: CellRect, of grid: inout CellGrid, _ actions: inout ActionMap) {
    let isWide = rect.columns >= Self.wide
    func isPermanent(_ hint: KeyMap.Hint) -> Bool {
      hint.isPermanent || hint.isOfCommands && isWide
    }
    // Letters are typed where something is sought.
    let permanent =
      context == .search || context == .prompt
      ? []
      : keys.hints(in: .canvas).filter {
        isPermanent($0) && keys.action(for: $0.row.bindings[0].key, in: context) != nil
      }
    let end = permanent.reduce(0) { $0 + width(of: $1) }
    var room = rect.columns - end
    var column = rect.column
    let hints = keys.hints(in: context).filter { !isPermanent($0) }
    let ofDocument = isDocument ? hints.filter { $0.row.group == .document } : []
    for hint in ofDocument + hints.filter({ $0.row.group != .document })
    where hint.row.actions.contains(where: isOffered) {
      room -= width(of: hint)
      guard room >= 0 else { break }
      write(hint, at: &column, in: rect, of: &grid, &actions)
    }
    column = max(rect.column, rect.endColumn - end)
    for hint in permanent { write(hint, at: &column, in: rect, of: &grid, &actions) }
  }

  /// The fewest columns in which the list of commands is named always.
  private static let wide = 60

  private func width(of hint: KeyMap.Hint) -> Int {
    guard wording(of: hint) == nil else { return Pen.width(of: spans(of: hint)) }
    return glyphs.set == .unicode ? hint.width : hint.asciiWidth
  }

  private func wording(of hint: KeyMap.Hint) -> String? {
    // Nothing else has a mark that means several things.
    guard context == .list || context == .wall else { return nil }
    return hint.row.actions.count == 1 ? wording(hint.row.actions[0]) : nil
  }

  /// The keys and what they do. What they do at present takes the place of the last part.
  private func spans(of hint: KeyMap.Hint) -> [Pen.Span] {
    var parts = glyphs.set == .unicode ? hint.parts : hint.asciiParts
    if let words = wording(of: hint), let last = parts.popLast() {
      parts.append(KeyMap.Hint.Part(text: " \(words) ", action: last.action, isKey: false))
    }
    return parts.map {
      Pen.Span($0.text, $0.isKey ? Palette.strong : Palette.quiet, action: $0.action)
    }
  }

  private func write(
    _ hint: KeyMap.Hint, at column: inout Int, in rect: CellRect, of grid: inout CellGrid,
    _ actions: inout ActionMap
  ) {
    Pen.write(spans(of: hint), at: column, row: rect.row, in: rect, of: &grid, &actions)
    column += width(of: hint)
  }
}
