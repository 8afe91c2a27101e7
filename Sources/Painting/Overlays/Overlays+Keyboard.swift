import Cells
import Foundation

/// The keyboard, over everything else at the bottom of the screen.
extension Overlays {
  mutating func drawKeyboard() {
    let device = plan.scene.screen
    guard let frame = device.keyboardFrame else { return }
    let top = min(plan.viewport.row(frame.minY), plan.bounds.rows - 1)
    let area = plan.screen.at(row: top, rows: max(0, plan.screen.endRow - top))
    let style = keyboardStyle
    // A line sets it apart from what is above.
    cells.cover(area.intersection(plan.bounds), style: style)
    if plan.options.glyphs == .unicode, plan.screen.column > 0, plan.screen.rowRange.contains(top) {
      for (column, joint) in [(0, "├"), (plan.bounds.columns - 1, "┤")] as [(Int, Character)]
      where cells.grid[column, top].scalar == "│" {
        cells.grid[column, top] = Cell(joint, style: cells.grid[column, top].style)
      }
    }
    for column in plan.screen.columnRange where plan.screen.rowRange.contains(top) {
      cells.grid.write(plan.glyph("─", "-"), at: CellPoint(column: column, row: top), style: style)
    }
    guard plan.screen.columns >= 12 else { return }
    let keys = frame.minY + device.suggestionsHeight
    let pitch = (frame.maxY - device.keyboardStrip - keys) / 4
    var last = top
    for (index, line) in keyRows.enumerated() {
      let row = plan.viewport.row(at: keys + (Double(index) + 0.5) * pitch)
      guard row > last, row < area.endRow else { continue }
      last = row
      for (name, place) in line { drawKey(name, at: place, row: row, style) }
    }
  }

  /// The names of the keys in each row, and their places in tenths of the width.
  private var keyRows: [[(name: String, place: Double)]] {
    func letters(_ keys: String, from start: Double) -> [(name: String, place: Double)] {
      keys.enumerated().map { (String($1), start + Double($0)) }
    }
    return [
      letters("qwertyuiop", from: 0.5), letters("asdfghjkl", from: 1),
      letters("zxcvbnm", from: 2) + [(plan.glyph("⇧", "^"), 0.75), (plan.glyph("⌫", "<"), 9.25)],
      [("123", 1.25), ("space", 5), ("return", 8.5)],
    ]
  }

  /// Draws the name of a key around a place in tenths of the width.
  private mutating func drawKey(_ name: String, at place: Double, row: Int, _ style: Style) {
    let width = TextWidth.width(of: name)
    let middle = Double(plan.screen.column) + place / 10 * Double(plan.screen.columns)
    let first = Int((middle - Double(width) / 2).rounded())
    let column = min(max(first, plan.screen.column), plan.screen.endColumn - width)
    cells.grid.write(name, at: CellPoint(column: column, row: row), style: style, clip: plan.screen)
  }

  /// Light grey, or dark grey, behind quiet keys.
  private var keyboardStyle: Style {
    guard plan.options.depth != .none else { return PaintingOptions.quiet }
    let isDark = plan.scene.screen.interfaceStyle == .dark
    let ground: Color =
      isDark ? .rgb(red: 44, green: 44, blue: 46) : .rgb(red: 209, green: 211, blue: 217)
    return Style(foreground: ground.mixed(with: ground.contrasting, 0.6), background: ground)
  }
}
