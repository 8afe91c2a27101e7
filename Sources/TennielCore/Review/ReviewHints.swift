import Cells

/// The last row: keys that mean something at present, as many as fit. Help and quit are always
/// shown. A click on a hint does what it says.
struct ReviewHints {
  let keys: ReviewKeys
  let review: Review
  let glyphs: Glyphs

  /// A part of a hint: what a click on it does, if anything.
  private struct Part {
    let text: String
    let action: ReviewAction?
    let isKey: Bool
  }

  func draw(in rect: CellRect, of grid: inout CellGrid, _ clicks: inout ClickMap<ReviewAction>) {
    let permanent = keys.permanent.map(parts)
    let end = permanent.reduce(0) { $0 + width(of: $1) }
    var room = rect.columns - end
    var column = rect.column
    for hint in keys.hints(in: review.context).filter(isOffered).map(parts) {
      let width = width(of: hint)
      guard width <= room else { continue }
      room -= width
      write(hint, at: &column, in: rect, of: &grid, &clicks)
    }
    column = max(rect.column, rect.endColumn - end)
    for hint in permanent { write(hint, at: &column, in: rect, of: &grid, &clicks) }
  }

  /// Whether a row of keys means something at present.
  private func isOffered(_ row: ReviewKeys.Row) -> Bool {
    switch row.bindings.first?.action {
    case .takeBack: !review.lastAccepted.isEmpty
    case .list, .step: review.changes.count > 1
    case .acceptMore: review.left.count > 1
    case .acceptScene: ![0, review.left.count].contains(review.leftOfScene.count)
    case .flip, .view: review.shown.hasKept
    case .accept where review.context == .pictures: !review.accepted.contains(review.index)
    case .acceptAndGo: review.left.contains { $0 != review.index }
    default: true
    }
  }

  /// The keys, each of which does what it does, and the words, which do what the first key does
  /// unless several keys differ in what they do.
  private func parts(_ row: ReviewKeys.Row) -> [Part] {
    let label =
      glyphs.set == .ascii && row.ascii != row.label && !row.hintLabel.allSatisfy(\.isASCII)
      ? row.ascii : row.hintLabel
    let names = label.split(separator: " ").map(String.init)
    let actions = names.map { name in
      row.bindings.first { $0.key.description == Self.arrows[name] ?? name }?.action
    }
    var parts = [Part(text: " ", action: nil, isKey: false)]
    for (name, action) in zip(names, actions) {
      if parts.count > 1 { parts.append(Part(text: " ", action: nil, isKey: false)) }
      parts.append(Part(text: name, action: action, isKey: true))
    }
    let action = names.count == 1 ? row.bindings.first?.action : nil
    return parts + [Part(text: " " + (row.hint ?? "") + " ", action: action, isKey: false)]
  }

  private static let arrows = ["↑": "up", "↓": "down", "esc": "escape"]

  private func width(of parts: [Part]) -> Int {
    parts.reduce(0) { $0 + TextWidth.width(of: $1.text) }
  }

  private func write(
    _ parts: [Part], at column: inout Int, in rect: CellRect, of grid: inout CellGrid,
    _ clicks: inout ClickMap<ReviewAction>
  ) {
    for part in parts {
      let columns = grid.write(
        part.text, at: CellPoint(column: column, row: rect.row),
        style: part.isKey ? Palette.strong : Palette.quiet, clip: rect)
      if let action = part.action {
        clicks.set(
          action, in: CellRect(column: column, row: rect.row, columns: columns, rows: 1))
      }
      column += columns
    }
  }
}
