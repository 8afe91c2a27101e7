/// Bands beside each other, which have one row.
struct RowGroup {
  private(set) var bands: [RowBand]

  /// The heights of the first band and the last one, in points.
  private(set) var top: Double
  private(set) var bottom: Double

  init(_ band: RowBand) {
    bands = [band]
    (top, bottom) = (band.y, band.y)
  }

  var isLine: Bool { bands[0].isLine }
  var isRule: Bool { bands.contains { $0.kind == .rule } }
  var isOfBar: Bool { bands.contains { $0.kind == .item } }
  /// Whether it stays within a row of where even rows have it.
  var isHeld: Bool { bands.contains { $0.kind == .edge } }

  /// The texts of many lines that have a line in the group, each from its first line to its last,
  /// in points.
  var longTexts: [ClosedRange<Double>] {
    bands.compactMap { if case .textLine(let text) = $0.kind { text } else { nil } }
  }

  /// Adds a band if it is beside the first one and needs no row below the others; false if not.
  mutating func add(_ band: RowBand) -> Bool {
    guard band.isBeside(bands[0]), bands.allSatisfy({ band.rows(below: $0) == nil }) else {
      return false
    }
    bands.append(band)
    bottom = max(bottom, band.y)
    return true
  }

  /// The row of the first band, if texts take none.
  func row(in viewport: Viewport) -> Double { bands[0].row(in: viewport) }

  /// The row of a place.
  func row(at place: Double) -> Double { place.rounded(isLine ? .toNearestOrAwayFromZero : .down) }

  /// The place of the group in the row at a number of rows from the top. For a line it is the row
  /// itself; for a text it is the middle of the row, so that the edges of its view are on both
  /// sides.
  func place(at rows: Double) -> Double { isLine ? rows.rounded() : rows.rounded(.down) + 0.5 }

  /// The least number of rows from a group above this one down to this one; nil if both may share a
  /// row.
  func rows(below other: RowGroup) -> Double? {
    var most: Double?
    for band in bands {
      for above in other.bands {
        guard let rows = band.rows(below: above) else { continue }
        most = max(most ?? rows, rows)
      }
    }
    return most
  }
}

extension [RowGroup] {
  /// The groups of bands that are sorted from top to bottom.
  init(of bands: [RowBand]) {
    self = []
    for band in bands {
      if isEmpty || !self[count - 1].add(band) { append(RowGroup(band)) }
    }
  }

  /// Whether texts have to take rows: bands of two groups share a row that they must not share,
  /// the bands of one group have different rows, or a text is outside the rows for texts.
  func areCrowded(in viewport: Viewport, textRows: Range<Double>) -> Bool {
    indices.contains { index in
      let group = self[index]
      let row = group.row(in: viewport)
      if !group.isLine, !textRows.contains(row) { return true }
      if group.bands.contains(where: { $0.row(in: viewport) != row }) { return true }
      let farthest = group.top - 2 * viewport.pointsPerRow
      return self[..<index].reversed().prefix { $0.bottom > farthest }.contains { above in
        row <= above.row(in: viewport) && group.rows(below: above) != nil
      }
    }
  }

  /// The views to be left out: all their texts would stand among texts further up in the same row.
  /// Items of bars stay, and other texts give way to them.
  /// - Parameter rows: The row of each group.
  func leftOut(at rows: [Double]) -> Set<Int> {
    var isKept = indices.map { !self[$0].isLine }
    for index in indices where isKept[index] {
      let others = indices[..<index].reversed().prefix { rows[$0] == rows[index] }
        .filter { isKept[$0] }
      guard others.contains(where: { self[index].rows(below: self[$0]) != nil }) else { continue }
      if self[index].isOfBar {
        for other in others where !self[other].isOfBar { isKept[other] = false }
      } else {
        isKept[index] = false
      }
    }
    func shapes(_ isIncluded: (Int) -> Bool) -> Set<Int> {
      Set(indices.filter(isIncluded).flatMap { self[$0].bands.map(\.shape) })
    }
    // A text of several lines is broken again for the rows that it has.
    return shapes { !isKept[$0] && !self[$0].isLine }.subtracting(shapes { isKept[$0] })
  }
}
