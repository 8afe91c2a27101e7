import Foundation

/// Groups of bands between two edges of large views, or between such an edge and an edge of the
/// screen.
struct RowSection {
  let groups: ArraySlice<RowGroup>
  /// The distances to the groups, and from the last one to the end.
  let gaps: ArraySlice<RowGap>
  /// The rows from the top of the screen to its beginning and its end.
  let start: Double
  let end: Double
  /// The heights of its beginning and its end, in points.
  let heights: ClosedRange<Double>

  /// Whether there are enough rows for what its gaps need.
  /// - Parameter narrowing: Whether texts and pictures may become narrower than a half for it.
  func hasRoom(narrowing: Bool) -> Bool { gaps.haveRoom(in: end - start, narrowing: narrowing) }

  /// The places of its groups.
  /// - Parameter firstRow: The first row of the screen that texts may have.
  func places(firstRow: Double) -> [Double] {
    guard hasRoom(narrowing: true) else { return crowded(firstRow: firstRow) }
    var row = start
    var places: [Double] = []
    for (group, length) in zip(groups, gaps.lengths(in: end - start)) {
      row += length
      places.append(min(max(group.place(at: row), places.last ?? start), end))
    }
    return places
  }

  /// The places of groups that need more rows than there are. Bars above the content keep their
  /// rows. The other groups are spread over the rest, and some share a row.
  private func crowded(firstRow: Double) -> [Double] {
    var level = start
    let levels = gaps.dropLast().map { gap in
      level += gap.need
      return level
    }
    let groups = Array(groups)
    let fixed = (groups.lastIndex(where: \.isRule) ?? -1) + 1
    let start = max(fixed > 0 ? levels[fixed - 1].rounded() + 1 : firstRow, self.start)
    let first = fixed < levels.count ? levels[fixed] : 0
    let share = max(1, end - start) / ((levels.last ?? 0) - first + 1)
    return levels.indices.map { index in
      let place =
        index < fixed
        ? groups[index].place(at: levels[index])
        : start + ((levels[index] - first) * share).rounded(.down) + 0.5
      return min(place, end)
    }
  }
}

extension [RowGroup] {
  /// The sections of the screen.
  /// - Parameter gaps: The distances from the top of the screen to the groups, and from the last
  ///   one to the bottom.
  func sections(with gaps: [RowGap], in viewport: Viewport) -> [RowSection] {
    let (held, height) = (indices.filter { self[$0].isHeld }, viewport.screenSize.height)
    let starts = [0] + held.map { $0 + 1 }
    let ends = held + [count]
    let heights = [0] + held.map { self[$0].top } + [height]
    let even =
      [0] + held.map { viewport.rowsOfScreen(to: self[$0].top) } + [viewport.screenRows]
    let slices = zip(starts, ends).map { gaps[$0...$1] }
    let rows = even.moved(apart: slices)
    return slices.indices.map { index in
      RowSection(
        groups: self[starts[index]..<ends[index]], gaps: slices[index], start: rows[index],
        end: rows[index + 1],
        heights: heights[index]...Swift.max(heights[index], heights[index + 1]))
    }
  }

  /// The places of all groups.
  func places(in sections: [RowSection], firstRow: Double) -> [Double] {
    sections.indices.flatMap { index in
      sections[index].places(firstRow: firstRow)
        + (index + 1 < sections.count ? [sections[index].end] : [])
    }
  }
}

extension [Double] {
  /// The rows of the edges, moved so that what is between them has room. Texts and pictures keep
  /// their heights if possible, and else become as narrow as can be. No edge moves by more than a
  /// row, and the first and the last stay.
  fileprivate func moved(apart gaps: [ArraySlice<RowGap>]) -> [Double] {
    let lengths = zip(self, dropFirst()).map { $1 - $0 }
    let least = gaps.map { $0.need(isNarrow: true) }
    // A section with room to spare gives up to a row of it to a section without.
    let whole = zip(zip(gaps, least), lengths).map { section, length in
      let need = section.0.need(isNarrow: false)
      return need > length ? need : Swift.min(need, Swift.max(section.1, length - 1))
    }
    return moved(by: whole) ?? moved(by: least) ?? self
  }

  /// - Parameter needs: The rows between each edge and the next.
  /// - Returns: nil if there are too few rows.
  private func moved(by needs: [Double]) -> [Double]? {
    // The furthest down that each edge may be, so that what is below it keeps its room.
    var last = self
    for index in indices.dropFirst().dropLast().reversed() {
      last[index] = Swift.min(self[index] + 1, last[index + 1] - needs[index])
    }
    var rows = self
    for index in indices.dropFirst().dropLast() {
      let least = Swift.max(self[index] - 1, rows[index - 1] + needs[index - 1])
      rows[index] = Swift.min(Swift.max(self[index], least), last[index])
    }
    let haveRoom = zip(zip(rows, rows.dropFirst()), needs).allSatisfy { $0.1 - $0.0 >= $1 - 1e-9 }
    let areNear = zip(rows, self).allSatisfy { abs($0 - $1) <= 1 }
    return haveRoom && areNear ? rows : nil
  }
}
