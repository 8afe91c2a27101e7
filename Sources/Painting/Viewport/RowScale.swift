import Foundation

/// The rows of a picture in which some rows stand for more points than others.
///
/// Rows are even between two knots. Beyond the first and the last knot they have the average
/// height.
struct RowScale: Hashable, Sendable {
  struct Knot: Hashable, Sendable {
    /// The height from the top of the screen, in points.
    let y: Double
    let row: Double
  }

  /// The knots from top to bottom, two at least.
  private let knots: [Knot]
  private let pointsPerRow: Double

  /// - Parameter knots: The knots; none is above the one before it, in points or in rows.
  init(_ knots: [Knot], pointsPerRow: Double) {
    self.knots = knots
    self.pointsPerRow = pointsPerRow
  }

  /// The rows down to a height.
  func rows(to y: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return y / pointsPerRow }
    if y <= first.y { return first.row + (y - first.y) / pointsPerRow }
    if y >= last.y { return last.row + (y - last.y) / pointsPerRow }
    let (above, below) = neighbors { $0.y > y }
    return above.row + (y - above.y) / (below.y - above.y) * (below.row - above.row)
  }

  /// The height at a number of rows.
  func y(atRows rows: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return rows * pointsPerRow }
    if rows <= first.row { return first.y + (rows - first.row) * pointsPerRow }
    if rows >= last.row { return last.y + (rows - last.row) * pointsPerRow }
    let (above, below) = neighbors { $0.row > rows }
    return above.y + (rows - above.row) / (below.row - above.row) * (below.y - above.y)
  }

  /// The first knot that is beyond a place, and the one before it.
  private func neighbors(isBeyond: (Knot) -> Bool) -> (Knot, Knot) {
    var (low, high) = (1, knots.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(knots[middle]) { high = middle } else { low = middle + 1 }
    }
    return (knots[low - 1], knots[low])
  }
}

extension RowScale {
  /// The part of a row by which the places of texts differ.
  static let step = 1.0 / 64

  /// A number of rows in whole steps. The error of the sums is less than a thousandth of a step.
  static func steps(_ rows: Double) -> Double {
    (rows / step + 0.001).rounded(.down) * step
  }
}
