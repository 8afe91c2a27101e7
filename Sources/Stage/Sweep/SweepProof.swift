import AutoLayout

/// What the solver says of a stretch of layouts of one kind: it bends at some lengths, and is in
/// line between them. This counts only once enough layouts were tried, since the scene's code may
/// do otherwise than the solver knows.
struct SweepProof {
  /// A length at which the solver has another solution.
  struct Knot {
    let length: Double
    /// The lengths of shown views that grow in another way from here on; none if only places do.
    let changes: [Change]
    /// Whether the layouts that were tried on both sides meet at it.
    var isExact = false
  }

  /// A length of a view, and the points by which it grows for each point of the screen on both
  /// sides of a knot.
  struct Change {
    let path: ViewPath
    let name: String
    let axis: NSLayoutConstraint.Axis
    let slopes: (before: Double, after: Double)

    /// `text stops widening`
    var text: String? { SweepSample.words(name, axis, from: slopes.before, to: slopes.after) }
  }

  /// The lengths of the stretch.
  let range: ClosedRange<Int>
  /// The knots, in ascending order.
  private(set) var knots: [Knot]
  /// Whether the layouts that were tried are as the solver says; nil as long as not enough were.
  private(set) var isTrue: Bool?

  /// - Parameter knots: The knots that the solver knows; nil if it knows nothing of the stretch.
  init(_ range: ClosedRange<Int>, _ knots: [Knot]?) {
    self.range = range
    self.knots = knots ?? []
    if knots == nil { isTrue = false }
  }

  /// The ranges between the knots.
  private var pieces: [ClosedRange<Double>] {
    let ends =
      [Double(range.lowerBound)] + knots.map(\.length) + [Double(range.upperBound)]
    return zip(ends, ends.dropFirst()).map { $0...max($0, $1) }
  }

  /// The lengths that have to be tried: both ends and the middle of each piece.
  private var checks: [Int] {
    pieces.flatMap { piece -> [Int] in
      let (low, high) = (Int(piece.lowerBound.rounded(.up)), Int(piece.upperBound.rounded(.down)))
      return low > high ? [] : [low, (low + high) / 2, high]
    }
  }

  /// A length that has to be tried and was not; nil if there is none.
  func untried(among samples: SweepSamples) -> Int? { checks.first { !samples.contains($0) } }

  /// Compares what was tried with what the solver says.
  mutating func judge(by samples: SweepSamples) {
    let tried = pieces.map(samples.within)
    isTrue = tried.allSatisfy { piece in
      zip(zip(piece, piece.dropFirst()), piece.dropFirst(2)).allSatisfy {
        $0.1.isBetween($0.0, $1)
      }
    }
    for index in knots.indices {
      let (before, after) = (tried[index].suffix(2), tried[index + 1].prefix(2))
      guard let first = before.first, let last = before.last, let next = after.first,
        let other = after.last, before.count == 2, after.count == 2
      else { continue }
      knots[index].isExact =
        SweepSample.meet((first, last), (next, other), at: knots[index].length)
        && knots[index].changes.allSatisfy { change in
          first.follows(change, change.slopes.before, to: last)
            && next.follows(change, change.slopes.after, to: other)
        }
      if !knots[index].isExact { isTrue = false }
    }
  }
}

extension SweepSample {
  /// Whether the length of a view grows as the solver says up to another layout.
  fileprivate func follows(
    _ change: SweepProof.Change, _ slope: Double, to other: SweepSample
  ) -> Bool {
    guard let place = views.firstIndex(where: { $0.path == change.path }) else { return false }
    let growth = abs(self.slope(of: change.axis, at: place, to: other) - slope)
    return growth * Double(other.length - length) < Self.tolerance
  }
}
