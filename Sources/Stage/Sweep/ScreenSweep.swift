import AutoLayout
import Foundation

/// The layouts of a scene on screens of all widths or of all heights, found out bit by bit.
///
/// It has an instance of the scene of its own. Each ``step()`` lays it out once: first on the sizes of devices and at
/// the ends of the range, then between sizes whose layouts are of different kinds, until each border is known to a
/// point.
@MainActor
public final class ScreenSweep {
  /// The side of the screen that changes.
  public enum Axis: String, Hashable, Sendable {
    case width, height

    var layoutAxis: NSLayoutConstraint.Axis { self == .width ? .horizontal : .vertical }

    /// The length of a size along it, in points.
    public func length(of size: CGSize) -> CGFloat { self == .width ? size.width : size.height }
  }

  private let host: SceneHost
  private let screen: SimulatedScreen
  public let axis: Axis
  /// The lengths, from the smallest to the largest device's, in points.
  public let range: ClosedRange<Int>
  private var samples: [SweepSample] = []
  private var waiting: [Int]
  /// The stretches of one kind that the solver was asked about.
  private var examined: [Examined] = []

  /// A stretch of layouts of one kind.
  private struct Examined {
    let range: ClosedRange<Int>
    /// The bends that the solver knows; nil if it does not know them, or if the layouts that were tried are not as it
    /// says, since code of the scene comes in between.
    let bends: [SweepReading.Breakpoint]?
  }

  /// The most sizes that are tried: the layout of a scene whose kind changes at each point is not found out to the end.
  private static let mostSamples = 400

