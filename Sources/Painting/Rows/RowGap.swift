import Foundation

/// The distance from a band to the one above it, in rows.
struct RowGap {
  /// The length where rows are even.
  let even: Double
  /// The least length with which no bands share a row.
  let need: Double
  /// The part of the distance that a long text or a picture takes, 0...1.
  let filled: Double

  /// The lengths down to which a gap gives rows to others, from the first stage to the last: its
  /// even length; two rows of its empty part; none of the empty part; half of its texts and
  /// pictures; a quarter of them.
  fileprivate static let stages: [@Sendable (RowGap) -> Double] = [
    { max($0.need, $0.even) },
    { max($0.need, $0.even * $0.filled + min($0.even * (1 - $0.filled), 2)) },
    { max($0.need, $0.even * $0.filled) },
    { max($0.need, $0.even * $0.filled / 2) },
    { max($0.need, $0.even * $0.filled / 4) },
  ]
}

extension [RowGroup] {
  /// The distances from the top of the screen to the groups, and from the last one to the bottom.
  /// - Parameters:
  ///   - firstRow: The first row that texts may have.
  ///   - pictures: The heights from the tops of pictures to their bottoms, in points.
  ///   - keepsLinesApart: Whether lines that have different rows where rows are even must not share
  ///     one.
  func gaps(
    in viewport: Viewport, firstRow: Double, pictures: [ClosedRange<Double>], keepsLinesApart: Bool
  ) -> [RowGap] {
    let height = viewport.screenSize.height
    var fillings = pictures
    for text in lazy.flatMap(\.longTexts) where !fillings.contains(text) { fillings.append(text) }
    func gap(from top: Double, to bottom: Double, need: Double) -> RowGap {
      let length = Swift.max(0, bottom - top)
      var filled = 0.0
      for filling in fillings {
        let shared = Swift.min(bottom, filling.upperBound) - Swift.max(top, filling.lowerBound)
        filled = Swift.max(filled, shared)
      }
      return RowGap(
        even: viewport.rows(from: top, to: top + length), need: need,
        filled: length > 0 ? filled / length : 0)
    }
    func areApart(_ above: Double, _ below: Double) -> Bool { keepsLinesApart && above < below }

    var gaps: [RowGap] = []
    // The rows of the groups if nothing were between them.
    var least: [Double] = []
    for (index, group) in enumerated() {
      let last = least.last ?? 0
      let even = group.row(in: viewport)
      var row = index == 0 && (!group.isLine || areApart(0, even)) ? firstRow : last
      for above in indices[..<index].reversed() {
        // The largest distance that a band needs is that of a text below a line.
        if least[above] + 1.5 <= row { break }
        let areLines = group.isLine && self[above].isLine
        if areLines, areApart(self[above].row(in: viewport), even) {
          row = Swift.max(row, least[above] + 1)
        } else if let rows = group.rows(below: self[above]) {
          row = Swift.max(row, least[above] + rows)
        }
      }
      // What is below a held group depends on the place of that group alone.
      least.append(group.isHeld ? viewport.rowsOfScreen(to: group.top) : row)
      let above = index == 0 ? 0 : self[index - 1].bottom
      gaps.append(gap(from: above, to: group.top, need: row - last))
    }
    let bottom = viewport.screenRows
    // Texts are above the last row, in which the screen ends.
    let ends = zip(self, least).map { group, row in
      group.isLine
        ? row + (areApart(group.row(in: viewport), bottom) ? 1 : 0)
        : row + CellScale.step
    }
    gaps.append(
      gap(
        from: last?.bottom ?? 0, to: height, need: (ends.max() ?? 0) - (least.last ?? 0)))
    return gaps
  }
}

extension ArraySlice<RowGap> {
  /// Whether a number of rows is enough for what the gaps need.
  /// - Parameter narrowing: Whether texts and pictures may become narrower than a half for it.
  func haveRoom(in rows: Double, narrowing: Bool) -> Bool {
    let least = RowGap.stages[RowGap.stages.count - (narrowing ? 1 : 2)]
    return map(least).reduce(0, +) <= rows
  }

  /// The rows that the gaps need, with texts and pictures as they are or as narrow as can be.
  func need(isNarrow: Bool) -> Double {
    map(RowGap.stages[isNarrow ? RowGap.stages.count - 1 : 2]).reduce(0, +)
  }

  /// The lengths of the gaps in a number of rows that has room for their needs, in steps that add
  /// up without an error.
  func lengths(in rows: Double) -> [Double] {
    let stages = RowGap.stages.map { map($0) }
    let sums = stages.map { $0.reduce(0, +) }
    let stage = sums.firstIndex { $0 <= rows } ?? sums.count - 1
    guard stage > 0 else { return stages[0].map(CellScale.steps) }
    let share = (rows - sums[stage]) / (sums[stage - 1] - sums[stage])
    return zip(stages[stage], stages[stage - 1]).map { least, most in
      CellScale.steps(least + (most - least) * share)
    }
  }
}
