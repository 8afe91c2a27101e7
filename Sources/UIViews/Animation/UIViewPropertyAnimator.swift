/// Animates changes that can be paused, scrubbed, reversed and stopped.
///
/// Without a clock, a started animator is at its end when `startAnimation()` returns. Setting
/// `fractionComplete` works without a clock too.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds. A spring given by mass, stiffness and damping determines it.
  public let duration: TimeInterval
  /// The delay of the last start, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// Has no effect: animated views receive touches at their final positions.
  open var isUserInteractionEnabled = true
  /// Has no effect.
  open var isManualHitTestingEnabled = false
  /// Has no effect: all animators can be interrupted.
  open var isInterruptible = true
  /// Whether `fractionComplete` is linear while it is being set.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed.
  open var pausesOnCompletion = false { didSet { run?.pausesAtEnd = pausesOnCompletion } }

  public private(set) var state = UIViewAnimatingState.inactive
  private var run: AnimationRun?
  private weak var clock: AnimationClock?
  /// The blocks added before the start, each with its delay as a share of the duration.
  private var animations: [(block: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The first and last values of a stopped animator's properties.
  private var ends: [ViewEnds] = []

  /// The first and last values of a property.
  private struct ViewEnds {
    weak var view: UIView?
    let property: AnimatedProperty
    let start: AnimatedValue
    let end: AnimatedValue
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let own = parameters.springTimingParameters?.ownDuration
    self.duration = own ?? (duration.isFinite ? max(0, duration) : 0)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes

  /// Adds a block that begins after a share of the remaining time, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1)
    switch state {
    case .inactive: animations.append((animation, factor))
    case .active:
      let here = position
      perform(animation, from: here + factor * (1 - here))
    case .stopped: break
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that is called with the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ block: () -> Void, from start: Double) {
    AnimationScope(run, timing: run?.timing ?? timing(), start: start).perform(block)
  }

  // MARK: Starting and holding

  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation, or continues a paused one.
  open func startAnimation(afterDelay delay: TimeInterval) {
    switch state {
    case .inactive:
      self.delay = delay.isFinite ? max(0, delay) : 0
      activate(isPaused: false)
    case .active: if !isRunning { resume() }
    case .stopped: break
    }
  }

  /// Pauses the animation. One that has not started is paused at its start.
  open func pauseAnimation() {
    switch state {
    case .inactive: activate(isPaused: true)
    case .active: hold()
    case .stopped: break
    }
  }

  private func activate(isPaused: Bool) {
    state = .active
    clock = UIView.areAnimationsEnabled ? AnimationClock.current : nil
    let blocks = animations
    animations = []
    if isPaused || clock != nil {
      let run = AnimationRun(timing(), clock: clock, isPaused: isPaused)
      run.pausesAtEnd = pausesOnCompletion
      self.run = run
    }
    for (block, factor) in blocks { perform(block, from: factor) }
    guard let run else { return jump() }
    // The closure retains the animator until its run ends.
    clock?.add(run) { _ in self.end(at: self.isReversed ? .start : .end) }
  }

  private func timing() -> AnimationTiming {
    let curve: TimingCurve =
      if let spring = timingParameters?.springTimingParameters {
        .spring(spring.spring(settlingAfter: duration))
      } else {
        .cubic(timingParameters?.cubicTimingParameters?.curve ?? .easeInOut)
      }
    return AnimationTiming(duration: duration, delay: delay, curve: curve)
  }

  private func hold() {
    guard let run, run.rate != 0 else { return }
    if scrubsLinearly {
      put(at: position)
    } else {
      run.run(from: min(max(run.elapsed, 0), run.timing.total), rate: 0)
    }
  }

  /// Continues from the paused position with the animator's own curve.
  private func resume() {
    guard let run else { return }
    guard clock != nil else { return jump() }
    if run.isScrubbed {
      let way = position
      run.isScrubbed = false
      let share = run.timing.curve.time(reaching: way, of: run.timing.duration)
      run.run(from: share * run.timing.duration, rate: isReversed ? -1 : 1)
    } else {
      run.run(from: run.elapsed, rate: isReversed && !run.goesBack ? -1 : 1)
    }
  }

  /// Continues a paused animation with another curve and duration.
  ///
  /// - Parameters:
  ///   - parameters: The other curve; nil keeps the curve and changes only the duration.
  ///   - durationFactor: The remaining time as a multiple of the duration; 0 means the remaining
  ///     share of the duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, let run else { return }
    guard clock != nil else { return jump() }
    let target: Double = isReversed ? 0 : 1
    let rest = abs(target - position)
    var timing = run.timing
    timing.duration = duration * (durationFactor > 0 ? Double(durationFactor) : rest)
    if let spring = parameters?.springTimingParameters {
      timing.duration = spring.ownDuration ?? timing.duration
      timing.curve = .spring(spring.spring(settlingAfter: timing.duration))
    } else if let cubic = parameters?.cubicTimingParameters {
      timing.curve = .cubic(cubic.curve)
    }
    run.run(timing, from: position, to: target)
  }

  // MARK: Position

  public var isRunning: Bool { state == .active && run?.rate ?? 0 != 0 }

  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, let run, run.rate != 0 else { return }
      if run.stretch == (0, 1) {
        run.run(from: min(run.elapsed, run.timing.total), rate: isReversed ? -1 : 1)
      } else {
        var timing = run.timing
        let target: Double = isReversed ? 0 : 1
        timing.duration = duration * abs(target - position)
        run.run(timing, from: position, to: target)
      }
    }
  }

  /// The progress from 0 to 1, counted from the start even when reversed.
  private var position: Double { min(max(run?.progress() ?? 0, 0), 1) }

  /// The progress from 0 to 1, in the direction of the animation. Setting it pauses the animation.
  open var fractionComplete: CGFloat {
    get { state == .active && run != nil ? (isReversed ? 1 - position : position) : 0 }
    set {
      guard state != .stopped, newValue.isFinite else { return }
      if state == .inactive { activate(isPaused: true) }
      let fraction = min(max(newValue, 0), 1)
      put(at: isReversed ? 1 - fraction : fraction)
    }
  }

  /// Pauses at a progress, or at a share of the time if `scrubsLinearly` is `false`.
  private func put(at share: Double) {
    guard let run else { return }
    run.run(timing(), from: 0, to: 1)
    run.isScrubbed = scrubsLinearly
    run.run(from: share * run.timing.duration, rate: 0)
  }

  // MARK: Ending

  /// Stops the animation. The views keep the values that are shown.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its
  ///   completions. If not, call `finishAnimation(at:)`, which sets the final values and calls
  ///   them.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if let run {
      run.forEachChange { view, animation in
        let end = view.modelValue(of: animation.property)
        ends.append(
          ViewEnds(
            view: view, property: animation.property, start: end + animation.whole, end: end))
      }
      clock?.remove(run)
      run.leaveViews(at: .current)
    }
    run = nil
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation, with the values at a position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      LayoutException.raise(
        .internalInconsistency,
        "finishAnimationAtPosition: should only be called on a stopped animator!")
      return
    }
    if finalPosition != .current {
      UIView.performWithoutAnimation {
        for end in ends {
          end.view?.setModelValue(
            of: end.property, to: finalPosition == .start ? end.start : end.end)
        }
      }
    }
    end(at: finalPosition)
  }

  /// Moves to the end at once.
  private func jump() {
    run?.leaveViews(at: isReversed ? .start : .end)
    AnimationEnds.add { self.end(at: self.isReversed ? .start : .end) }
    if AnimationScope.current == nil { AnimationEnds.callAll() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    state = .inactive
    run = nil
    ends = []
    completions = []
  }
}
