import Cells
import Foundation

/// Texts of one line that continue in free cells beside their view.
extension Lettering {
  mutating func drawSpilling(_ shape: Shape) -> CellRect {
    let text = joinedText(of: shape)
    var room = spillingRoom(of: shape, isLast: true)
    let missing = TextWidth.width(of: text) - room.columns
    if missing >= 0, moveNeighbor(of: shape, from: room, by: missing) { room.columns += missing }
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
    if !plan.isFramed(shape), isUpright(left, row) || isLettered(left - 1, row) { left += 1 }
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

// MARK: - Neighbours

extension Lettering {
  /// Moves the text at the right of another one that lacks columns, as far as that has as many to
  /// spare in its own view.
  /// - Returns: Whether the columns are free now.
  private mutating func moveNeighbor(
    of shape: Shape, from room: CellRect, by columns: Int
  ) -> Bool {
    let row = room.row
    guard alignment(of: shape) != .right, !plan.isFramed(shape), seats.indices.contains(row),
      let place = seats[row].indices.filter({ isNeighbor(seats[row][$0], of: room, shape) })
        .min(by: { seats[row][$0].columns.lowerBound < seats[row][$1].columns.lowerBound })
    else { return false }
    let neighbor = shapes[seats[row][place].index]
    let wanted = room.endColumn..<room.endColumn + columns
    // A blank cell between both.
    let start = wanted.upperBound + 1
    if columns == 0, seats[row][place].columns.lowerBound >= start { return false }
    let width = TextWidth.width(of: neighbor.lines[0].text)
    let end = plan.textArea(of: neighbor).intersection(neighbor.textClip).endColumn
    let isOpen = wanted.allSatisfy { column in
      isFree(column, row, for: shape)
        || isFree(column, row, for: neighbor) && seats[row][place].columns.contains(column)
    }
    guard start + width <= end, isOpen else { return false }
    for column in wanted { setOwner(shape.index, column, row) }
    seats[row][place] = Seat(
      columns: start..<max(start + width, seats[row][place].columns.upperBound),
      index: neighbor.index)
    return true
  }

  /// Whether a seat is that of a line at the right of a text, which is drawn after it.
  private func isNeighbor(_ seat: Seat, of room: CellRect, _ shape: Shape) -> Bool {
    guard !seat.isBar, seat.index > shape.index, seat.columns.lowerBound >= room.endColumn else {
      return false
    }
    let other = shapes[seat.index]
    return other.lines.count == 1 && !plan.isFramed(other) && !other.view.isEdited
  }
}
