import AutoLayout

/// A length of the screen from which on the layout is another one.
package struct Breakpoint: Equatable, Sendable {
  /// The first length at which it is, in points.
  package let length: Int
  /// What changes there, in words: `title stops widening`, `title 2 lines`.
  package let changes: [String]
}

extension ScreenPieces {
  /// The lengths at which views begin or cease to follow the screen, a text gets another number of
  /// lines, or something begins or ceases to be wrong, in ascending order.
  package mutating func breakpoints() -> [Breakpoint] {
    var changes: [Int: [String]] = [:]
    let stretches = stretches()
    for (stretch, next) in zip(stretches, stretches.dropFirst()) {
      changes[next.range.lowerBound, default: []] += next.news(after: stretch)
    }
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      changes[next.range.lowerBound, default: []] += views(of: piece, before: next)
    }
    return changes.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { length, words in
      // Two checks may find the same in other words.
      var told: Set<String> = []
      return Breakpoint(length: length, changes: words.filter { told.insert($0).inserted })
    }
  }

  /// How the views of two pieces in a row differ.
  private mutating func views(of piece: Piece, before next: Piece) -> [String] {
    let ends = (views(at: piece.range.lowerBound), views(at: piece.range.upperBound))
    let others = (views(at: next.range.lowerBound), views(at: next.range.upperBound))
    guard ends.1.paths == others.0.paths else { return ["other views"] }
    return others.0.names.indices.compactMap { index in
      let (name, isShown) = others.0.names[index]
      guard isShown else { return nil }
      if let lines = others.0.lines[index], lines != ends.1.lines[index] {
        return "\(name) \(lines) line" + (lines == 1 ? "" : "s")
      }
      guard piece.range.count > 1, next.range.count > 1 else { return nil }
      return SweepSample.words(
        name, axis, from: slope(of: index, ends), to: slope(of: index, others))
    }
  }

  /// The points by which a view grows along the axis for each point of the screen.
  private func slope(of index: Int, _ ends: (PlacedViews, PlacedViews)) -> Double {
    let growth =
      axis.length(of: ends.1.frames[index].size) - axis.length(of: ends.0.frames[index].size)
    return Double(growth) / Double(ends.1.length - ends.0.length)
  }
}

extension ScreenPieces.Stretch {
  /// What begins to be wrong after another stretch, and what ceases to be.
  fileprivate func news(after other: ScreenPieces.Stretch) -> [String] {
    let (mine, others) = (sweepProblems, other.sweepProblems)
    return mine.filter { !others.contains($0) }.map(\.beginning)
      + others.filter { !mine.contains($0) }.map(\.ending)
  }

  private var sweepProblems: [SweepProblem] {
    problems.filter { $0.severity != .hint }.map { problem in
      SweepProblem(
        check: problem.kind,
        view: problem.kind == .conflict ? nil : problem.views.first.map { String($0.name) })
    }
  }
}
