extension ScreenPieces {
  /// A problem as it is at the length at which it is worst, the first of several.
  package struct WorstProblem: Hashable, Sendable {
    package let length: Int
    package let problem: LayoutProblem
  }

  /// Lengths in a row at which the same is wrong.
  package struct Stretch: Equatable, Sendable {
    package private(set) var range: ClosedRange<Int>
    /// What is wrong, with the numbers of the first length and the repairs that are right at all
    /// lengths.
    package private(set) var problems: [LayoutProblem]
    /// Each of the ``problems`` as it is where it is worst.
    package private(set) var worst: [WorstProblem]
    /// What is wrong in words, without hints.
    package let words: [ProblemWords]
    /// What tells the problems from those of other lengths.
    let signs: Set<ProblemSign>
    /// The views of which the solver does not tell all.
    private var unsolved: Set<ViewPath>

    /// Creates the stretch that begins with a layout.
    init(_ views: PlacedViews, in piece: Piece) {
      range = views.length...views.length
      problems = views.problems
      worst = views.problems.map { WorstProblem(length: views.length, problem: $0) }
      words = views.problemWords
      signs = views.signs
      unsolved = piece.unsolved
    }

    /// Adds a layout of a piece, in which the same is wrong.
    mutating func extend(to views: PlacedViews, in piece: Piece) {
      range = range.lowerBound...views.length
      keepRepairs(of: views.problems)
      unsolved.formUnion(piece.unsolved)
      deepen(by: views)
    }

    /// Takes what is worse in a layout. Edges move evenly between the layouts that are made, and of
    /// several conditions the same one says how bad it is, so that nothing is worse between them
    /// than at both.
    private mutating func deepen(by views: PlacedViews) {
      var others = Dictionary(grouping: views.problems, by: ProblemSign.init)
      for index in worst.indices {
        let sign = ProblemSign(worst[index].problem)
        guard let other = others[sign]?.first else { continue }
        others[sign]?.removeFirst()
        if other.isWorse(than: worst[index].problem) {
          worst[index] = WorstProblem(length: views.length, problem: other)
        }
      }
    }

    /// Keeps the repairs that are right for the same problems at another length.
    private mutating func keepRepairs(of others: [LayoutProblem]) {
      for index in problems.indices where !problems[index].repairs.isEmpty {
        let sign = ProblemSign(problems[index])
        guard let other = others.first(where: { ProblemSign($0) == sign }) else { continue }
        problems[index].keepRepairs(resolvingAlso: other)
      }
    }

    /// Whether the solver tells that a problem is there at all of these lengths; or else layouts on
    /// both sides, and some between them, show it.
    package func isSolved(_ problem: LayoutProblem) -> Bool {
      guard problem.kind.followsFromPlaces else { return false }
      // What names no view is about all of them.
      return problem.views.isEmpty ? unsolved.isEmpty : unsolved.isDisjoint(with: problem.views)
    }

    /// The part above a length; nil if there is none.
    package func part(above length: Int) -> Stretch? {
      guard range.upperBound > length else { return nil }
      var part = self
      part.range = max(range.lowerBound, length + 1)...range.upperBound
      return part
    }

    /// What begins to be wrong after another stretch, and what ceases to be.
    func news(after other: Stretch) -> (begun: [ProblemWords], ended: [ProblemWords]) {
      (words.filter { !other.words.contains($0) }, other.words.filter { !words.contains($0) })
    }
  }
}
