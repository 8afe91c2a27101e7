import Foundation

/// The time in which the changes of one block glide: what all of them have in common.
@MainActor
final class AnimationRun {
  private(set) var timing: AnimationTiming
  private weak var clock: AnimationClock?

  /// A moment of the clock, the seconds that had been run by then (negative in a delay), and how
  /// they go on: 1 forwards, -1 back, 0 not at all.
  private var anchor: (now: TimeInterval, elapsed: TimeInterval)
  private(set) var rate: Double

  /// The part of the way that is covered in the time; less than all of it, or back, for an animator
  /// that was held on the way.
  private(set) var stretch = (from: 0.0, to: 1.0)
  /// Whether it is where a hand has put it: the way is then covered evenly, whatever the curve.
  var isScrubbed = false
  /// Whether it stays where it is when its time is over.
  var pausesAtEnd = false

  /// The views with changes of this run.
  private var views: [WeakView] = []
  /// How many changes of how many views there are.
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
  /// - Parameter start: the share before which nothing moves.
  func progress(from start: Double = 0) -> Double {
    let phase = timing.duration > 0 ? timing.phase(at: elapsed) : (elapsed < 0 ? 0 : 1)
    func after(_ share: Double) -> Double {
      start <= 0 ? share : start < 1 ? max(0, (share - start) / (1 - start)) : (share < 1 ? 0 : 1)
    }
    if isScrubbed { return after(phase) }
    guard stretch == (0, 1) else {
      let covered = timing.curve.progress(at: phase, of: timing.duration)
      return after(stretch.from + (stretch.to - stretch.from) * covered)
    }
    return timing.curve.progress(at: after(phase), of: timing.duration)
  }

  /// When it is over, by the clock; nil if that is not in sight.
  var end: TimeInterval? {
    if let interruption { return interruption }
    if rate == 0 { return nil }
    if count == 0 { return anchor.now }
    if rate < 0 { return anchor.now + anchor.elapsed }
    return timing.total < .infinity ? anchor.now + timing.total - anchor.elapsed : nil
  }

  /// Whether it ends where it began.
  var goesBack: Bool { rate < 0 || stretch.to < stretch.from }

  /// Goes on from a moment of its own time.
  func run(from elapsed: TimeInterval, rate: Double) {
    anchor = (clock?.now ?? 0, elapsed)
    self.rate = rate
  }

  /// Covers a part of the way in a time of its own, beginning now.
  func run(_ timing: AnimationTiming, from: Double, to: Double) {
    self.timing = timing
    stretch = (from, to)
    isScrubbed = false
    run(from: 0, rate: 1)
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

  /// Takes the changes off the views.
  /// - Parameter position: which values the views have then; those at the end they have already.
  func leaveViews(at position: UIViewAnimatingPosition = .end) {
    for view in views.compactMap(\.view) {
      guard let animations = view.propertyAnimations else { continue }
      let values = animations.all.filter { $0.run === self }.map { animation in
        let model = view.modelValue(of: animation.property)
        return switch position {
        case .end: (animation.property, model)
        case .start: (animation.property, model + animation.whole)
        case .current: (animation.property, model + animation.offset)
        }
      }
      animations.all.removeAll { $0.run === self }
      guard position != .end else { continue }
      UIView.performWithoutAnimation {
        for (property, value) in values { view.setModelValue(of: property, to: value) }
      }
    }
    views = []
    count = 0
  }

  /// Calls the body for each change of each view.
  func forEachChange(_ body: (UIView, PropertyAnimation) -> Void) {
    for view in views.compactMap(\.view) {
      for animation in view.propertyAnimations?.all ?? [] where animation.run === self {
        body(view, animation)
      }
    }
  }
}

/// A view in a list that does not keep it.
struct WeakView {
  weak var view: UIView?
}
