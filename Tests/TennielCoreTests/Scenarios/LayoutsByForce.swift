import AutoLayout

@testable import Stage

/// What is known of a scene at every length of a range, held against laying it out at each of them,
/// one after the other.
struct LayoutsByForce {
  /// The same scene twice: one is laid out where the pieces ask for it, the other everywhere.
  let searched: SceneHost
  let forced: SceneHost
  let axis: NSLayoutConstraint.Axis
  let range: ClosedRange<Int>
  var keepsClasses = true

  private func pieces(of host: SceneHost) -> ScreenPieces {
    ScreenPieces(of: host, along: axis, over: range, keepsClasses: keepsClasses) {
      host.runReadyWork()
    }
  }

  /// What differs, in sentences, and the number of layouts that the pieces have taken.
  func differences() -> (sentences: [String], layoutCount: Int) {
    for host in [searched, forced] { host.requestedChecks = Set(LayoutCheck.all) }
    var pieces = pieces(of: searched)
    pieces.finish()
    let everywhere = self.pieces(of: forced)
    let placed = range.map { length in
      everywhere.apply(length)
      return PlacedViews(of: forced, at: length)
    }
    return (problems(pieces, placed) + frames(pieces, placed), pieces.layoutCount)
  }

  private func problems(_ pieces: ScreenPieces, _ placed: [PlacedViews]) -> [String] {
    var sentences: [String] = []
    if pieces.stretches.flatMap({ Array($0.range) }) != Array(range) {
      sentences.append("the stretches are not the range: \(pieces.stretches.map(\.range))")
    }
    for stretch in pieces.stretches {
      let first = placed[stretch.range.lowerBound - range.lowerBound]
      if first.problems.map(\.description) != stretch.problems.map(\.description) {
        sentences.append(
          "\(first.length) has \(first.problems), and the stretch \(stretch.problems)")
      }
      for views in placed
      where stretch.range.contains(views.length) && views.signs != stretch.signs {
        let others = views.problems.filter { !stretch.signs.contains(ProblemSign($0)) }
        let missing = stretch.problems.filter { !views.signs.contains(ProblemSign($0)) }
        sentences.append(
          "\(views.length) in \(stretch.range) also has \(others), and has not \(missing)")
      }
    }
    return sentences
  }

  private func frames(_ pieces: ScreenPieces, _ placed: [PlacedViews]) -> [String] {
    var sentences: [String] = []
    if pieces.pieces.flatMap({ Array($0.range) }) != Array(range) {
      sentences.append("the pieces are not the range: \(pieces.pieces.map(\.range))")
    }
    for piece in pieces.pieces {
      let first = placed[piece.range.lowerBound - range.lowerBound]
      let last = placed[piece.range.upperBound - range.lowerBound]
      for end in [first, last] {
        pieces.apply(end.length)
        let other = PlacedViews(of: searched, at: end.length)
        sentences += other.elsewhere(than: end).map {
          "\($0) at the end \(end.length) of \(piece.range)"
        }
      }
      for views in placed where piece.range.contains(views.length) {
        sentences += views.outOfLine(from: first, to: last, except: piece.unsolved).map {
          "\($0) is out of line at \(views.length) of \(piece.range)"
        }
      }
    }
    return sentences
  }
}

extension PlacedViews {
  /// The views that are elsewhere in another layout of the same length.
  fileprivate func elsewhere(than other: PlacedViews) -> [String] {
    guard paths == other.paths else { return ["there are other views"] }
    return paths.indices.compactMap { index in
      let isThere = EdgeSide.allCases.allSatisfy { side in
        abs(edges[index, side] - other.edges[index, side]) < 1e-3
      }
      return isThere ? nil : "\(paths[index]) is at \(frames[index]) and at \(other.frames[index])"
    }
  }

  /// The views that are not as far between two other layouts as the length is.
  /// - Parameter placed: Views that code has placed, which rounds to pixels.
  fileprivate func outOfLine(
    from first: PlacedViews, to last: PlacedViews, except placed: Set<ViewPath>
  ) -> [String] {
    guard paths == first.paths, paths == last.paths else { return ["another tree of views"] }
    let share = Double(length - first.length) / Double(max(1, last.length - first.length))
    return paths.indices.compactMap { index in
      let tolerance = placed.contains(paths[index]) ? 1 : 1e-3
      let isInLine = EdgeSide.allCases.allSatisfy { side in
        let (one, other) = (first.edges[index, side], last.edges[index, side])
        return abs(one + (other - one) * share - edges[index, side]) < tolerance
      }
      return isInLine
        ? nil
        : "\(paths[index]) at \(frames[index]), from \(first.frames[index]) to \(last.frames[index]),"
    }
  }
}
