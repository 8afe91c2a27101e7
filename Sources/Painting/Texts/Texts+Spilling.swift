import Cells

/// Texts that continue in free cells beside their view.
extension Texts {
  /// A text in one row; none if there is no room at all.
  mutating func spillingRow(of shape: Shape) -> [Row] {
    let text = shape.joinedText
    let columns = TextWidth.width(of: text)
    var room = spillingRoom(of: shape)
    // Against its alignment, and over what its neighbours leave blank, a text goes on if it is then
    // shown whole.
    let missing = columns - room.columns
    if missing > 0, plan.mayGoOver(shape), !seats.cells.isBehind(room.endColumn, room.row, shape) {
      let bracket = plan.needsBrackets(shape) ? 1 : 0
      let before = room.column - missing - bracket..<room.column
      let after = room.endColumn..<room.endColumn + missing + bracket
      if seats.areBlank(before, room.row, for: shape) {
        room.column -= missing
        room.columns += missing
      } else if seats.areBlank(after, room.row, for: shape) {
        room.columns += missing
      }
    }
    let lack = columns - room.columns
    if lack >= 0, seats.moveNeighbor(of: shape, from: room, by: lack) { room.columns += lack }
    guard room.columns > 0 else {
      shortened.insert(shape.index)
      return []
    }
    let shown = text.truncated(toColumns: room.columns, mark: plan.options.glyphs.cutMark)
    let width = TextWidth.width(of: shown)
    let column =
      room.column + plan.alignment(of: shape).indent(ofSpare: room.columns - width)
    return [
      Row(
        text: shown, column: column, row: room.row, mark: shown == text ? nil : column + width - 1)
    ]
  }

  /// The cells of one row available for a text: its view's and the free ones beside them.
  func spillingRoom(of shape: Shape) -> CellRect {
    var room = plan.textArea(of: shape)
    room.row = seats.firstRows[shape.index]
    room.rows = 1
    guard plan.mayGoOver(shape) else { return room }
    if isCramped(room.column, room.row) {
      room.column += 1
      room.columns -= 1
    }
    return widened(
      room, to: TextWidth.width(of: shape.joinedText), plan.alignment(of: shape)
    ) { column, next in
      canSpill(column, room.row, shape)
        && (!plan.needsBrackets(shape) || canSpill(next, room.row, shape))
    }
  }

  /// Whether a text in one row may continue in a cell. A view on the line between two boxes may use
  /// that line.
  private func canSpill(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    if seats.isFree(column, row, for: shape) { return true }
    let area = plan.textArea(of: shape)
    return seats.cells.isLevel(column, row)
      && seats.cells.isLevel(area.column + area.columns / 2, row)
  }

  /// An area with the columns beside it that a text needs, on the sides to which its alignment lets
  /// it go on.
  /// - Parameter isOpen: Whether a text may continue in a column, given with the column beyond it.
  func widened(
    _ area: CellRect, to columns: Int, _ side: ColumnAlignment, isOpen: (Int, Int) -> Bool
  ) -> CellRect {
    var area = area
    while area.columns < columns {
      let growsRight = side != .right && isOpen(area.endColumn, area.endColumn + 1)
      let growsLeft = side != .left && isOpen(area.column - 1, area.column - 2)
      guard growsRight || growsLeft else { break }
      if growsRight { area.columns += 1 }
      if growsLeft, area.columns < columns {
        area.column -= 1
        area.columns += 1
      }
    }
    return area
  }
}
