import Cells
import Foundation

/// Texts of one line that continue in free cells beside their view.
extension Lettering {
  mutating func drawSpilling(_ shape: Shape) -> CellRect {
    let text = joinedText(of: shape)
    let room = spillingRoom(of: shape, isLast: true)
    guard room.columns > 0 else {
      noteCut(of: shape)
      return .zero
    }
    let shown = text.truncated(toColumns: room.columns, mark: cutMark)
    let spare = room.columns - TextWidth.width(of: shown)
    let column = room.column + alignment(of: shape).indent(ofSpare: spare)
    let written = writeText(
      shown, of: shape, column: column, row: room.row, clip: shape.textClip)
    if shown != text {
      noteCut(of: shape)
      quietenCut(column + TextWidth.width(of: shown) - 1, room.row)
    }
    return written
  }

  func hasRoomToSpill(_ shape: Shape) -> Bool {
    TextWidth.width(of: joinedText(of: shape))
      <= spillingRoom(of: shape, isLast: !shape.mayBreak).columns
  }

  /// The lines of the layout, joined to one.
  func joinedText(of shape: Shape) -> String {
    shape.lines.map(\.text).joined(separator: " ")
  }

  /// The cells of one row available for a text: its view's and the free ones beside them.
  /// - Parameter isLast: Whether the text is cut if they are too few.
  private func spillingRoom(of shape: Shape, isLast: Bool) -> CellRect {
    let area = plan.textArea(of: shape)
    let columns = TextWidth.width(of: joinedText(of: shape))
    let row = firstRows[shape.index]
    let side = alignment(of: shape)
    var left = area.column
    var right = area.endColumn
    if !plan.isFramed(shape), isUpright(left, row) { left += 1 }
    // A view on the line between two boxes may use that line.
    let isOnLine = isLevel(area.column + area.columns / 2, row)
    func canTake(_ column: Int) -> Bool {
      isFree(column, row, for: shape) || isOnLine && isLevel(column, row)
    }
    guard !plan.isFramed(shape) else {
      return CellRect(column: left, row: row, columns: right - left, rows: 1)
    }
    while right - left < columns {
      let canGrowRight = side != .right && canTake(right)
      let canGrowLeft = side != .left && canTake(left - 1)
      guard canGrowLeft || canGrowRight else { break }
      if canGrowRight { right += 1 }
      if canGrowLeft, right - left < columns { left -= 1 }
    }
    // Against its alignment, a text goes on if it is then shown whole.
    let missing = columns - (right - left)
    if missing > 0, isLast, !isBehind(right, row, shape) {
      let before = left - missing..<left
      if side == .left, before.allSatisfy(canTake), !isLettered(before.lowerBound - 1, row) {
        left -= missing
      } else if side == .right, (right..<right + missing).allSatisfy(canTake) {
        right += missing
      }
    }
    return CellRect(column: left, row: row, columns: right - left, rows: 1)
  }

  /// Whether text may continue in a cell: it is blank and shows only the view or its superviews.
  func isFree(_ column: Int, _ row: Int, for shape: Shape) -> Bool {
    guard screen.contains(CellPoint(column: column, row: row)),
      shape.textClip.contains(CellPoint(column: column, row: row)), !isTaken(column, row),
      let owner = owner(column, row), otherSeat(column, row, than: shape) == nil
    else { return false }
    guard grid[column, row].isBlank || isOnlySelected(column, row) else { return false }
    return owner < 0 || owner == shape.index || plan.isAncestor(owner, of: shape.index)
  }
}
