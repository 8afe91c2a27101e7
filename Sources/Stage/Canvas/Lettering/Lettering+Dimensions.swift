import Cells
import Foundation
import Wording

/// The selected view's constraints as dimension lines, with the distances in points: `├─16─┤`.
extension Lettering {
  mutating func drawDimensions() {
    guard let selected = plan.selectedShape else { return }
    // Each constraint takes another row or column, so that parallel lines don't cover each other.
    var lanes = Lanes()
    for line in plan.scene.dimensions { draw(line, of: selected, lane: lanes.next(line)) }
  }

  /// The number of lines in each place.
  private struct Lanes {
    private var sizes: [DimensionLine.Axis: Int] = [:]
    private var gaps: [Gap: Int] = [:]

    private struct Gap: Hashable {
      let axis: DimensionLine.Axis
      let from: CGFloat
      let to: CGFloat
    }

    mutating func next(_ line: DimensionLine) -> Int {
      if line.isSize {
        sizes[line.axis, default: 0] += 1
        return sizes[line.axis, default: 1] - 1
      }
      let gap = Gap(
        axis: line.axis, from: line.ends.lowerBound.rounded(), to: line.ends.upperBound.rounded())
      gaps[gap, default: 0] += 1
      return gaps[gap, default: 1] - 1
    }
  }

  /// The distance rounded to a tenth of a point, with its relation, such as `≤48`.
  private func text(of line: DimensionLine) -> String {
    let sign =
      switch line.relation {
      case .equal: ""
      case .atMost: glyph("≤", "<=")
      case .atLeast: glyph("≥", ">=")
      }
    let tenths = line.length.decimal(places: 1)
    return (line.isBroken ? glyph("×", "x") : "") + sign + tenths
  }

  private mutating func draw(_ line: DimensionLine, of selected: Shape, lane: Int) {
    let text = text(of: line)
    let (from, to) = (line.ends.lowerBound, line.ends.upperBound)
    let isBeside = options.constraint != nil && options.constraint != line.id
    let style = line.isBroken ? options.problem : isBeside ? options.quiet : options.accent
    target = hits.add(selected.frame, of: selected.view.path, constraint: line.id)
    defer { target = nil }
    if line.axis == .horizontal {
      var row =
        viewport.row(at: selected.frame.midY) + (line.isSize ? 0 : lane)
      if line.isSize { row = selected.outline.bottom - 1 - lane }
      drawHorizontal(
        line, text, row: row, from: viewport.column(from), to: viewport.column(to), style)
    } else {
      var column = viewport.column(selected.frame.midX) + (line.isSize ? 0 : 2 * lane)
      if line.isSize {
        // At the right, since the view's name is at the left.
        let width = TextWidth.width(of: text) + 2
        column = max(selected.outline.right - width * (lane + 1), selected.outline.left + 1)
      }
      drawVertical(
        line, text, column: column, from: viewport.row(from), to: viewport.row(to), style)
    }
  }

  private mutating func drawHorizontal(
    _ line: DimensionLine, _ text: String, row: Int, from: Int, to: Int, _ style: Style
  ) {
    guard plan.bounds.rowRange.contains(row) else { return }
    let rule = line.isOptional ? glyph("╌", "-") : glyph("─", "-")
    let width = TextWidth.width(of: text.drawn(with: options.glyphs))
    if to - from + 1 >= width + 2 {
      for column in from...to { put(rule, column, row, style) }
      put(glyph("├", "|"), from, row, style)
      put(glyph("┤", "|"), to, row, style)
      put(text, from + 1 + (to - from - 1 - width) / 2, row, style)
    } else {
      drawAlone(line, text, column: (from + to) / 2, row: row, style)
    }
  }

  private mutating func drawVertical(
    _ line: DimensionLine, _ text: String, column: Int, from: Int, to: Int, _ style: Style
  ) {
    guard plan.bounds.columnRange.contains(column) else { return }
    if to - from >= 2 {
      let rule = line.isOptional ? glyph("╎", ":") : glyph("│", "|")
      for row in from...to { put(rule, column, row, style) }
      put(glyph("┬", "+"), column, from, style)
      put(glyph("┴", "+"), column, to, style)
      put(text, column + 1, (from + to) / 2, style)
    } else {
      drawAlone(line, text, column: column, row: (from + to) / 2, style)
    }
  }

  /// Draws a distance too short for a line as a number; a dot if the edges coincide.
  private mutating func drawAlone(
    _ line: DimensionLine, _ text: String, column: Int, row: Int, _ style: Style
  ) {
    let isZero = line.length < 0.005 && !line.isBroken
    let text = isZero ? glyph("•", "o") : text
    let width = TextWidth.width(of: text)
    // Beside texts and a cell away from them, if there is room within eight cells.
    let offsets = (0...8).flatMap { [$0, -$0] }
    let free = offsets.first { offset in
      let start = column + offset
      return (start - 1...start + width).allSatisfy { !isTaken($0, row) }
    }
    put(text, column + (free ?? 0), row, style)
  }

  private mutating func put(_ text: String, _ column: Int, _ row: Int, _ style: Style) {
    write(text, of: target, column: column, row: row, style: style)
  }
}
