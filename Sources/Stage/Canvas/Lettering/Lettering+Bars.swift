import AutoLayout
import Cells
import Foundation

/// The items of bars.
extension Lettering {
  mutating func draw(_ bar: Drawing.Bar, _ shape: Shape) {
    var texts: [BarText] = []
    for slot in bar.slots {
      guard let (lines, first) = lines(of: slot, bar, shape) else { continue }
      let frame = shape.place(of: slot.frame)
      let tone = tone(of: slot)
      let target = hits.add(frame, of: shape.view.path)
      for (index, line) in lines.enumerated() {
        let column = column(of: line, in: frame, slot, bar, shape)
        var text = BarText(
          runs: [Run(line, tone)], target: target, row: first + index, column: column,
          isTitle: slot.role == .title(isLarge: false))
        if let badge = slot.badge, index == lines.count - 1 {
          let runs = [Run(line, tone), Run(" ", .plain), run(of: badge)]
          text.runs = bar.isReversed ? runs.reversed() : runs
          text.column = self.column(
            of: runs, from: column, in: frame, isReversed: bar.isReversed)
        }
        texts.append(text)
      }
    }
    let mark = String(cutMark)
    for (whole, text) in zip(
      texts, BarText.apart(texts, in: shape.cells.intersection(screen), mark: mark))
    {
      if text.runs != whole.runs { noteCut(of: shape) }
      draw(text.runs, of: text.target, column: text.column, row: text.row, shape)
    }
  }

  /// The rows in which a bar has its items, as often as there are any.
  func itemRows(of bar: Drawing.Bar, _ shape: Shape) -> [Int] {
    bar.slots.flatMap { slot in
      lines(of: slot, bar, shape).map { Array($0.first..<$0.first + $0.texts.count) } ?? []
    }
  }

  /// The lines of an item, and the row of the first one; nil if it shows nothing.
  private func lines(
    of slot: Drawing.Slot, _ bar: Drawing.Bar, _ shape: Shape
  ) -> (texts: [String], first: Int)? {
    guard let text = text(of: slot) else { return nil }
    // The first row of a bar at the bottom is its line.
    let top = max(shape.cells.row + (bar.isAbove ? 0 : 1), screen.row)
    let rows = top..<max(top + 1, shape.cells.endRow)
    var lines = [text]
    if case .tab = slot.role, let symbol = slot.symbol {
      let sign = shown(symbol)
      // The symbol is above the title if there are two rows, else before it.
      lines = rows.count >= 2 ? [sign, text] : ["\(sign) \(text)"]
      if slot.text == nil { lines = [sign] }
    }
    if case .tab(isSelected: true) = slot.role {
      lines[lines.count - 1] = "[\(lines.last ?? "")]"
    }
    let middle = viewport.row(at: shape.place(of: slot.frame).midY)
    let start = min(
      max(middle - (lines.count - 1), rows.lowerBound), rows.upperBound - lines.count)
    return (lines, max(start, rows.lowerBound))
  }

  private func run(of badge: Drawing.Badge) -> Run {
    Run(badge.text.isEmpty ? glyph("●", "*") : badge.text, .badge(badge.color))
  }

  /// The first column of a title with its badge, `Mail 3`. The title keeps its own column, unless
  /// the badge then reached into the next item.
  private func column(
    of runs: [Run], from own: Int, in frame: CGRect, isReversed: Bool
  ) -> Int {
    let width = runs.reduce(0) { $0 + TextWidth.width(of: $1.text) }
    let badge = runs.dropFirst().reduce(0) { $0 + TextWidth.width(of: $1.text) }
    let (start, end) = (viewport.column(frame.minX), viewport.column(frame.maxX))
    if isReversed { return max(own - badge, min(start, end - width)) }
    return min(own, max(start, end - width))
  }

  private func text(of slot: Drawing.Slot) -> String? {
    switch slot.role {
    case .back: return glyph("‹ ", "< ") + (slot.text ?? "")
    default: break
    }
    if let text = slot.text, !text.isEmpty, !isSymbolOnly(slot) { return text }
    if let symbol = slot.symbol { return shown(symbol) }
    return slot.text
  }

  /// A button with a symbol shows that instead of its title.
  private func isSymbolOnly(_ slot: Drawing.Slot) -> Bool {
    slot.role == .button && slot.symbol != nil
  }

  private func tone(of slot: Drawing.Slot) -> Drawing.Tone {
    guard slot.isEnabled else { return .quiet }
    switch slot.role {
    case .title: return .strong
    case .button, .back: return .tinted
    case .prompt: return .plain
    case .tab(let isSelected): return isSelected ? .tinted : .quiet
    }
  }

  /// The first column of a text: centred in its frame, or at the start of the bar for the back
  /// button and large titles.
  private func column(
    of text: String, in frame: CGRect, _ slot: Drawing.Slot, _ bar: Drawing.Bar, _ shape: Shape
  ) -> Int {
    let width = TextWidth.width(of: text)
    let isAtStart = slot.role == .back || slot.role == .title(isLarge: true)
    if isAtStart {
      return bar.isReversed ? viewport.column(frame.maxX) - width : viewport.column(frame.minX)
    }
    let middle = viewport.firstColumn(of: width, around: frame.midX)
    guard slot.role == .button else { return middle }
    // When zoomed out, words are wider than their frames and must not reach the edges of the bar.
    let last = shape.cells.endColumn - 1 - width
    return max(min(middle, last), shape.cells.column + 1)
  }
}
