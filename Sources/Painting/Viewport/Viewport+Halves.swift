import Cells
import Foundation

/// A rectangle whose edges lie between two cells, or in the middle of one: columns and rows of half
/// a cell each, the ends not included.
struct Halves: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var isEmpty: Bool { left >= right || top >= bottom }

  /// The cells that the rectangle covers, in part or as a whole.
  var cells: CellRect {
    CellRect(
      column: left >> 1, row: top >> 1, columns: (right + 1) >> 1 - left >> 1,
      rows: (bottom + 1) >> 1 - top >> 1)
  }

  /// The cells that it covers as a whole.
  var whole: CellRect {
    CellRect(
      column: (left + 1) >> 1, row: (top + 1) >> 1, columns: right >> 1 - (left + 1) >> 1,
      rows: bottom >> 1 - (top + 1) >> 1)
  }

  /// The cells that have room for letters: those covered as a whole, unless there are none.
  var room: CellRect {
    let (cells, whole) = (cells, whole)
    let (across, down) = (whole.columns > 0 ? whole : cells, whole.rows > 0 ? whole : cells)
    return across.at(row: down.row, rows: down.rows)
  }

  func intersection(_ other: Halves) -> Halves {
    Halves(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The quarters of a cell that it covers, as the bits of `PixelBlocks.quarters`.
  func quarters(_ column: Int, _ row: Int) -> Int {
    let across =
      (left <= 2 * column && 2 * column < right ? 1 : 0)
      | (left <= 2 * column + 1 && 2 * column + 1 < right ? 2 : 0)
    return (top <= 2 * row && 2 * row < bottom ? across : 0)
      | (top <= 2 * row + 1 && 2 * row + 1 < bottom ? across << 2 : 0)
  }

  /// Calls a function for each cell of which it covers a part only, with the quarters.
  func forEachEdge(_ body: (Int, Int, Int) -> Void) {
    guard !isEmpty else { return }
    let (cells, whole) = (cells, whole)
    func visit(_ columns: Range<Int>, _ row: Int) {
      for column in columns { body(column, row, quarters(column, row)) }
    }
    for row in cells.rowRange {
      if whole.columns > 0, whole.rowRange.contains(row) {
        visit(cells.column..<whole.column, row)
        visit(whole.endColumn..<cells.endColumn, row)
      } else {
        visit(cells.columnRange, row)
      }
    }
  }
}

extension Halves {
  /// The halves of some cells.
  init(_ cells: CellRect) {
    self.init(
      left: 2 * cells.column, top: 2 * cells.row, right: 2 * cells.endColumn,
      bottom: 2 * cells.endRow)
  }
}

extension Viewport {
  /// The rectangle with its edges at the nearest halves of cells; at least one half wide and high.
  func halves(of rect: CGRect) -> Halves {
    func half(_ cells: Double) -> Int { Viewport.whole((2 * cells).rounded()) }
    let left = half(columns(to: Viewport.steady(rect.minX)))
    let top = half(rows(to: Viewport.steady(rect.minY)))
    return Halves(
      left: left, top: top,
      right: max(left + 1, half(columns(to: Viewport.steady(rect.maxX)))),
      bottom: max(top + 1, half(rows(to: Viewport.steady(rect.maxY)))))
  }
}
