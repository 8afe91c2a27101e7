/// The timing that all animated changes of one block share.
@MainActor
final class AnimationRun {
  private(set) var timing: AnimationTiming
  private weak var clock: AnimationClock?

  /// A time of the clock, the seconds run by then (negative during the delay), and the rate from
  /// then on: 1 forwards, -1 backwards, 0 paused.
  private var anchor: (now: TimeInterval, elapsed: TimeInterval)
  private(set) var rate: Double

  /// The range of progress covered in the duration. It is shorter, or goes backwards, for an
  /// animator that was paused and continued.
  private(set) var stretch = (from: 0.0, to: 1.0)
  /// Whether the progress is set by `fractionComplete`. It is then linear, whatever the curve.
  var isScrubbed = false
  /// Whether the run pauses at its end instead of ending.
  var pausesAtEnd = false

  /// The views with animations of this run.
  private var views: [WeakView] = []
  /// The number of property animations of all views.
  private var count = 0
  /// Whether an animation was removed before its end.
  private(set) var isInterrupted = false
  private var interruption: TimeInterval?

  /// - Parameter clock: The clock; `nil` for a run that is only moved by `fractionComplete`.
  init(_ timing: AnimationTiming, clock: AnimationClock?, isPaused: Bool = false) {
    self.timing = timing
    self.clock = clock
    anchor = (clock?.now ?? 0, isPaused ? 0 : -timing.delay)
    rate = isPaused ? 0 : 1
  }

  // MARK: Time

  /// The seconds since the end of the delay.
  var elapsed: TimeInterval {
    if rate == 0 { return anchor.elapsed }
    // If the clock is gone, the run is at its end.
    guard let clock else { return rate > 0 ? timing.total : 0 }
    return anchor.elapsed + rate * (clock.now - anchor.now)
  }

  /// The present progress, which a curve may take beyond 0 and 1.
  /// - Parameter start: The share of the time before which nothing changes.
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

  /// The clock's time at which the run ends; `nil` if it is paused or repeats without end.
  var end: TimeInterval? {
    if let interruption { return interruption }
    if rate == 0 { return nil }
    if count == 0 { return anchor.now }
    if rate < 0 { return anchor.now + anchor.elapsed }
    return timing.total < .infinity ? anchor.now + timing.total - anchor.elapsed : nil
  }

  /// Whether the run ends at the values at which it began.
  var goesBack: Bool { rate < 0 || stretch.to < stretch.from }

  /// Continues from a time of the run, in seconds since the end of the delay.
  func run(from elapsed: TimeInterval, rate: Double) {
    anchor = (clock?.now ?? 0, elapsed)
    self.rate = rate
  }

  /// Covers a range of progress with a new timing, beginning now.
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

  /// Called when an animation is removed before its end.
  func lose() {
    count -= 1
    isInterrupted = true
    if count == 0 { interruption = clock?.now ?? 0 }
  }

  /// Removes the run's animations from the views.
  /// - Parameter position: The values that the views get; those at the end they already have.
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

  /// Calls the closure for each property animation of each view.
  func forEachChange(_ body: (UIView, PropertyAnimation) -> Void) {
    for view in views.compactMap(\.view) {
      for animation in view.propertyAnimations?.all ?? [] where animation.run === self {
        body(view, animation)
      }
    }
  }
}

/// A weak reference to a view.
struct WeakView {
  weak var view: UIView?
}
