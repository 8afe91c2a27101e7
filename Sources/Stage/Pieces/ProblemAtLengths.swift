import Wording

/// A problem that a scene has at some widths of its screen, or at some heights.
public struct ProblemAtLengths: Hashable, Sendable {
  /// The problem, with the numbers of the first of the lengths and the repairs that are right at
  /// all of them.
  public fileprivate(set) var problem: LayoutProblem
  /// The lengths in ascending order, as ranges of whole points that don't touch each other.
  public fileprivate(set) var ranges: [ClosedRange<Int>]
  /// The problem as it is where it is worst.
  fileprivate var worst: ScreenPieces.WorstProblem
}

extension [ScreenPieces.Stretch] {
  /// What is wrong at any of the lengths, in the order in which it is met as the screen grows.
  package var problems: [ProblemAtLengths] {
    var found: [ProblemAtLengths] = []
    var known: [ProblemSign: Int] = [:]
    for stretch in self {
      for (problem, worst) in zip(stretch.problems, stretch.worst) {
        let sign = ProblemSign(problem)
        guard let index = known[sign] else {
          known[sign] = found.count
          found.append(ProblemAtLengths(problem: problem, ranges: [stretch.range], worst: worst))
          continue
        }
        found[index].add(stretch.range, problem)
        if worst.problem.isWorse(than: found[index].worst.problem) { found[index].worst = worst }
      }
    }
    return found
  }
}

extension ProblemAtLengths {
  fileprivate mutating func add(_ range: ClosedRange<Int>, _ other: LayoutProblem) {
    problem.keepRepairs(resolvingAlso: other)
    if let last = ranges.last, last.upperBound >= range.lowerBound - 1 {
      ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    } else {
      ranges.append(range)
    }
  }
}

extension ProblemAtLengths: CustomStringConvertible {
  /// `title.width is 40, expected 44 or more, at 320 to 389; worst at 332: title.width is 12,
  /// expected 44 or more`.
  public var description: String {
    let start = "\(problem), at \(lengths)"
    guard worst.problem.message != problem.message else { return start }
    return "\(start); worst at \(worst.length): \(worst.problem.message)"
  }

  /// `320 to 389 and 700`
  package var lengths: String {
    ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }.listed
  }
}
