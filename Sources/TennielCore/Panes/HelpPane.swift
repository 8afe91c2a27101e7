import Cells

/// The help screen: the keys in groups, and the uses of the mouse.
struct HelpPane {
  let keys: KeyMap
  /// The index of the first visible line.
  let top: Int
  let glyphs: Glyphs

  /// A line of help: a heading, or keys with their description.
  enum Line: Equatable {
    case heading(String)
    case entry(label: String, help: String)
    case blank
  }

  static let mouse: [(String, String)] = [
    ("click", "selects a view, and taps it"),
    ("drag", "the device's right or bottom edge, or their corner: resizes"),
    ("wheel", "scrolls what it is over"),
    ("shift", "leaves the mouse to the terminal, to select text"),
  ]

  /// All lines of help.
  static func lines(_ keys: KeyMap = .standard, ascii: Bool) -> [Line] {
    var lines: [Line] = []
    for group in KeyMap.Group.allCases {
      let rows = keys.rows.filter { $0.group == group }
      lines += [.heading(group.rawValue)]
      lines += rows.map { .entry(label: ascii ? $0.ascii : $0.label, help: $0.help) }
      lines += [.blank]
    }
    lines += [.heading("Mouse")]
    lines += mouse.map { .entry(label: $0.0, help: $0.1) }
    return lines
  }

  /// The help as the terminal shows it, in two columns if there is room.
  static func page(in terminal: CellSize, keys: KeyMap = .standard, ascii: Bool) -> [[Line]] {
    let lines = lines(keys, ascii: ascii)
    guard terminal.columns >= 140 else { return [lines] }
    // Groups are not divided: the second column begins with the first heading after the middle.
    let middle = lines.indices.first { index in
      if case .heading = lines[index] { return index * 2 >= lines.count }
      return false
    }
    guard let middle else { return [lines] }
    return [Array(lines[..<middle]), Array(lines[middle...])]
  }

  static func lineCount(in terminal: CellSize) -> Int {
    page(in: terminal, ascii: false).map(\.count).max() ?? 0
  }

  /// The number of visible lines.
  static func room(in terminal: CellSize) -> Int { max(0, terminal.rows - 2) }

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    let page = Self.page(in: rect.size, keys: keys, ascii: glyphs.set == .ascii)
    grid.fill(rect, style: Palette.plain)
    let count = page.map(\.count).max() ?? 0
    let room = max(0, rect.rows - 1)
    var title = [Pen.Span(" Keys", Palette.strong)]
    if count > room {
      let last = min(count, top + room)
      title += [Pen.Span("   \(top + 1) to \(last) of \(count) lines", Palette.quiet)]
    }
    Pen.write(title, at: rect.column, row: rect.row, in: rect, of: &grid)
    let width = rect.columns / max(1, page.count)
    for (index, lines) in page.enumerated() {
      let column = CellRect(
        column: rect.column + index * width, row: rect.row + 1, columns: width, rows: room)
      for (offset, line) in lines.dropFirst(top).prefix(room).enumerated() {
        draw(line, in: column, row: column.row + offset, of: &grid)
      }
    }
  }

  private func draw(_ line: Line, in rect: CellRect, row: Int, of grid: inout CellGrid) {
    switch line {
    case .heading(let text):
      Pen.write(
        [Pen.Span(text, Palette.accent)], at: rect.column + 1, row: row, in: rect, of: &grid)
    case .entry(let label, let help):
      let labelWidth = rect.columns >= 50 ? 15 : 8
      Pen.write(
        Pen.cut([Pen.Span(label, Palette.strong)], to: labelWidth - 1, ellipsis: glyphs.ellipsis),
        at: rect.column + 2, row: row, in: rect, of: &grid)
      Pen.write(
        Pen.cut([Pen.Span(help)], to: rect.columns - labelWidth - 3, ellipsis: glyphs.ellipsis),
        at: rect.column + 2 + labelWidth, row: row, in: rect, of: &grid)
    case .blank: break
    }
  }
}
