/// The layouts that a sweep has tried, in ascending order of their lengths.
struct SweepSamples {
  private(set) var all: [SweepSample] = []

  /// The gap between lengths, in points, within which no further bend is looked for.
  static let finest = 12
  /// The gap between lengths, in points, above which a length between them is always tried.
  private static let coarsest = 64

  mutating func insert(_ sample: SweepSample) {
    all.insert(sample, at: all.firstIndex { $0.length > sample.length } ?? all.count)
  }

  /// Whether a length was tried.
  func contains(_ length: Int) -> Bool { all.contains { $0.length == length } }

  /// The layouts of a range of lengths.
  func within(_ range: ClosedRange<Double>) -> [SweepSample] {
    all.filter { range.contains(Double($0.length)) }
  }

  /// A length between two layouts of different kinds; nil if all borders are known.
  var unknownBorder: Int? {
    zip(all, all.dropFirst()).first { $1.length - $0.length > 1 && !$0.isLike($1) }
      .map { ($0.length + $1.length) / 2 }
  }

  /// The stretches of lengths whose tried layouts are of one kind, and of which some were not
  /// tried.
  var stretchesOfOneKind: [ClosedRange<Int>] {
    let stretches = all.indices.reduce(into: [ClosedRange<Int>]()) { stretches, index in
      if index > 0, all[index - 1].isLike(all[index]), let last = stretches.last {
        stretches[stretches.count - 1] = last.lowerBound...index
      } else {
        stretches.append(index...index)
      }
    }
    return stretches.filter {
      all[$0.upperBound].length - all[$0.lowerBound].length >= $0.count
    }.map { all[$0.lowerBound].length...all[$0.upperBound].length }
  }

  /// Whether the layouts between a sample and the next are in line with their neighbours, as far as
  /// the samples tell.
  func isInLine(_ place: Int) -> Bool {
    if all[place + 1].length - all[place].length > Self.coarsest { return false }
    return !isBent(at: place) && !isBent(at: place + 1)
  }

  /// Whether a sample is out of line with those before and after it.
  func isBent(at place: Int) -> Bool {
    guard place > 0, place + 1 < all.count else { return false }
    let (before, here, after) = (all[place - 1], all[place], all[place + 1])
    return before.isLike(here) && here.isLike(after) && !here.isBetween(before, after)
  }

  /// How the length of a view goes on from a sample that is out of line, in words; nil if only
  /// places go on in another way.
  func words(at place: Int) -> String? {
    let (before, here, after) = (all[place - 1], all[place], all[place + 1])
    return here.comparedAxes.lazy.compactMap { axis in
      here.views.indices.lazy.compactMap { index in
        SweepSample.words(
          here.views[index].name, axis, from: before.slope(of: axis, at: index, to: here),
          to: here.slope(of: axis, at: index, to: after))
      }.first
    }.first
  }
}
