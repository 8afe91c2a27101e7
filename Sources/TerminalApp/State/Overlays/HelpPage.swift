import Cells

/// The text of the help screen: the keys in groups, the uses of the mouse, and what outlines and
/// signs mean.
package enum HelpPage {
  /// A line of help: a heading, or keys with their description.
  enum Line: Equatable {
    case heading(String)
    case entry(label: String, help: String)
    case blank
  }

  package static let mouse: [(String, String)] = [
    ("click", "selects a view, and taps it if live; does what words say"),
    ("drag", "the device's right or bottom edge, or the inspector's line"),
    ("drag a view", "while editing: moves it, or its right or bottom edge"),
    ("right-drag", "while editing: connects two views by constraints"),
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
    let glyphs = Glyphs(set: ascii ? .ascii : .unicode)
    for (heading, signs) in [("Outlines", glyphs.outlines), ("Signs", glyphs.legend)] {
      lines += [.blank, .heading(heading)]
      lines += signs.map { .entry(label: $0.sign, help: $0.meaning) }
    }
    return lines
  }

  /// The help as the terminal shows it, in two columns if there is room.
  static func page(in terminal: CellSize, keys: KeyMap = .standard, ascii: Bool) -> [[Line]] {
    let lines = lines(keys, ascii: ascii)
    guard let middle = middle(of: lines, in: terminal) else { return [lines] }
    return [Array(lines[..<middle]), Array(lines[middle...])]
  }

  /// The index of the first line of the second column; nil if there is one column.
  private static func middle(of lines: [Line], in terminal: CellSize) -> Int? {
    guard terminal.columns >= 160 else { return nil }
    // Groups are not divided: the second column begins with the first heading after the middle.
    return lines.indices.first { index in
      if case .heading = lines[index] { return index * 2 >= lines.count }
      return false
    }
  }

  /// The first visible line with which a line is in sight: at the top, unless the page ends before.
  static func top(showing line: Int, in terminal: CellSize) -> Int {
    let middle = middle(of: lines(ascii: false), in: terminal) ?? .max
    let row = line < middle ? line : line - middle
    return min(row, max(0, lineCount(in: terminal) - room(in: terminal)))
  }

  /// The first visible line with the keys of a context at the top.
  static func top(of context: KeyMap.Context, in terminal: CellSize) -> Int {
    guard context != .canvas,
      let group = KeyMap.Group.allCases.first(where: { $0.context == context }),
      let line = lines(ascii: false).firstIndex(of: .heading(group.rawValue))
    else { return 0 }
    return top(showing: line, in: terminal)
  }

  /// The lines of the help as a list that is searched, with the titles of the sections.
  static func entries(ascii: Bool) -> [Picker.Entry] {
    lines(ascii: ascii).enumerated().compactMap { index, line in
      switch line {
      case .heading(let title):
        return Picker.Entry(
          text: SearchedText(title), note: SearchedText("section"), choice: .help(index))
      case .entry(let label, let help):
        return Picker.Entry(
          text: SearchedText(help), note: SearchedText(label), keywords: [label],
          choice: .help(index))
      case .blank: return nil
      }
    }
  }

  static func lineCount(in terminal: CellSize) -> Int {
    page(in: terminal, ascii: false).map(\.count).max() ?? 0
  }

  /// The number of visible lines.
  static func room(in terminal: CellSize) -> Int { max(0, terminal.rows - 2) }
}