  /// - Parameters:
  ///   - host: An instance of the scene that nobody else uses.
  ///   - axis: The side that changes. The other one stays that of the host's screen.
  public init(_ host: SceneHost, along axis: Axis) {
    self.host = host
    self.axis = axis
    screen = host.screen
    let lengths = Self.landmarks(along: axis, isLandscape: screen.size.width > screen.size.height)
    let own = Int(axis.length(of: screen.size).rounded())
    range = min(lengths[0].length, own)...max(lengths[lengths.count - 1].length, own)
    waiting = ([range.lowerBound, range.upperBound, own] + lengths.map(\.length)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The lengths of devices, in ascending order, each with the name of the first device that has it.
  public nonisolated static func landmarks(
    along axis: Axis, isLandscape: Bool
  ) -> [(length: Int, name: String)] {
    var found: [(length: Int, name: String)] = []
    for device in Device.all {
      let size = device.portraitSize
      let turned = isLandscape ? CGSize(width: size.height, height: size.width) : size
      let length = Int(axis.length(of: turned))
      if !found.contains(where: { $0.length == length }) { found.append((length, device.name)) }
    }
    return found.sorted { $0.length < $1.length }
  }

  /// Whether nothing is left to be found out.
  public private(set) var isDone = false

  /// Lays the scene out on one more screen.
  public func step() {
    guard !isDone else { return }
    if samples.count < Self.mostSamples {
      if !waiting.isEmpty { return take(sample(at: waiting.removeFirst())) }
      if let border = unknownBorder { return take(sample(at: border)) }
      if let stretch = unexaminedStretch { return examine(stretch) }
      if let bend = unknownBend { return take(sample(at: bend)) }
    }
    isDone = true
  }

  private func take(_ sample: SweepSample) {
    let place = samples.firstIndex { $0.length > sample.length } ?? samples.count
    samples.insert(sample, at: place)
  }

  private func sample(at length: Int) -> SweepSample {
    var tried = screen
    var size = screen.size
    if axis == .width { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
    tried.resize(to: size)
    host.apply(tried)
    return SweepSample(length, host.snapshot, axis)
  }

  /// A length between two layouts of different kinds.
  private var unknownBorder: Int? {
    zip(samples, samples.dropFirst()).first { $1.length - $0.length > 1 && !$0.isLike($1) }
      .map { ($0.length + $1.length) / 2 }
  }

  // MARK: - Bends within a kind

  /// The indices of samples of one kind that the solver was not asked about.
  private var unexaminedStretch: ClosedRange<Int>? {
    stretchesOfOneKind.first { stretch in
      let range = samples[stretch.lowerBound].length...samples[stretch.upperBound].length
      return stretch.count > 1 && !examined.contains { $0.range == range }
    }
  }

  private var stretchesOfOneKind: [ClosedRange<Int>] {
    samples.indices.reduce(into: []) { stretches, index in
      if index > 0, samples[index - 1].isLike(samples[index]), let last = stretches.last {
        stretches[stretches.count - 1] = last.lowerBound...index
      } else {
        stretches.append(index...index)
      }
    }
  }

  /// Asks the solver for the bends of a stretch.
  private func examine(_ stretch: ClosedRange<Int>) {
    let all = samples[stretch]
    let range = samples[stretch.lowerBound].length...samples[stretch.upperBound].length
    _ = sample(at: samples[(stretch.lowerBound + stretch.upperBound) / 2].length)
    let sweep = host.window.sweep(
      axis.layoutAxis, over: CGFloat(range.lowerBound)...CGFloat(range.upperBound))
    guard let sweep, isTrue(sweep, of: Array(all)) else {
      examined.append(Examined(range: range, bends: nil))
      return
    }
    let inventory = host.currentInventory
    let bends = sweep.bends.compactMap { bend -> SweepReading.Breakpoint? in
      let words = bend.changes.lazy.filter(\.isLength).compactMap { change -> String? in
        guard let view = change.item as? UIView, let index = inventory.viewIndex(of: view) else {
          return nil
        }
        return self.words(inventory.items[index].name, change.slopes.before, change.slopes.after)
      }
      return words.first.map {
        SweepReading.Breakpoint(
          length: Double(bend.length), isExact: true, text: $0, isProblem: false)
      }
    }
    examined.append(Examined(range: range, bends: bends))
  }

  /// Whether the layouts that were tried between two bends are in line, as the solver says.
  private func isTrue(_ sweep: LayoutSweep, of samples: [SweepSample]) -> Bool {
    guard sweep.conflicts.isEmpty else { return false }
    let knots = sweep.bends.map { Double($0.length) }
    return zip(zip(samples, samples.dropFirst()), samples.dropFirst(2)).allSatisfy { pair, last in
      let isBent = knots.contains { Double(pair.0.length) < $0 && $0 < Double(last.length) }
      return isBent || pair.1.isBetween(pair.0, last)
    }
  }

  /// The gap between sizes within which a bend is looked for no further, in points.
  private static let finest = 12
  /// The gap between sizes that is looked into whatever the layouts are, in points.
  private static let coarsest = 64

  /// A length near which there may be a bend that the solver does not know.
  private var unknownBend: Int? {
    var widest = (gap: Self.finest, length: Int?.none)
    for place in samples.indices.dropLast() {
      let (one, other) = (samples[place], samples[place + 1])
      guard other.length - one.length > widest.gap, one.isLike(other),
        !isKnown(one.length...other.length), !isInLine(place)
      else { continue }
      widest = (other.length - one.length, (one.length + other.length) / 2)
    }
    return widest.length
  }

  private func isKnown(_ range: ClosedRange<Int>) -> Bool {
    examined.contains {
      $0.bends != nil && $0.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.range.upperBound
    }
  }

  /// Whether the layouts between a sample and the next are known to lie in line with their neighbours.
  private func isInLine(_ place: Int) -> Bool {
    if samples[place + 1].length - samples[place].length > Self.coarsest { return false }
    return !isBent(at: place) && !isBent(at: place + 1)
  }

  /// Whether a sample is out of line with those before and after it.
  private func isBent(at place: Int) -> Bool {
    guard place > 0, place + 1 < samples.count else { return false }
    let (before, here, after) = (samples[place - 1], samples[place], samples[place + 1])
    return before.isLike(here) && here.isLike(after) && !here.isBetween(before, after)
  }

  /// The bends that were only seen in samples.
  private var sampledBends: [SweepReading.Breakpoint] {
    samples.indices.compactMap { place in
      guard isBent(at: place), !isKnown(samples[place].length...samples[place].length),
        samples[place + 1].length - samples[place - 1].length <= 2 * Self.finest
      else { return nil }
      let (before, here, after) = (samples[place - 1], samples[place], samples[place + 1])
      let words = here.places.indices.lazy.compactMap { index -> String? in
        func slope(_ one: SweepSample, _ other: SweepSample) -> Double {
          Double(other.places[index].length - one.places[index].length)
            / Double(other.length - one.length)
        }
        return self.words(here.views[index].name, slope(before, here), slope(here, after))
      }
      return words.first.map {
        SweepReading.Breakpoint(
          length: Double(here.length), isExact: false, text: $0, isProblem: false)
      }
    }
  }

  /// `text stops widening`; nil if it goes on as before.
  private func words(_ name: String, _ before: Double, _ after: Double) -> String? {
    guard abs(before - after) > 1e-3 else { return nil }
    let grows = axis == .width ? ("widens", "stops widening") : ("grows", "stops growing")
    if abs(before) < 1e-3 { return "\(name) \(grows.0)" }
    if abs(after) < 1e-3 { return "\(name) \(grows.1)" }
    return "\(name) \(grows.0) " + (after > before ? "faster" : "slower")
  }

  // MARK: - Reading

  /// What is known so far.
  public var reading: SweepReading {
    var stretches: [SweepReading.Stretch] = []
    var breakpoints: [SweepReading.Breakpoint] = []
    for (index, sample) in samples.enumerated() {
      guard index > 0 else {
        stretches.append(
          SweepReading.Stretch(range: sample.length...sample.length, problems: sample.problems))
        continue
      }
      let before = samples[index - 1]
      if before.problems == sample.problems {
        let last = stretches.count - 1
        stretches[last] = SweepReading.Stretch(
          range: stretches[last].range.lowerBound...sample.length, problems: sample.problems)
      } else {
        stretches.append(
          SweepReading.Stretch(range: sample.length...sample.length, problems: sample.problems))
      }
      if let text = sample.words(after: before) {
        breakpoints.append(
          SweepReading.Breakpoint(
            length: Double(sample.length), isExact: sample.length - before.length <= 1, text: text,
            isProblem: before.problems != sample.problems && !sample.problems.isEmpty))
      }
    }
    let bends = examined.flatMap { $0.bends ?? [] } + sampledBends
    breakpoints += bends.filter { bend in
      !breakpoints.contains { abs($0.length - bend.length) < 1.5 }
    }
    return SweepReading(
      axis: axis, range: range, stretches: stretches,
      breakpoints: breakpoints.sorted { ($0.length, $0.text) < ($1.length, $1.text) },
      isDone: isDone)
  }
}
