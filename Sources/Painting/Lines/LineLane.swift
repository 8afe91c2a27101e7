import Cells
import LayoutTools

/// The cells of a line: a run in one row or column.
struct LineLane: Hashable {
  let isVertical: Bool
  var from: Int
  var through: Int
  /// The row of a horizontal line, the column of an upright one.
  var across: Int

  /// The cell at a place along the lane.
  func cell(_ place: Int) -> CellPoint {
    isVertical
      ? CellPoint(column: across, row: place) : CellPoint(column: place, row: across)
  }

  /// Whether there is a cell between the ends of the lane.
  var isLong: Bool { through - from >= 2 }
}

extension LineLane {
  /// The places that a line can have in a picture, the best first.
  static func lanes(of line: CanvasLine, in viewport: Viewport) -> [LineLane] {
    func along(_ points: Double) -> Int {
      line.isVertical ? viewport.row(points) : viewport.column(points)
    }
    func across(_ points: Double) -> Int {
      line.isVertical ? viewport.column(points) : viewport.row(points)
    }
    // Views may be anywhere, but only the picture is drawn.
    let end = (line.isVertical ? viewport.size.rows : viewport.size.columns) + 1
    let from = min(max(along(line.span.lowerBound), -2), end)
    let through = min(max(along(line.span.upperBound), from), end)
    let (low, high) = (across(line.room.lowerBound), across(line.room.upperBound))
    let places: [Int]
    switch line.kind {
    case .alignment: places = [low, low - 1, low + 1]
    case .space: places = middleFirst(low, high) + [high + 1, low - 1]
    case .size:
      // At the right and at the bottom, since names and texts begin at the other edges.
      let inside = low + 1 < high ? Array((low + 1..<high).reversed()) : []
      places = inside.prefix(4) + [high, high + 1, low - 1] + inside.dropFirst(4).prefix(most)
    }
    return places.map {
      LineLane(isVertical: line.isVertical, from: from, through: through, across: $0)
    }
  }

  /// The number of places at which a line is tried.
  static let most = 24

  /// The places between two others, from the middle outwards, and then these two.
  private static func middleFirst(_ low: Int, _ high: Int) -> [Int] {
    guard low + 1 < high else { return low == high ? [low] : [low, high] }
    let middle = (low + high) / 2
    let nearest = max(low + 1, middle - most / 2)...min(high - 1, middle + most / 2)
    return nearest.sorted { abs($0 - middle) < abs($1 - middle) } + [low, high]
  }
}
