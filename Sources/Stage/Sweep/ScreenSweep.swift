import AutoLayout
import Foundation

/// The layouts of a scene on screens of all widths or of all heights, found out bit by bit.
///
/// It has an instance of the scene of its own, which each ``step()`` lays out once: first on the
/// sizes of devices and at the ends of the range; then between sizes whose layouts are of different
/// kinds, until each border is known to a point; and then within a kind, to check what the solver
/// says of its layouts.
@MainActor
public final class ScreenSweep {
  private let host: SceneHost
  private let screen: SimulatedScreen
  /// The axis of the length that changes: horizontal for the width.
  public nonisolated let axis: NSLayoutConstraint.Axis
  /// The lengths, from the smallest to the largest device's, in points.
  public nonisolated let range: ClosedRange<Int>
  /// The lengths of devices, in ascending order.
  public nonisolated let landmarks: [SweepReading.Landmark]
  private var samples = SweepSamples()
  /// The lengths that are tried first.
  private var waiting: [Int]
  /// What the solver says of stretches of one kind.
  private var proofs: [SweepProof] = []

  /// The most sizes that are tried. If the kind of a scene's layouts changes at each point, it is
  /// not found out to the end.
  private static let mostSamples = 400

  /// - Parameters:
  ///   - host: An instance of the scene that nobody else uses.
  ///   - axis: The axis of the length that changes. The other length stays that of the host's
  ///     screen.
  public init(_ host: SceneHost, along axis: NSLayoutConstraint.Axis) {
    self.host = host
    self.axis = axis
    screen = host.screen
    landmarks = Self.landmarks(along: axis, isLandscape: screen.isLandscape)
    let own = Int(axis.length(of: screen.size).rounded())
    let lengths = landmarks.map(\.length) + [own]
    let range = (lengths.min() ?? own)...(lengths.max() ?? own)
    self.range = range
    waiting = ([range.lowerBound, range.upperBound, own] + lengths).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  private static func landmarks(
    along axis: NSLayoutConstraint.Axis, isLandscape: Bool
  ) -> [SweepReading.Landmark] {
    var found: [SweepReading.Landmark] = []
    for device in Device.all {
      let size = device.portraitSize
      let turned = isLandscape ? CGSize(width: size.height, height: size.width) : size
      let length = Int(axis.length(of: turned))
      if !found.contains(where: { $0.length == length }) {
        found.append(SweepReading.Landmark(length: length, name: device.name))
      }
    }
    return found.sorted { $0.length < $1.length }
  }

  /// Whether nothing more will be found out.
  public private(set) var isDone = false

  /// What is known so far.
  public var reading: SweepReading {
    SweepReading(of: samples, proofs.filter { $0.isTrue == true }, along: self, isDone: isDone)
  }

  /// Lays the scene out on one more screen.
  public func step() {
    guard !isDone else { return }
    guard samples.all.count < Self.mostSamples else {
      isDone = true
      return
    }
    if !waiting.isEmpty {
      samples.insert(sample(at: waiting.removeFirst()))
    } else if let pending = proofs.firstIndex(where: { $0.isTrue == nil }) {
      advance(pending)
    } else if let border = samples.unknownBorder {
      samples.insert(sample(at: border))
    } else if let stretch = unexaminedStretch {
      proofs.append(SweepProof(stretch, knots(of: stretch)))
    } else if let bend = unknownBend {
      samples.insert(sample(at: bend))
    } else {
      isDone = true
    }
  }

  private func sample(at length: Int) -> SweepSample {
    var tried = screen
    tried.resize(axis, to: CGFloat(length))
    host.apply(tried)
    return SweepSample(length, of: host, along: axis)
  }

  // MARK: - Within a kind

  /// A stretch of one kind that the solver was not asked about.
  private var unexaminedStretch: ClosedRange<Int>? {
    samples.stretchesOfOneKind.first { stretch in !proofs.contains { $0.range == stretch } }
  }

  /// The lengths at which the solver has another solution; nil if it does not know.
  private func knots(of stretch: ClosedRange<Int>) -> [SweepProof.Knot]? {
    _ = sample(at: (stretch.lowerBound + stretch.upperBound) / 2)
    let range = CGFloat(stretch.lowerBound)...CGFloat(stretch.upperBound)
    guard let sweep = host.window.sweep(axis, over: range), sweep.conflicts.isEmpty else {
      return nil
    }
    let (snapshot, inventory) = (host.snapshot, host.currentInventory)
    return sweep.bends.map { bend in
      let changes = bend.changes.compactMap { change -> SweepProof.Change? in
        guard let axis = change.lengthAxis, let view = change.item as? UIView,
          let index = inventory.viewIndex(of: view), snapshot.views[index].isShown
        else { return nil }
        let item = inventory.items[index]
        return SweepProof.Change(
          path: item.path, name: item.name, axis: axis, slopes: change.slopes)
      }
      return SweepProof.Knot(length: Double(bend.length), changes: changes)
    }
  }

  /// Tries a length for a proof, or judges the proof by the layouts that were tried. A stretch that
  /// has turned out to be of several kinds, or was tried at each length, needs no proof.
  private func advance(_ index: Int) {
    if !samples.stretchesOfOneKind.contains(proofs[index].range) {
      proofs.remove(at: index)
    } else if let length = proofs[index].untried(among: samples) {
      samples.insert(sample(at: length))
    } else {
      proofs[index].judge(by: samples)
    }
  }

  /// A length near which there may be a bend that the solver does not know.
  private var unknownBend: Int? {
    var widest = (gap: SweepSamples.finest, length: Int?.none)
    for (place, (one, other)) in zip(samples.all, samples.all.dropFirst()).enumerated() {
      guard other.length - one.length > widest.gap, one.isLike(other),
        !isProved(one.length...other.length), !samples.isInLine(place)
      else { continue }
      widest = (other.length - one.length, (one.length + other.length) / 2)
    }
    return widest.length
  }

  private func isProved(_ range: ClosedRange<Int>) -> Bool {
    proofs.contains {
      $0.isTrue == true && $0.range.contains(range.lowerBound)
        && $0.range.contains(range.upperBound)
    }
  }
}
