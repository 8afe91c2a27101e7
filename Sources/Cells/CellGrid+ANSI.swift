extension CellGrid {
  /// The grid for a terminal or a pager: rows joined by line feeds, with escape sequences (ECMA-48
  /// SGR) where the style changes. Each row ends in the terminal's own style.
  ///
  /// Without colours there are no escape sequences: the result is ``text``.
  public func ansi(depth: ColorDepth) -> String {
    if depth == .none { return text }
    var output = UTF8Buffer()
    for row in 0..<size.rows {
      if row > 0 { output.append(text: "\n") }
      appendCells(shownRange(ofRow: row, where: \.isVisible), depth: depth, to: &output)
    }
    return output.string
  }

  /// Appends cells of a row, and returns to the terminal's own style.
  private func appendCells(_ range: Range<Int>, depth: ColorDepth, to output: inout UTF8Buffer) {
    var asked = Style.plain
    var current = Style.plain
    for cell in cells[range] where !cell.isSecondHalf {
      if cell.style != asked {
        asked = cell.style
        let style = asked.resolved(for: depth)
        current.appendEscape(to: style, into: &output)
        current = style
      }
      cell.append(to: &output)
    }
    current.appendEscape(to: .plain, into: &output)
  }
}

extension Cell {
  /// Whether the cell looks different from a blank in the terminal's own style.
  fileprivate var isVisible: Bool {
    !isBlank || style.background != nil
      || !style.attributes.isDisjoint(with: [.underline, .reverse])
  }
}

extension Style {
  /// Appends the shortest sequence that changes this style to another; none if they are equal.
  fileprivate func appendEscape(to other: Style, into output: inout UTF8Buffer) {
    if self == other { return }
    if other == .plain { return output.append(text: "\u{1B}[0m") }
    var changes = Parameters()
    changes.add(from: self, to: other)
    if changes.turnOff {
      var fresh = Parameters()
      fresh.codes = ["0"]
      fresh.add(from: .plain, to: other)
      if fresh.text.utf8.count < changes.text.utf8.count { changes = fresh }
    }
    output.append(text: "\u{1B}[\(changes.text)m")
  }
}

/// SGR parameters.
private struct Parameters {
  var codes: [String] = []
  /// Whether one of them turns something off, so that a reset may be shorter.
  var turnOff = false

  /// The parameters with semicolons between them.
  var text: String { codes.joined(separator: ";") }

  /// Adds the parameters that change one style to another without a reset.
  mutating func add(from old: Style, to new: Style) {
    if old.attributes != new.attributes { add(from: old.attributes, to: new.attributes) }
    if old.foreground != new.foreground { add(new.foreground, base: 30) }
    if old.background != new.background { add(new.background, base: 40) }
  }

  private mutating func add(from old: Attributes, to new: Attributes) {
    var kept = old
    for (code, group) in Parameters.offCodes where !old.intersection(group).isSubset(of: new) {
      codes.append(code)
      turnOff = true
      kept.subtract(group)
    }
    for (code, attribute) in Parameters.onCodes
    where new.contains(attribute) && !kept.contains(attribute) {
      codes.append(code)
    }
  }

  /// `base` is 30 for the foreground and 40 for the background.
  private mutating func add(_ color: Color?, base: UInt8) {
    switch color {
    case nil:
      codes.append("\(base + 9)")
      turnOff = true
    case .palette(let index) where index < 8: codes.append("\(base + index)")
    case .palette(let index) where index < 16: codes.append("\(base + 60 + index - 8)")
    case .palette(let index): codes += ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue):
      codes += ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }

  private static let onCodes: [(String, Attributes)] = [
    ("1", .bold), ("2", .dim), ("3", .italic), ("4", .underline), ("7", .reverse),
  ]

  /// The codes that turn attributes off. Bold and dim share one.
  private static let offCodes: [(String, Attributes)] = [
    ("22", [.bold, .dim]), ("23", .italic), ("24", .underline), ("27", .reverse),
  ]
}
