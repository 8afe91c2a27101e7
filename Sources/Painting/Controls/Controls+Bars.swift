@_spi(Package) import AutoLayout
import Cells

/// The items of bars.
extension Controls {
  mutating func lines(of bar: Drawing.Bar, _ shape: Shape) -> [ControlLine] {
    let items = bar.slots.flatMap { lines(of: $0, bar, shape) }
    let cells = shape.cells.intersection(plan.screen)
    let apart = items.apart(in: cells, mark: String(plan.options.glyphs.cutMark))
    if items.map(\.runs) != apart.map(\.runs) { shortened.insert(shape.index) }
    return apart
  }

  /// The lines of an item; none if it shows nothing.
  private func lines(
    of slot: Drawing.Slot, _ bar: Drawing.Bar, _ shape: Shape
  ) -> [ControlLine] {
    // The first row of a bar at the bottom is its line.
    let top = max(shape.cells.row + (bar.isAbove ? 0 : 1), plan.screen.row)
    let rows = top..<max(top + 1, shape.cells.endRow)
    let texts = texts(of: slot, rows: rows.count)
    let frame = shape.place(of: slot.frame)
    let middle = plan.viewport.row(at: frame.midY)
    let start = min(
      max(middle - (texts.count - 1), rows.lowerBound), rows.upperBound - texts.count)
    let first = max(start, rows.lowerBound)
    return texts.enumerated().map { index, text in
      let column = column(of: text, in: frame, slot, bar, shape)
      var line = ControlLine(
        runs: [ControlLine.Run(text, slot.tone)], row: first + index, column: column, part: frame,
        isTitle: slot.role == .title(isLarge: false))
      if let badge = slot.badge, index == texts.count - 1 {
        add(badge, to: &line, in: frame, bar)
      }
      return line
    }
  }

  /// The texts of an item, one below the other.
  private func texts(of slot: Drawing.Slot, rows: Int) -> [String] {
    let sign = slot.symbol?.drawn(with: plan.options.glyphs)
    // A button with a symbol shows the symbol instead of its title.
    let isSymbol = slot.role == .button || (slot.text ?? "").isEmpty
    let back = slot.role == .back ? plan.glyph("‹ ", "< ") + (slot.text ?? "") : nil
    guard let text = back ?? (isSymbol ? sign : nil) ?? slot.text else { return [] }
    guard case .tab(let isSelected) = slot.role else { return [text] }
    var texts = [text]
    if let sign {
      // The symbol is above the title if there are two rows, else before it.
      texts = slot.text == nil ? [sign] : rows >= 2 ? [sign, text] : ["\(sign) \(text)"]
    }
    if isSelected { texts[texts.count - 1] = "[\(texts[texts.count - 1])]" }
    return texts
  }

  /// Adds a badge, `Mail 3`. The title keeps its own column, unless the badge would then reach into
  /// the next item.
  private func add(
    _ badge: Drawing.Badge, to line: inout ControlLine, in frame: CGRect, _ bar: Drawing.Bar
  ) {
    let text = badge.text.isEmpty ? plan.glyph("●", "*") : badge.text
    let added = [ControlLine.Run(" "), ControlLine.Run(text, .badge(badge.color))]
    let (start, end) = (plan.viewport.column(frame.minX), plan.viewport.column(frame.maxX))
    if bar.isReversed {
      line.runs = added.reversed() + line.runs
      line.column = max(line.column - added.width, min(start, end - line.width))
    } else {
      line.runs += added
      line.column = min(line.column, max(start, end - line.width))
    }
  }

  /// The first column of a text: centred in its frame, or at the start of the bar for the back
  /// button and large titles.
  private func column(
    of text: String, in frame: CGRect, _ slot: Drawing.Slot, _ bar: Drawing.Bar, _ shape: Shape
  ) -> Int {
    let width = TextWidth.width(of: text)
    let viewport = plan.viewport
    if slot.role == .back || slot.role == .title(isLarge: true) {
      return bar.isReversed ? viewport.column(frame.maxX) - width : viewport.column(frame.minX)
    }
    let middle = viewport.firstColumn(of: width, around: frame.midX)
    guard slot.role == .button else { return middle }
    // When zoomed out, words are wider than their frames and must not reach the edges of the bar.
    let last = shape.cells.endColumn - 1 - width
    return max(min(middle, last), shape.cells.column + 1)
  }
}

extension Drawing.Slot {
  fileprivate var tone: Drawing.Tone {
    guard isEnabled else { return .quiet }
    return switch role {
    case .title: .strong
    case .button, .back: .tinted
    case .prompt: .plain
    case .tab(let isSelected): isSelected ? .tinted : .quiet
    }
  }
}
