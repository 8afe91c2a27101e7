@_spi(Package) import AutoLayout

/// A side of the screen whose cells are even but for those of equal views, each of which gets as
/// many as the others: the length is rounded once, and then the views are placed.
///
/// ```
/// points   ├──── 45.8 ────┼──── 45.8 ────┼──── 45.8 ────┤     2.245 rows each
/// cells      ├──── 2 ────┼──── 2 ────┼──── 2 ────┤            2 rows each
/// ```
///
/// What lies before the views and beyond them gets longer or shorter alike, up to the screen's edge
/// or to views that are placed already.
struct EvenSide {
  /// The scale in which all views so far have their places.
  private(set) var scale: CellScale
  private let axis: NSLayoutConstraint.Axis
  /// The smallest part of a cell in which an edge can be: a half, or one.
  private let part: Double

  init(_ axis: NSLayoutConstraint.Axis, of points: Double, cells: Double, part: Double) {
    (self.axis, self.part) = (axis, part)
    scale = CellScale(
      [.init(points: 0, cells: 0), .init(points: points, cells: cells)],
      pointsPerCell: points / cells, slack: CellScale.slackOfPixels)
  }

  /// Whether any views have got their places.
  var isUneven: Bool { scale.knots.count > 2 }

  /// The cells of equal views, from the beginning of the first one on.
  private struct Lengths {
    let length: Double
    let starts: [Double]
    /// The distance from one view to the next; nil where distances differ.
    let step: Double?

    var total: Double { (starts.last ?? 0) + length }
  }

  /// Gives the views as many cells each, if what is around them keeps its place more or less.
  mutating func place(_ spans: EqualSpans) {
    let (knots, near) = (scale.knots, EqualSpans.tolerance)
    guard let index = knots.firstIndex(where: { $0.points >= spans.end - near }), index > 0,
      knots[index - 1].points <= spans.start + near
    else { return }
    let (before, next) = (knots[index - 1], knots[index])
    let cells = (next.cells - before.cells) / (next.points - before.points)
    guard cells > 0, cells.isFinite else { return }
    let (ahead, beyond) = (
      max(0, spans.start - before.points) * cells, max(0, next.points - spans.end) * cells
    )
    for lengths in lengths(of: spans, cells) {
      guard
        let first = first(of: lengths, ahead, beyond, in: next.cells - before.cells, spans)
      else { continue }
      let own = places(of: spans, lengths, from: before.cells + first)
      // Where an edge has a place already, that is its place.
      scale.insert(
        own.filter { $0.points > before.points + near && $0.points < next.points - near },
        at: index)
      return
    }
  }

  private func places(
    of spans: EqualSpans, _ lengths: Lengths, from first: Double
  ) -> [CellScale.Knot] {
    lengths.starts.enumerated().flatMap { index, start in
      let points = spans.start + Double(index) * spans.pitch
      let (edge, end) = (
        CellScale.Knot(points: points, cells: first + start),
        CellScale.Knot(points: points + spans.length, cells: first + start + lengths.length)
      )
      return spans.hasGaps || index == spans.count - 1 ? [edge, end] : [edge]
    }
  }

  /// The lengths that views may have, the best ones first: in whole cells if they are small and
  /// have texts, so that these stand alike too; in halves; with gaps that differ by a half.
  /// - Parameter cells: The cells of a point.
  private func lengths(of spans: EqualSpans, _ cells: Double) -> [Lengths] {
    let (even, pitch) = (spans.length * cells, spans.pitch * cells)
    let gap = spans.hasGaps ? max(part == 1 ? 0 : part, rounded(pitch - even)) : 0
    let isWhole = pitch < large && spans.texts != .none
    let steps = [rounded(pitch), (pitch / part).rounded(.down) * part]
    var all = ((isWhole ? [rounded(pitch, to: 1)] : []) + steps).filter {
      $0 - gap >= min(1, rounded(even)) && $0 > gap
    }.map { step in
      Lengths(
        length: step - gap, starts: (0..<spans.count).map { Double($0) * step }, step: step)
    }
    if spans.hasGaps, even >= 1 {
      let (total, gaps) = (rounded(Double(spans.count - 1) * pitch + even), Double(spans.count - 1))
      var length = rounded(even)
      if total - Double(spans.count) * length < gaps * part { length -= part }
      let last = total - length
      all.append(
        Lengths(
          length: length,
          starts: (0..<spans.count).map { rounded(last * Double($0) / gaps) }, step: nil))
    }
    return all
  }

  /// The cells from the place before views to the first of them; nil if there are too few, or if
  /// something moves too far.
  private func first(
    of lengths: Lengths, _ ahead: Double, _ beyond: Double, in room: Double, _ spans: EqualSpans
  ) -> Double? {
    let free = room - lengths.total
    let (even, change) = (ahead + beyond, ahead + beyond - free)
    guard free >= 0, change >= -Self.mostChange, change <= max(0.5, even / 3) else { return nil }
    // Nothing disappears between two edges, and nothing opens between two that are one.
    let least = ahead > Self.leastSeen ? part : 0
    let most = free - (beyond > Self.leastSeen ? part : 0)
    guard least <= most else { return nil }
    if beyond <= Self.leastSeen { return ahead > Self.leastSeen || free == 0 ? most : nil }
    if ahead <= Self.leastSeen { return 0 }
    return min(max(aligned(ahead * free / even, lengths, spans), least), most)
  }

  /// A place near another one from which letters have most room in the views, those of a line in
  /// the middle or else in whole cells, and from which no three colours meet in a cell.
  private func aligned(_ place: Double, _ lengths: Lengths, _ spans: EqualSpans) -> Double {
    guard let step = lengths.step, step == step.rounded(), step < large,
      axis == .vertical || step < Self.fewColumns || !spans.hasGaps
    else { return rounded(place) }
    let isOdd = lengths.length.truncatingRemainder(dividingBy: 2) == 1
    let isHalf =
      axis == .vertical && spans.texts == .inMiddle && lengths.length == lengths.length.rounded()
      && !isOdd
    return isHalf && part < 1 ? rounded(place - part, to: 1) + part : rounded(place, to: 1)
  }

  private func rounded(_ cells: Double, to part: Double? = nil) -> Double {
    let part = part ?? self.part
    return (cells / part + CellScale.slackOfPixels).rounded() * part
  }

  /// The distance of views, in cells, from which on it need not be in whole ones.
  private var large: Double { (axis == .vertical ? 1 : 2) * Plan.rowsOfLargeViews }
  /// The number of columns below which half a column makes a difference to letters.
  private static let fewColumns = 4.0
  /// The most cells by which views may be shorter all together. If they are longer, no more than a
  /// third of what is around them goes.
  private static let mostChange = 4.0
  /// The part of a cell from which on it is seen.
  private static let leastSeen = 0.3
}

extension Viewport {
  /// The viewport with columns and rows in which equal views have equal sizes.
  /// - Parameter part: The smallest part of a cell in which an edge can be.
  func evened(for scene: DrawnScene, part: Double) -> Viewport {
    var columns = EvenSide(
      .horizontal, of: screenSize.width, cells: screenColumns, part: part)
    for spans in scene.equalSpans(.horizontal) { columns.place(spans) }
    var rows = EvenSide(.vertical, of: screenSize.height, cells: screenRows, part: part)
    for spans in scene.equalSpans(.vertical) { rows.place(spans) }
    return scaled(
      columns: columns.isUneven ? columns.scale : nil, rows: rows.isUneven ? rows.scale : nil)
  }
}
