import Stage
import Wording

/// What the ruler says of a length below its track.
struct RulerCaption: Equatable, Sendable {
  /// The lengths in points of which the words are, and to the first of which they lead.
  let range: ClosedRange<Int>
  let text: String
  /// How serious it is; nil for what is no problem.
  let severity: LayoutCheck.Severity?
}

extension RulerReading {
  /// The captions, those first that are to get their room first: of what is wrong, then of
  /// breakpoints, those nearest to a length first.
  func captions(around here: Int) -> [RulerCaption] {
    let faults = faults
    let nearest = faults.sorted { one, other in
      let distances = (one.distance(from: here), other.distance(from: here))
      if distances.0 != distances.1 { return distances.0 < distances.1 }
      if one.severity != other.severity { return one.severity == .error }
      return one.range.lowerBound < other.range.lowerBound
    }
    let others = captions(besides: faults).sorted {
      (abs($0.range.lowerBound - here), $0.range.lowerBound)
        < (abs($1.range.lowerBound - here), $1.range.lowerBound)
    }
    return nearest.map { $0.caption(on: self) } + others
  }

  /// The captions of breakpoints. What begins or ceases to be wrong is said of its lengths.
  private func captions(besides faults: [RulerFault]) -> [RulerCaption] {
    let starts = Set(faults.map(\.range.lowerBound))
    let ended = Dictionary(
      faults.map { ($0.range.upperBound + 1, $0.words.map(\.ending)) }, uniquingKeysWith: +)
    return breakpoints.compactMap { breakpoint in
      let length = breakpoint.length
      let changes = breakpoint.changes.filter { ended[length]?.contains($0) != true }
      guard !starts.contains(length), let first = changes.first else { return nil }
      let rest = changes.count > 1 ? " +\(changes.count - 1)" : ""
      return RulerCaption(
        range: length...length, text: "from \(length): \(first)\(rest)", severity: nil)
    }
  }

  /// What is wrong at the same lengths in a row, in ascending order of these.
  private var faults: [RulerFault] {
    var single: [RulerFault] = []
    var latest: [ProblemWords: Int] = [:]
    for stretch in stretches {
      for words in stretch.words {
        if let index = latest[words],
          single[index].range.upperBound == stretch.range.lowerBound - 1
        {
          single[index].range = single[index].range.lowerBound...stretch.range.upperBound
        } else {
          latest[words] = single.count
          single.append(RulerFault(range: stretch.range, words: [words]))
        }
      }
    }
    return single.grouped(by: \.range).map { range, faults in
      RulerFault(range: range, words: faults.flatMap(\.words))
    }
  }
}

/// What is wrong at certain lengths in a row, and neither before nor after.
private struct RulerFault {
  var range: ClosedRange<Int>
  var words: [ProblemWords]

  var severity: LayoutCheck.Severity? { words.severity }

  func distance(from length: Int) -> Int {
    max(range.lowerBound - length, length - range.upperBound, 0)
  }

  /// `320 to 517: title's text is cut short +2`
  func caption(on reading: RulerReading) -> RulerCaption {
    let worst = words.first { $0.severity == severity }?.beginning ?? ""
    let text = worst + (words.count > 1 ? " +\(words.count - 1)" : "")
    let (low, high) = (range.lowerBound, range.upperBound)
    let whole =
      if range == reading.range {
        "\(text), at all \(reading.axis.lengthName)s"
      } else {
        (low == high ? "\(low): " : "\(low) to \(high): ") + text
      }
    return RulerCaption(range: range, text: whole, severity: severity)
  }
}
