import Cells
import Foundation

/// The rows of texts, which are chosen before any text is drawn.
///
/// A row may stand for more points than a line of text takes, so that texts which stand one below
/// the other on the device would share a row. Bars keep the rows of their items. From top to
/// bottom, each text gets the row nearest to its place that none has before it.
extension Lettering {
  /// The columns of a row that are kept for a text, or for a bar.
  struct Seat {
    let columns: Range<Int>
    /// The index of the view.
    let index: Int
    var isBar = false
  }

  /// Chooses the first row of every text, and keeps its cells for it.
  mutating func seatTexts() {
    for shape in shapes where shape.isShown {
      guard case .bar(let bar) = shape.view.drawing.content else { continue }
      let cells = shape.cells.intersection(shape.clip).intersection(plan.bounds)
      guard !cells.isEmpty else { continue }
      for row in itemRows(of: bar, shape) where seats.indices.contains(row) {
        seats[row].append(Seat(columns: cells.columnRange, index: shape.index, isBar: true))
      }
    }
    let tops = shapes.compactMap { shape in
      shape.isShown && !plan.leftOut.contains(shape.index)
        ? shape.lines.first.map { (index: shape.index, top: shape.place(of: $0.frame).minY) } : nil
    }
    for (index, _) in tops.sorted(by: { ($0.top, $0.index) < ($1.top, $1.index) }) {
      let place = place(for: shapes[index])
      firstRows[index] = place.row
      if let columns = place.columns {
        seats[place.row].append(Seat(columns: columns, index: index))
      }
    }
  }

  /// The first row of a text, and the columns there that are kept for it; nil if it is hidden.
  private func place(for shape: Shape) -> (row: Int, columns: Range<Int>?) {
    let own = ownRow(of: shape)
    let columns = seatColumns(of: shape, row: own)
    // A text of several lines needs no more than a later start.
    let places =
      shape.lines.count == 1 ? [own, own + 1, own - 1, own + 2] : [own, own + 1, own + 2]
    let row =
      places.first { row in
        columns.allSatisfy { isOpen($0, row, for: shape, isOwn: row == own) }
      } ?? own
    let cells = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
      .intersection(shape.textClip).intersection(plan.bounds)
    guard !cells.isEmpty,
      let start = cells.columnRange.first(where: { !isCovered($0, row, shape) }),
      let end = cells.columnRange.last(where: { !isCovered($0, row, shape) })
    else { return (row, nil) }
    return (row, start..<end + 1)
  }

  /// The view that a cell is kept for, by its index, if that is another one.
  func otherSeat(_ column: Int, _ row: Int, than shape: Shape) -> Int? {
    guard seats.indices.contains(row) else { return nil }
    let first = seats[row].first {
      $0.columns.contains(column) && ($0.index == shape.index || keeps($0, from: shape))
    }
    return first?.index == shape.index ? nil : first?.index
  }

  /// Whether a bar has its items in the row of a cell.
  func isKeptForBar(_ column: Int, _ row: Int, from shape: Shape) -> Bool {
    seats[row].contains { $0.isBar && $0.columns.contains(column) && keeps($0, from: shape) }
  }

  /// A bar leaves its cells to what lies in it, or under it on the device.
  private func keeps(_ seat: Seat, from shape: Shape) -> Bool {
    !seat.isBar || !shapes[seat.index].frame.intersects(shape.frame)
  }

  /// The area of a text, from its first row up to the row of another one.
  func seatedArea(of shape: Shape) -> CellRect {
    var area = plan.textArea(of: shape)
    let first = firstRows[shape.index]
    guard area.rows > 1, area.rowRange.contains(first) else { return area }
    if first > area.row, isOthers(area.row, in: area, of: shape) {
      area.rows -= first - area.row
      area.row = first
    }
    let below = max(first + 1, 0)..<max(first + 1, 0, min(area.endRow, seats.count))
    let next = below.first { isOthers($0, in: area, of: shape) }
    if let next { area.rows = next - area.row }
    return area
  }

  /// Whether a cell of a row is kept for a text that stands elsewhere on the device.
  private func isOthers(_ row: Int, in area: CellRect, of shape: Shape) -> Bool {
    guard seats.indices.contains(row), !seats[row].isEmpty else { return false }
    return seats[row].contains { seat in
      seat.index != shape.index && seat.columns.overlaps(area.columnRange)
        && !shapes[seat.index].frame.intersects(shape.frame)
    }
  }

  /// The row of the first line, if there were no other texts.
  private func ownRow(of shape: Shape) -> Int {
    let line = shape.lines[0]
    let frame = shape.place(of: line.frame)
    let columns = TextWidth.width(of: line.text)
    let area = plan.textArea(of: shape)
    let row = viewport.row(at: frame.midY)
    let inside = min(max(row, area.row), max(area.row, area.endRow - 1))
    guard shape.lines.count == 1 else {
      return shape.isSeenDown ? inside : max(row, shape.textClip.row)
    }
    let own =
      plan.isFramed(shape) || isKeptInside(shape, row)
        || mayMove(columns, of: shape, from: row, to: inside)
      ? inside : row
    return clearRow(of: shape, frame: frame, columns: columns, near: own)
  }

  /// Whether a row is on the lines of a box that holds the view.
  private func isKeptInside(_ shape: Shape, _ row: Int) -> Bool {
    shape.isSeenDown && !shape.boxRoom.rowRange.contains(row)
  }

  /// The columns that a text needs, in its own area.
  private func seatColumns(of shape: Shape, row: Int) -> Range<Int> {
    let area = plan.textArea(of: shape)
    let width = TextWidth.width(of: shape.lines[0].text)
    guard shape.lines.count == 1, width < area.columns else { return area.columnRange }
    let start = area.column + alignment(of: shape).indent(ofSpare: area.columns - width)
    return start..<start + width
  }

  /// Whether a cell is not kept for a text that stands elsewhere on the device, nor taken by a view
  /// that does. In another row than its own, a text takes only what is blank.
  private func isOpen(_ column: Int, _ row: Int, for shape: Shape, isOwn: Bool) -> Bool {
    if let other = otherSeat(column, row, than: shape),
      !shapes[other].frame.intersects(shape.frame)
    {
      return false
    }
    guard isOwn else { return isFree(column, row, for: shape) }
    guard isCovered(column, row, shape), let owner = owner(column, row), owner >= 0 else {
      return true
    }
    return shapes[owner].frame.intersects(shape.frame)
  }
}
