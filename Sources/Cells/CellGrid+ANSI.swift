extension CellGrid {
  /// The grid for a terminal or a pager: rows joined by line feeds, with escape sequences (ECMA-48
  /// SGR) where the style changes; each line ends in the terminal's own style.
  ///
  /// Without colours there are no escapes at all: the result is `text`.
  public func ansi(depth: ColorDepth) -> String {
    if depth == .none { return text }
    var output = ""
    for row in 0..<size.rows {
      if row > 0 { output += "\n" }
      var current = Style.plain
      for cell in cells[shownRange(ofRow: row, where: \.isVisible)] where !cell.isSecondHalf {
        let style = cell.style.resolved(for: depth)
        output += current.escape(to: style)
        current = style
        cell.append(to: &output)
      }
      output += current.escape(to: .plain)
    }
    return output
  }
}

extension Cell {
  /// Whether the cell differs from an untouched place of the screen.
  fileprivate var isVisible: Bool {
    !isBlank || style.background != nil
      || !style.attributes.isDisjoint(with: [.underline, .reverse])
  }
}

extension Style {
  /// The shortest sequence that leads from this style to another; empty between equal ones.
  fileprivate func escape(to other: Style) -> String {
    if self == other { return "" }
    if other == .plain { return "\u{1B}[0m" }
    let fresh = "0;" + Style.plain.changes(to: other)
    let changes = changes(to: other)
    return "\u{1B}[" + (changes.utf8.count <= fresh.utf8.count ? changes : fresh) + "m"
  }

  /// The SGR parameters that lead from this style to another without a reset.
  private func changes(to other: Style) -> String {
    var codes: [String] = []
    var kept = attributes
    for (off, group) in Style.offCodes
    where !kept.intersection(group).isSubset(of: other.attributes) {
      codes.append(off)
      kept.subtract(group)
    }
    for (on, attribute) in Style.onCodes
    where other.attributes.contains(attribute) && !kept.contains(attribute) {
      codes.append(on)
    }
    if foreground != other.foreground {
      codes.append(other.foreground?.parameters(base: 30) ?? "39")
    }
    if background != other.background {
      codes.append(other.background?.parameters(base: 40) ?? "49")
    }
    return codes.joined(separator: ";")
  }

  private static let onCodes: [(String, Attributes)] = [
    ("1", .bold), ("2", .dim), ("3", .italic), ("4", .underline), ("7", .reverse),
  ]

  /// Bold and dim are ended by one code.
  private static let offCodes: [(String, Attributes)] = [
    ("22", [.bold, .dim]), ("23", .italic), ("24", .underline), ("27", .reverse),
  ]
}

extension Color {
  /// The SGR parameters of the colour; `base` is 30 for the foreground and 40 for the background.
  fileprivate func parameters(base: Int) -> String {
    switch self {
    case .palette(let index) where index < 8: "\(base + Int(index))"
    case .palette(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .palette(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
