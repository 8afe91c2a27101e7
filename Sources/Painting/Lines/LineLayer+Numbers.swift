import Cells

/// The numbers of lines: in the middle of their lines where that is free, else beside them.
extension LineLayer {
  /// The cell at which a number is best read, and its cost there; nil if there is no cell for it.
  mutating func place(
    of text: String, on lane: LineLane, isAtEnd: Bool
  ) -> (cell: CellPoint, cost: Double)? {
    let width = TextWidth.width(of: text)
    var best: (cell: CellPoint, cost: Double)?
    let places = places(ofWidth: width, on: lane)
    for (order, cell) in (isAtEnd ? places.reversed() : places).enumerated() {
      if let best, best.cost <= 0.3 * Double(order) { break }
      guard let cost = cost(ofWidth: width, at: cell, on: lane) else { continue }
      let whole = cost + 0.3 * Double(order)
      if best == nil || whole < best!.cost { best = (cell, whole) }
    }
    return best
  }

  /// The cells at which a number may begin: first in the middle of its line, then beside the line.
  /// A mark is on the edges that it joins.
  private func places(ofWidth width: Int, on lane: LineLane) -> [CellPoint] {
    if lane.isMark {
      let cell = lane.cell(lane.from)
      return [(width - 1) / 2, 0, width - 1].map {
        CellPoint(column: cell.column - $0, row: cell.row)
      }
    }
    func middleFirst(_ places: ClosedRange<Int>) -> [Int] {
      let middle = (places.lowerBound + places.upperBound) / 2
      return places.sorted { abs($0 - middle) < abs($1 - middle) }
    }
    guard lane.isVertical else {
      let row = lane.across
      let first = lane.from + 1
      let middle = (lane.from + lane.through + 1 - width) / 2
      let inside = first <= lane.through - width ? middleFirst(first...lane.through - width) : []
      return inside.prefix(40).map { CellPoint(column: $0, row: row) } + [
        CellPoint(column: middle, row: row - 1), CellPoint(column: middle, row: row + 1),
        CellPoint(column: lane.from - width, row: row),
        CellPoint(column: lane.through + 1, row: row),
      ]
    }
    let rows = middleFirst(
      lane.isLong ? lane.from + 1...lane.through - 1 : lane.from...lane.through
    )
    .prefix(20)
    let around = lane.across - (width - 1) / 2
    let inside = lane.isLong ? rows.map { CellPoint(column: around, row: $0) } : []
    return inside + rows.map { CellPoint(column: lane.across + 1, row: $0) }
      + rows.map { CellPoint(column: lane.across - width, row: $0) } + [
        CellPoint(column: around, row: lane.through + 1),
        CellPoint(column: around, row: lane.from - 1),
      ]
  }

  /// How badly a number is read at a cell; nil if a letter, another number or a corner of the
  /// device is there.
  private mutating func cost(ofWidth width: Int, at cell: CellPoint, on lane: LineLane) -> Double? {
    guard picture.grid.bounds.rowRange.contains(cell.row), cell.column >= 0,
      cell.column + width <= picture.grid.size.columns
    else { return nil }
    var cost = 0.0
    for column in cell.column..<cell.column + width {
      let here = CellPoint(column: column, row: cell.row)
      guard !picture.isLettered(at: here), content(here) != .label, !isCorner(here) else {
        return nil
      }
      if content(here) != .nothing {
        cost += 3
      } else if lane.isMark {
        // At the edge itself, but not along a line.
        cost +=
          isRule(here, isVertical: !lane.isVertical) ? 0 : picture.grid[here].isBlank ? 1.5 : 2
      } else if !picture.grid[here].isBlank {
        let isOwn = lane.isVertical ? lane.across == column : lane.across == cell.row
        cost += isOwn ? 0.2 : 0.7
      }
      // A number in a field would be read as what is typed there.
      if !isRule(here, isVertical: !lane.isVertical), isBesideLetters(here) { cost += 4 }
    }
    // A number near a word would be read as part of it.
    for (distance, weight) in [(1, 5.0), (2, 3.0), (3, 1.0)] {
      for column in [cell.column - distance, cell.column + width - 1 + distance] {
        let beside = CellPoint(column: column, row: cell.row)
        if picture.isLettered(at: beside) || content(beside) == .label {
          cost += weight
        } else if distance == 1, content(beside) != .nothing {
          cost += 2
        }
      }
    }
    return cost
  }

  mutating func write(
    _ text: String, at cell: CellPoint, on lane: LineLane, _ pen: Style, _ target: Int?
  ) {
    let columns = cell.column..<cell.column + TextWidth.width(of: text)
    let grounds = columns.map { ground(of: CellPoint(column: $0, row: cell.row), on: lane) }
    picture.grid.write(text, at: cell, style: pen)
    for (column, ground) in zip(columns, grounds) {
      let here = CellPoint(column: column, row: cell.row)
      picture.grid.restyle(CellRect(column: column, row: cell.row, columns: 1, rows: 1)) {
        $0.background = ground
      }
      drawn[index(here)] = .label
      show(target, here)
    }
  }
}
