import Cells
import LayoutTools

/// The cells of a line: a run in one row or column.
struct LineLane: Hashable {
  let isVertical: Bool
  var from: Int
  var through: Int
  /// The row of a horizontal line, the column of an upright one.
  var across: Int
  /// A row or column in which the edges are seen that the line joins.
  var ofEdges: Int
  /// Whether the line is shorter than a cell, and is a mark at the edges that it joins.
  var isMark = false

  /// The cell at a place along the lane.
  func cell(_ place: Int) -> CellPoint {
    isVertical
      ? CellPoint(column: across, row: place) : CellPoint(column: place, row: across)
  }

  var cells: [CellPoint] { (from...max(from, through)).map(cell) }

  /// Whether there is a cell between the ends of the lane.
  var isLong: Bool { through - from >= 2 }
}

extension LineLane {
  /// The places that a line can have in a picture, the best first.
  /// - Parameter hasBoxes: Whether the edges of views are lines, which take a cell.
  static func lanes(
    of line: CanvasLine, in viewport: Viewport, hasBoxes: Bool
  ) -> [LineLane] {
    // Views may be anywhere, but only the picture is drawn.
    let end = (line.isVertical ? viewport.size.rows : viewport.size.columns) + 1
    func along(_ points: Double) -> Int {
      min(max(line.isVertical ? viewport.row(points) : viewport.column(points), -2), end)
    }
    let (low, high) = (line.room.lowerBound, line.room.upperBound)
    let (room, center) =
      line.isVertical
      ? ((viewport.column(low), viewport.column(high) - 1), viewport.column(at: low))
      : ((viewport.row(low), viewport.row(high) - 1), viewport.row(at: low))
    let (from, through) = (along(line.span.lowerBound), along(line.span.upperBound))
    switch line.kind {
    case .alignment:
      let place = line.outward == 0 ? center : room.0
      let step = line.outward == 0 ? -1 : line.outward
      // A cell more at both ends, where it is seen if it goes through a text.
      return [place, place + step, place - step].map {
        LineLane(
          isVertical: line.isVertical, from: from - 1, through: hasBoxes ? through + 1 : through,
          across: $0, ofEdges: place)
      }
    case .space, .size:
      let places =
        line.kind == .space
        ? middleFirst(room.0, room.1) + outside(room.0, room.1)
        : fromTheEnd(room.0, room.1)
      let middle = (room.0 + room.1 + 1) / 2
      guard from >= through else {
        return places.map {
          LineLane(
            isVertical: line.isVertical, from: from, through: through - 1, across: $0,
            ofEdges: middle)
        }
      }
      let edge = (line.span.lowerBound + line.span.upperBound) / 2
      let first = line.isVertical ? viewport.row(at: edge) : viewport.column(at: edge)
      let isAtEnd = along(edge) > first
      return places.flatMap { across in
        [first, isAtEnd ? first + 1 : first - 1].map {
          LineLane(
            isVertical: line.isVertical, from: $0, through: $0, across: across, ofEdges: middle,
            isMark: true)
        }
      }
    }
  }

  /// The number of places in a room at which a line is tried.
  static let most = 24

  /// The places of a room from its middle outwards.
  private static func middleFirst(_ low: Int, _ high: Int) -> [Int] {
    guard low < high else { return [low] }
    let middle = (low + high + 1) / 2
    let nearest = max(low, middle - most / 2)...min(high, middle + most / 2)
    return nearest.sorted { abs($0 - middle) < abs($1 - middle) }
  }

  /// The places beside a room.
  private static func outside(_ low: Int, _ high: Int) -> [Int] {
    (1...3).flatMap { [max(low, high) + $0, low - $0] }
  }

  /// The places of a size: at the right and at the bottom, since names and texts begin at the other
  /// edges.
  private static func fromTheEnd(_ low: Int, _ high: Int) -> [Int] {
    let inside = (low...max(low, high)).reversed()
    return inside.prefix(4) + outside(low, high) + inside.dropFirst(4).prefix(most)
  }
}
