import AutoLayout

/// A problem that a scene has at some widths of its screen, or at some heights.
public struct ProblemAtLengths: Hashable, Sendable {
  /// The problem, with the numbers of the first of the lengths.
  public let problem: LayoutProblem
  /// The lengths in ascending order, as ranges of whole points that don't touch each other.
  public fileprivate(set) var ranges: [ClosedRange<Int>]
}

extension ScreenPieces {
  /// What is wrong at any of the lengths, in the order in which it is met as the screen grows.
  package mutating func problems() -> [ProblemAtLengths] {
    var found: [ProblemAtLengths] = []
    var known: [ProblemSign: Int] = [:]
    for stretch in stretches() {
      for problem in stretch.problems {
        let sign = ProblemSign(problem)
        guard let index = known[sign] else {
          known[sign] = found.count
          found.append(ProblemAtLengths(problem: problem, ranges: [stretch.range]))
          continue
        }
        found[index].add(stretch.range)
      }
    }
    return found
  }
}

extension ProblemAtLengths {
  fileprivate mutating func add(_ range: ClosedRange<Int>) {
    if let last = ranges.last, last.upperBound >= range.lowerBound - 1 {
      ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    } else {
      ranges.append(range)
    }
  }
}

extension ProblemAtLengths: CustomStringConvertible {
  /// `The text of title is cut short, at 320 to 389 and 700`.
  public var description: String {
    let lengths = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
    let words =
      lengths.count < 2
      ? lengths.first ?? ""
      : lengths.dropLast().joined(separator: ", ") + " and " + lengths[lengths.count - 1]
    return "\(problem), at \(words)"
  }
}
