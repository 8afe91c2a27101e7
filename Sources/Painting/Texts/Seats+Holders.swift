import Cells

/// Who holds which cell.
extension Seats {
  /// The index of the view that a cell is kept for; nil if that is the given view, or none.
  func otherSeat(_ column: Int, _ row: Int, than shape: Shape) -> Int? {
    guard rows.indices.contains(row) else { return nil }
    let first = rows[row].first {
      $0.columns.contains(column) && ($0.index == shape.index || keeps($0, from: shape))
    }
    return first?.index == shape.index ? nil : first?.index
  }

  /// Whether a bar has its items in the row of a cell.
  func isKeptForBar(_ column: Int, _ row: Int, from shape: Shape) -> Bool {
    rows[row].contains { $0.isBar && $0.columns.contains(column) && keeps($0, from: shape) }
  }

  /// A bar leaves its cells to what lies in it, or under it on the device.
  private func keeps(_ seat: Seat, from shape: Shape) -> Bool {
    !seat.isBar || plan.isApart(seat.index, from: shape)
  }

  /// The area of a text, from its first row up to the next row of another text.
  func area(of shape: Shape) -> CellRect {
    var area = plan.textArea(of: shape)
    let first = firstRows[shape.index]
    guard area.rows > 1, area.rowRange.contains(first) else { return area }
    if first > area.row, isOthers(area.row, in: area, of: shape) {
      area.rows -= first - area.row
      area.row = first
    }
    let below = (first + 1..<area.endRow).clamped(to: rows.indices)
    let next = below.first { isOthers($0, in: area, of: shape) }
    if let next { area.rows = next - area.row }
    return area
  }

  /// Whether a cell of a row is kept for a text that stands elsewhere on the device.
  private func isOthers(_ row: Int, in area: CellRect, of shape: Shape) -> Bool {
    rows.indices.contains(row)
      && rows[row].contains {
        $0.index != shape.index && $0.columns.overlaps(area.columnRange)
          && plan.isApart($0.index, from: shape)
      }
  }

  /// Whether another text of the same superview has the row of a text's first line.
  func hasCompany(_ shape: Shape) -> Bool {
    let row = firstRows[shape.index]
    return rows.indices.contains(row)
      && rows[row].contains {
        $0.index != shape.index && plan.shapes[$0.index].view.parent == shape.view.parent
      }
  }

  /// Whether a row has a text that is above the view on the device, or below it.
  func sharesRow(_ row: Int, _ shape: Shape) -> Bool {
    rows.indices.contains(row)
      && rows[row].contains {
        $0.index != shape.index && !$0.isBar && !plan.isLevel($0.index, with: shape)
      }
  }

  /// Whether text may continue in a cell: it is blank and shows only the view or its superviews.
  func isFree(_ column: Int, _ row: Int, for shape: Shape) -> Bool {
    let cell = CellPoint(column: column, row: row)
    guard plan.screen.contains(cell), shape.textClip.contains(cell),
      !cells.isTaken(column, row), let owner = cells.owner(column, row),
      otherSeat(column, row, than: shape) == nil,
      cells.grid[cell].isBlank || cells.isOnlySelected(column, row)
    else { return false }
    return owner < 0 || owner == shape.index || plan.isAncestor(owner, of: shape.index)
  }

  /// Whether text may continue in some cells of a row.
  func isFree(_ columns: Range<Int>, _ row: Int, for shape: Shape) -> Bool {
    columns.allSatisfy { isFree($0, row, for: shape) }
  }
}
