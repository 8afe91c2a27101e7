import AutoLayout
import Cells
import Foundation

/// Which part of its content a scroll view shows, as thumbs in the right and the lower line of its box.
extension ViewPainter {
  func scrolls(_ view: UIView, on axis: NSLayoutConstraint.Axis) -> Bool {
    (view as? UIScrollView)?.canScroll(on: axis) ?? false
  }

  mutating func drawScrollers(of shape: Shape) {
    guard let view = shape.view as? UIScrollView else { return }
    let inside = shape.outline.interior
    let range = view.offsetRange
    if view.showsVerticalScrollIndicator, view.canScroll(on: .vertical), inside.rows > 1 {
      let thumb = thumb(
        at: view.contentOffset.y, in: range.y, length: view.bounds.height, cells: inside.rows)
      for row in thumb {
        drawThumb(
          CellPoint(column: shape.outline.right, row: inside.row + row), glyph("▐", "%"), shape)
      }
    }
    if view.showsHorizontalScrollIndicator, view.canScroll(on: .horizontal), inside.columns > 1 {
      let thumb = thumb(
        at: view.contentOffset.x, in: range.x, length: view.bounds.width, cells: inside.columns)
      for column in thumb {
        drawThumb(
          CellPoint(column: inside.column + column, row: shape.outline.bottom), glyph("▄", "%"),
          shape)
      }
    }
  }

  /// The cells of a line that stand for what is in sight: as much of the line as is of the content.
  /// - Parameter length: What is in sight, in points.
  private func thumb(
    at offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat, cells: Int
  ) -> Range<Int> {
    let travel = range.upperBound - range.lowerBound
    let share = length / max(length + travel, 1)
    let count = min(max(1, Int((Double(cells) * share).rounded())), cells)
    let progress = min(max((offset - range.lowerBound) / travel, 0), 1)
    let start = Int((Double(cells - count) * progress).rounded())
    return start..<start + count
  }

  private mutating func drawThumb(_ place: CellPoint, _ text: String, _ shape: Shape) {
    guard shape.clip.contains(place), grid.bounds.contains(place),
      !isBehind(place.column, place.row, shape)
    else { return }
    var style = isSelected(shape) ? options.accent : quietStyle(place.column, place.row)
    style.background = grid[place].style.background
    grid[place] = Cell(Character(text), style: style)
    hits.show(shape.index, in: CellRect(origin: place, size: CellSize(columns: 1, rows: 1)))
  }
}
