import CNcurses
import Cells

/// Hands the changed cells of a grid to ncurses: in each row, those from the first changed cell to
/// the last.
struct FrameComposer {
  private let depth: ColorDepth
  /// The cells of a row that are handed on together.
  private var stretch: [cn_cell] = []
  /// The styles in ncurses' terms at this depth; `last` saves most of the look-ups.
  private var looks: [Style: Look] = [:]
  private var last: (style: Style, look: Look)

  /// A style in ncurses' terms.
  private struct Look {
    var foreground: Int32 = -1
    var background: Int32 = -1
    var attributes: UInt8 = 0
  }

  init(depth: ColorDepth) {
    self.depth = depth
    last = (.plain, Look())
  }

  /// Draws the cells of a grid that differ from `old`; all of them if that is `nil`.
  mutating func compose(_ grid: CellGrid, over old: CellGrid?, size: CellSize) {
    for row in 0..<size.rows {
      var first = 0
      var end = size.columns
      if let old {
        while first < end, grid[first, row] == old[first, row] { first += 1 }
        while end > first, grid[end - 1, row] == old[end - 1, row] { end -= 1 }
      }
      guard first < end else { continue }
      if grid[first, row].isSecondHalf { first -= 1 }
      stretch.removeAll(keepingCapacity: true)
      for column in first..<end {
        append(grid[column, row], fits: column + 1 < size.columns)
      }
      cn_draw(Int32(row), Int32(first), stretch, Int32(stretch.count))
    }
  }

  private mutating func append(_ cell: Cell, fits: Bool) {
    guard let scalar = cell.scalar else { return }
    if cell.style != last.style { last = (cell.style, look(of: cell.style)) }
    let isCut = cell.isWide && !fits
    let marks = isCut ? [] : cell.marks
    stretch.append(
      cn_cell(
        scalars: (
          isCut ? 0x20 : scalar.value, !marks.isEmpty ? marks[0].value : 0,
          marks.count > 1 ? marks[1].value : 0
        ),
        foreground: last.look.foreground, background: last.look.background,
        attributes: last.look.attributes, width: cell.isWide && !isCut ? 2 : 1))
  }

  private mutating func look(of style: Style) -> Look {
    if let look = looks[style] { return look }
    // Most screens have few styles, but a picture that keeps changing may have any number of them.
    if looks.count > 10_000 { looks.removeAll() }
    let shown = style.resolved(for: depth)
    let look = Look(
      foreground: Self.number(shown.foreground), background: Self.number(shown.background),
      attributes: shown.attributes.rawValue)
    looks[style] = look
    return look
  }

  private static func number(_ color: Color?) -> Int32 {
    switch color {
    case .palette(let index): Int32(index)
    case .rgb(let red, let green, let blue):
      Int32(cn_rgb) | Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    case nil: -1
    }
  }
}
