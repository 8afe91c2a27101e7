import Wording

/// The rows of a picture, or its columns, of which some stand for more points than others.
///
/// Cells are even between two knots. Beyond the first and the last knot they have the average
/// length.
struct CellScale: Hashable, Sendable {
  struct Knot: Hashable, Sendable {
    /// The distance from the edge of the screen, in points.
    let points: Double
    let cells: Double
  }

  /// The knots in order, two at least.
  private(set) var knots: [Knot]
  private let pointsPerCell: Double
  /// What is added to places before the cell in which they are is taken, and subtracted before they
  /// are rounded.
  let slack: Double

  /// - Parameter knots: The knots; none is before the one before it, in points or in cells.
  init(_ knots: [Knot], pointsPerCell: Double, slack: Double = 0) {
    (self.knots, self.pointsPerCell, self.slack) = (knots, pointsPerCell, slack)
  }

  /// Adds knots that lie between two others.
  mutating func insert(_ knots: [Knot], at index: Int) {
    self.knots.insert(contentsOf: knots, at: index)
  }

  /// The cells up to a place.
  func cells(to points: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return points / pointsPerCell }
    if points <= first.points { return first.cells + (points - first.points) / pointsPerCell }
    if points >= last.points { return last.cells + (points - last.points) / pointsPerCell }
    let (before, after) = neighbors { $0.points > points }
    return before.cells
      + (points - before.points) / (after.points - before.points) * (after.cells - before.cells)
  }

  /// The place at a number of cells.
  func points(atCells cells: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return cells * pointsPerCell }
    if cells <= first.cells { return first.points + (cells - first.cells) * pointsPerCell }
    if cells >= last.cells { return last.points + (cells - last.cells) * pointsPerCell }
    let (before, after) = neighbors { $0.cells > cells }
    return before.points
      + (cells - before.cells) / (after.cells - before.cells) * (after.points - before.points)
  }

  /// The first knot that is beyond a place, and the one before it.
  private func neighbors(isBeyond: (Knot) -> Bool) -> (Knot, Knot) {
    let place = knots[1..<knots.count - 1].partitioningIndex(where: isBeyond)
    return (knots[place - 1], knots[place])
  }
}

extension CellScale {
  /// The part of a cell by which the places of texts differ.
  static let step = 1.0 / 64

  /// What the rounding of frames to pixels is less than, in cells: in the middle of equal views the
  /// edge of a cell is often.
  static let slackOfPixels = 1.0 / 16

  /// A number of cells in whole steps. The error of the sums is less than a thousandth of a step.
  static func steps(_ cells: Double) -> Double {
    (cells / step + 0.001).rounded(.down) * step
  }
}
