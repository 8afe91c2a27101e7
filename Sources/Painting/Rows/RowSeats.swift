import Foundation

/// The places of bands in the rows of a picture.
struct RowSeats {
  let groups: [RowGroup]
  /// The rows down to each group.
  private(set) var places: [Double]
  /// The views whose texts have no row.
  var leftOut: Set<Int> = []

  /// The rows of a picture in which the groups have their places.
  func scale(of viewport: Viewport) -> CellScale {
    var knots = [CellScale.Knot(points: 0, cells: 0)]
    for (group, place) in zip(groups, places)
    where group.isHeld || !group.bands.allSatisfy({ leftOut.contains($0.shape) }) {
      knots.append(CellScale.Knot(points: group.top, cells: place))
      if group.bottom > group.top {
        knots.append(CellScale.Knot(points: group.bottom, cells: place))
      }
    }
    let height = viewport.screenSize.height
    knots.append(CellScale.Knot(points: height, cells: viewport.screenRows))
    return CellScale(knots, pointsPerCell: viewport.pointsPerRow)
  }
}

extension RowSeats {
  /// Gives each view of a run as many whole rows as the others, if there is nothing else beside
  /// them.
  /// - Returns: Whether any group has moved.
  mutating func even(_ runs: [EqualRun], pointsPerRow: Double, rows: Double) -> Bool {
    var isMoved = false
    for run in runs {
      guard let moved = evenPlaces(of: run, pointsPerRow: pointsPerRow, rows: rows) else {
        continue
      }
      for (index, place) in moved where places[index] != place {
        places[index] = place
        isMoved = true
      }
    }
    return isMoved
  }

  /// The places of the groups in a run that have whole rows; nil if something else is among them,
  /// or if the end of the run would be far from where it is.
  private func evenPlaces(
    of run: EqualRun, pointsPerRow: Double, rows: Double
  ) -> [(Int, Double)]? {
    let own = groups.indices.filter { run.contains(groups[$0].top) && !run.ends(groups[$0]) }
    guard let first = own.first, let last = own.last,
      own.allSatisfy({ groups[$0].bands.allSatisfy { run.members.contains($0.shape) } })
    else { return nil }
    // Of views that the bottom of the screen cuts, the last ones may have nothing in sight.
    let count = run.part(at: groups[last].top) + 1
    let parts = (0..<count).map { part in own.filter { run.part(at: groups[$0].top) == part } }
    guard count > 1, parts.dropLast().allSatisfy({ $0.count == parts[0].count }),
      parts[count - 1].count <= parts[0].count
    else { return nil }
    // The part whose groups are closest together.
    let spans = parts.dropLast().map { part in part.map { places[$0] - places[part[0]] } }
    guard let model = spans.min(by: { ($0.last ?? 0) < ($1.last ?? 0) }) else { return nil }
    // Texts are in different rows.
    let length = max((run.pitch / pointsPerRow).rounded(), (model.last ?? 0).rounded(.down) + 1)
    let moved = parts.enumerated().flatMap { number, part in
      part.enumerated().map { ($1, places[first] + Double(number) * length + model[$0]) }
    }
    let (end, next) = (moved.last?.1 ?? 0, last + 1)
    let nextRow = next < groups.count ? groups[next].row(at: places[next]) : rows
    let isBefore = end <= places[last] || groups[last].row(at: end) < nextRow
    return isBefore && places[last] - end <= Self.mostLeft ? moved : nil
  }

  /// The most rows that may be left below a run.
  private static let mostLeft = 4.0
}
