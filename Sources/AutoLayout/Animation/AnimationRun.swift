import Foundation

/// The time in which the changes of one block glide: what all of them have in common.
@MainActor
final class AnimationRun {
  let timing: AnimationTiming
  private weak var clock: AnimationClock?

  /// A moment of the clock, the seconds that had been run by then (negative in a delay), and how
  /// they go on: 1 forwards, -1 back, 0 not at all.
  private var anchor: (now: TimeInterval, elapsed: TimeInterval)
  private(set) var rate: Double

  /// Where it was put by hand: ways are then covered evenly, whatever the curve.
  var isScrubbed = false

  /// The views with changes of this run, as often as they have one.
  private var views: [WeakView] = []
  private var count = 0
  /// Whether a change was taken out before its time.
  private(set) var isInterrupted = false
  private var interruption: TimeInterval?

  /// - Parameter clock: nil for a run that is only moved by hand.
  init(_ timing: AnimationTiming, clock: AnimationClock?, isPaused: Bool = false) {
    self.timing = timing
    self.clock = clock
    anchor = (clock?.now ?? 0, isPaused ? 0 : -timing.delay)
    rate = isPaused ? 0 : 1
  }

  // MARK: Time

  /// Seconds since the end of the delay.
  var elapsed: TimeInterval {
    if rate == 0 { return anchor.elapsed }
    // Whoever drove the animation is gone: it has come to its end.
    guard let clock else { return rate > 0 ? timing.total : 0 }
    return anchor.elapsed + rate * (clock.now - anchor.now)
  }

  /// The share of the way at present.
  /// - Parameter start: the share of the time before which nothing moves.
  func progress(from start: Double = 0) -> Double {
    let phase = timing.duration > 0 ? timing.phase(at: elapsed) : (elapsed < 0 ? 0 : 1)
    let time = start > 0 ? max(0, (phase - start) / (1 - start)) : phase
    if isScrubbed { return time }
    return timing.curve.progress(at: time, of: timing.duration)
  }

  /// When it is over, by the clock; nil if that is not in sight.
  var end: TimeInterval? {
    if let interruption { return interruption }
    if rate == 0 { return nil }
    if count == 0 { return anchor.now }
    if rate > 0 {
      return timing.total < .infinity ? anchor.now + timing.total - anchor.elapsed : nil
    }
    return anchor.now + anchor.elapsed
  }

  /// Goes on from a moment of its own time.
  func run(from elapsed: TimeInterval, rate: Double) {
    anchor = (clock?.now ?? 0, elapsed)
    self.rate = rate
  }

  // MARK: Views

  func gain(_ view: UIView) {
    count += 1
    if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
  }

  /// One change is taken away before its time.
  func lose() {
    count -= 1
    isInterrupted = true
    if count == 0 { interruption = clock?.now ?? 0 }
  }

  /// Takes the changes off the views, and calls the body for each that was still there.
  func leaveViews(_ body: (UIView, PropertyAnimation) -> Void = { _, _ in }) {
    for view in views.compactMap(\.view) {
      guard let state = view.storedRareState else { continue }
      let own = state.animations.filter { $0.run === self }
      state.animations.removeAll { $0.run === self }
      for animation in own { body(view, animation) }
    }
    views = []
    count = 0
  }

  var isEmpty: Bool { count == 0 }
}

/// A view in a list that does not keep it.
struct WeakView {
  weak var view: UIView?
}
