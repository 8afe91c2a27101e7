@_spi(Package) import AutoLayout
import Cells

/// The scroll indicators, as thumbs in the right and bottom lines of a scroll view's box.
extension Ground {
  mutating func drawScrollers(of shape: Shape) {
    let inside = shape.outline.interior
    let scrolling = shape.view.drawing.scrolling
    // Inside of a ground that has no lines.
    let (right, bottom) =
      shape.isSetApart
      ? (shape.area.room.endColumn - 1, shape.area.room.endRow - 1)
      : (shape.outline.right, shape.outline.bottom)
    for row in thumb(of: scrolling.vertical, cells: inside.rows) {
      let place = CellPoint(column: right, row: inside.row + row)
      drawThumb(place, plan.glyph("▐", "%"), shape)
    }
    for column in thumb(of: scrolling.horizontal, cells: inside.columns) {
      let place = CellPoint(column: inside.column + column, row: bottom)
      drawThumb(place, plan.glyph("▄", "%"), shape)
    }
  }

  /// The cells of the thumb: its share of the line is the visible share of the content. None if the
  /// line has no thumb.
  private func thumb(of scroller: Drawing.Scroller?, cells: Int) -> Range<Int> {
    guard let scroller, scroller.isShown, cells > 1 else { return 0..<0 }
    let (range, length) = (scroller.range, scroller.length)
    let travel = range.upperBound - range.lowerBound
    let share = length / max(length + travel, 1)
    let count = min(max(1, Int((Double(cells) * share).rounded())), cells)
    let progress = min(max((scroller.offset - range.lowerBound) / travel, 0), 1)
    let start = Int((Double(cells - count) * progress).rounded())
    return start..<start + count
  }

  private mutating func drawThumb(_ place: CellPoint, _ text: String, _ shape: Shape) {
    guard shape.clip.contains(place), plan.bounds.contains(place),
      !cells.isBehind(place.column, place.row, shape)
    else { return }
    var style =
      plan.isSelected(shape) ? PaintingOptions.accent : cells.quietStyle(place.column, place.row)
    style.background = cells.grid[place].style.background
    cells.grid[place] = Cell(Character(text), style: style)
    cells.hits.show(shape.index, in: CellRect(origin: place, size: CellSize(columns: 1, rows: 1)))
  }
}
