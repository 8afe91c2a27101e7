import Cells
import Foundation

/// The choice of the rows in which texts begin.
extension Seats {
  /// The columns that the first line of a text needs, in the row that it gets.
  func firstRow(for shape: Shape) -> CellRect {
    let own = ownRow(of: shape)
    var area = plan.textArea(of: shape)
    let width = TextWidth.width(of: shape.lines[0].text)
    if shape.lines.count == 1, width < area.columns {
      area.column += plan.alignment(of: shape).indent(ofSpare: area.columns - width)
      area.columns = width
    }
    // A text of several lines may begin later, but not earlier.
    let places =
      shape.lines.count == 1 ? [own, own + 1, own - 1, own + 2] : [own, own + 1, own + 2]
    area.row =
      places.first { row in
        area.columnRange.allSatisfy { isOpen($0, row, for: shape, isOwn: row == own) }
      } ?? own
    area.rows = 1
    return area
  }

  /// Whether a text may begin in a cell. In its own row, no text or view from elsewhere on the
  /// device must have the cell. In another row, the cell must be blank.
  private func isOpen(_ column: Int, _ row: Int, for shape: Shape, isOwn: Bool) -> Bool {
    if let other = otherSeat(column, row, than: shape), plan.isApart(other, from: shape) {
      return false
    }
    return isOwn
      ? !cells.isBeside(column, row, shape)
        || !cells.isCovered(column, row, shape) && !cells.showsPicture(column, row)
      : isFree(column, row, for: shape)
  }

  /// The row of the first line, if there were no other texts.
  private func ownRow(of shape: Shape) -> Int {
    let line = shape.lines[0]
    let frame = shape.place(of: line.frame)
    let columns = TextWidth.width(of: line.text)
    let area = plan.textArea(of: shape)
    let row = plan.viewport.row(at: frame.midY)
    let inside = min(max(row, area.row), max(area.row, area.endRow - 1))
    if shape.lines.count == 1, plan.brokenCount(of: shape) > 1, area.rows > 1 { return area.row }
    guard shape.lines.count == 1 else {
      return shape.isSeenDown ? inside : max(row, shape.textClip.row)
    }
    // Not on the lines of a box that holds the view, and on its ground.
    let isOnBox =
      shape.isSeenDown
      && !(shape.boxRoom.rowRange.contains(row) && shape.groundRoom.rowRange.contains(row))
    let own =
      plan.isFramed(shape) || isOnBox || mayMove(columns, of: shape, from: row, to: inside)
      ? inside : row
    return clearRow(of: shape, frame: frame, columns: columns, near: own)
  }

  /// The row for a view's single line of text that no line of a box crosses: the nearest such row
  /// of the view, or else the row to which the middle of the text is rounded, if it is free.
  private func clearRow(of shape: Shape, frame: CGRect, columns: Int, near row: Int) -> Int {
    let middle = shape.cells.column + shape.cells.columns / 2
    // A covered text does not move out from behind the view that covers it.
    guard !plan.isFramed(shape), cells.isLevel(middle, row), !cells.isBehind(middle, row, shape)
    else { return row }
    let own = shape.cells.rowRange.sorted { (abs($0 - row), $0) < (abs($1 - row), $1) }
    if let clear = own.first(where: { !cells.isLevel(middle, $0) }) { return clear }
    let rounded = plan.viewport.row(frame.midY)
    let start = shape.cells.column
    return cells.isBehind(middle, rounded, shape)
      || isFree(start..<start + columns, rounded, for: shape) ? rounded : row
  }

  /// Whether a text of a number of columns, in a row that the lines of a box have taken, may stand
  /// in another row.
  func mayMove(_ columns: Int, of shape: Shape, from row: Int, to other: Int) -> Bool {
    guard shape.isSeenDown, !shape.textClip.rowRange.contains(row) else { return false }
    let start = plan.textArea(of: shape).column
    return isFree(start..<start + columns, other, for: shape)
  }
}
