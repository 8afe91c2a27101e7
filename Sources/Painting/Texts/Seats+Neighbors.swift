import Cells

extension Seats {
  /// Whether all of some columns are blank, with a blank cell at each end: cells of the superviews,
  /// or what labels of one line beside the text leave of theirs.
  func areBlank(_ columns: Range<Int>, _ row: Int, for shape: Shape) -> Bool {
    func isOpen(_ column: Int) -> Bool {
      if isFree(column, row, for: shape) { return true }
      guard let owner = cells.owner(column, row), owner >= 0, owner != shape.index,
        !cells.isTaken(column, row), cells.grid[column, row].isBlank,
        otherSeat(column, row, than: shape) == nil,
        shape.textClip.intersection(plan.screen).contains(CellPoint(column: column, row: row))
      else { return false }
      let other = plan.shapes[owner]
      return other.view.parent == shape.view.parent && other.lines.count == 1
        && other.background == nil && !plan.isFramed(other)
    }
    return columns.allSatisfy(isOpen)
      && [columns.lowerBound - 1, columns.upperBound].allSatisfy {
        !cells.isLettered($0, row) && otherSeat($0, row, than: shape) == nil
      }
  }

  /// Moves the text at the right of another text that lacks columns, if the moved text has as many
  /// to spare in its own view.
  /// - Returns: Whether the columns are free now.
  mutating func moveNeighbor(of shape: Shape, from room: CellRect, by columns: Int) -> Bool {
    let row = room.row
    guard plan.alignment(of: shape) != .right, plan.mayGoOver(shape),
      !plan.needsBrackets(shape), rows.indices.contains(row),
      let place = rows[row].indices.filter({ isNeighbor(rows[row][$0], of: room, shape) })
        .min(by: { rows[row][$0].columns.lowerBound < rows[row][$1].columns.lowerBound })
    else { return false }
    let seat = rows[row][place]
    let neighbor = plan.shapes[seat.index]
    let wanted = room.endColumn..<room.endColumn + columns
    // A blank cell between both.
    let start = wanted.upperBound + 1
    if columns == 0, seat.columns.lowerBound >= start { return false }
    let width = TextWidth.width(of: neighbor.lines[0].text)
    let end = plan.textArea(of: neighbor).intersection(neighbor.textClip).endColumn
    let isOpen = wanted.allSatisfy { column in
      isFree(column, row, for: shape)
        || isFree(column, row, for: neighbor) && seat.columns.contains(column)
    }
    guard start + width <= end, isOpen else { return false }
    for column in wanted { cells.own(column, row, by: shape.index) }
    rows[row][place] = Seat(
      columns: start..<max(start + width, seat.columns.upperBound), index: seat.index)
    return true
  }

  /// Whether a seat is that of a line at the right of a text, which is drawn after it.
  private func isNeighbor(_ seat: Seat, of room: CellRect, _ shape: Shape) -> Bool {
    guard !seat.isBar, seat.index > shape.index, seat.columns.lowerBound >= room.endColumn else {
      return false
    }
    let other = plan.shapes[seat.index]
    return other.lines.count == 1 && !plan.isFramed(other) && !other.view.isEdited
  }
}
