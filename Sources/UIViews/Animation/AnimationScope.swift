/// An animation block, which records the values that properties had before each change.
@MainActor
package final class AnimationScope: ChangeRecorder {
  /// The innermost block that is running.
  private(set) static var current: AnimationScope? { didSet { decide() } }
  /// The value set by `setAnimationsEnabled(_:)`.
  static var isEnabled: Bool {
    get { UIScreen.main.areAnimationsEnabled }
    set {
      UIScreen.main.areAnimationsEnabled = newValue
      decide()
    }
  }

  /// The run of the block's changes; `nil` if they are not animated.
  let run: AnimationRun?
  let timing: AnimationTiming
  /// The share of the run's time before which nothing changes.
  private let start: Double
  private let options: UIView.AnimationOptions
  /// How values between keyframes are computed; `nil` outside keyframe animations.
  private let mode: KeyframeMode?
  /// The range of the whole time that the present changes take: that of the keyframe.
  private var span = (start: 0.0, end: 1.0)
  /// The views to be laid out before the block ends.
  private var waiting: [UIView] = []

  init(
    _ run: AnimationRun?, timing: AnimationTiming, start: Double = 0,
    options: UIView.AnimationOptions = [], mode: KeyframeMode? = nil
  ) {
    self.run = run
    self.timing = timing
    self.start = start
    self.options = options
    self.mode = mode
  }

  private static func decide() {
    UIView.changeRecorder = isEnabled && current?.run != nil ? current : nil
  }

  /// Runs a closure inside this block.
  func perform(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    // The layout of a view may add other views.
    while let view = waiting.popLast() { view.layoutIfNeeded() }
    Self.current = outer
    if outer == nil { Self.arrivals = [] }
  }

  /// Runs a closure, outside all animation blocks if `isApart` is true.
  static func perform<Result>(apart isApart: Bool, _ body: () -> Result) -> Result {
    guard isApart, let outer = current else { return body() }
    current = nil
    defer { current = outer }
    return body()
  }

  /// Runs a closure whose changes take a part of the time. Both numbers are shares of it, from 0 to
  /// 1.
  func performKeyframe(start: Double, duration: Double, _ body: () -> Void) {
    let outer = span
    span.start = min(max(start.isNaN ? 0 : start, 0), 1)
    span.end = min(max(span.start + (duration.isNaN ? 0 : duration), span.start), 1)
    body()
    span = outer
  }

  var isOfKeyframes: Bool { mode != nil }

  // MARK: Changes

  /// Animates a change. Views outside windows are not animated.
  func note(
    _ view: UIView, _ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue
  ) {
    guard old != new, let run, view.window != nil, !Self.isArriving(view) else { return }
    note(view, property, from: old, to: new, in: run)
  }

  private func note(
    _ view: UIView, _ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue,
    in run: AnimationRun
  ) {
    let animations = view.madePropertyAnimations()
    var offset = old - new
    if options.contains(.beginFromCurrentState) {
      offset += animations.offset(of: property) { $0.run !== run }
      animations.stop { $0.property == property && $0.run !== run }
    }
    let step = PropertyAnimation.Step(offset: offset, start: span.start, end: span.end)
    let known = animations.all.lastIndex {
      $0.run === run && $0.property == property && $0.start == start
    }
    guard let known else {
      run.gain(view)
      animations.all.append(
        PropertyAnimation(
          property: property, run: run, start: start, steps: [step], mode: mode ?? .linear))
      return
    }
    let last = animations.all[known].steps.count - 1
    let previous = animations.all[known].steps[last]
    if previous.start == step.start, previous.end == step.end {
      animations.all[known].steps[last].offset += step.offset
    } else {
      animations.all[known].steps.append(step)
    }
  }

  // MARK: Arrivals

  /// Views that appeared in the outermost block, and so have no previous position.
  private static var arrivals: [UIView] = []

  /// Called when a view such as a cell appears. The view and its subviews are not animated.
  package static func arrives(_ view: UIView) {
    if UIView.changeRecorder != nil { arrivals.append(view) }
  }

  /// Animates the opacity of a view that has arrived. Outside of blocks and windows nothing
  /// happens.
  package static func fadesIn(_ view: UIView) { enters(view, .opacity, from: AnimatedValue()) }

  /// Animates a view that has arrived from a place where it never was, such as a row's from the
  /// edge of its table. Outside of blocks and windows nothing happens.
  package static func movesIn(_ view: UIView, fromCenter center: CGPoint) {
    enters(view, .position, from: AnimatedValue(center))
  }

  private static func enters(
    _ view: UIView, _ property: AnimatedProperty, from old: AnimatedValue
  ) {
    guard UIView.changeRecorder != nil, view.window != nil, let current, let run = current.run
    else { return }
    current.note(view, property, from: old, to: view.modelValue(of: property), in: run)
  }

  private static func isArriving(_ view: UIView) -> Bool {
    !arrivals.isEmpty
      && sequence(first: view, next: \.superview).contains { here in
        arrivals.contains { $0 === here }
      }
  }

  // MARK: Layout

  /// Animates a subview that is shown or hidden, and what that moves in its superview.
  package static func rearranges(_ view: UIView, around subview: UIView) {
    guard let recorder = UIView.changeRecorder else { return }
    if subview.isHidden {
      recorder.note(subview, .visibility, from: AnimatedValue(1), to: AnimatedValue(0))
    }
    current?.layOut(view)
  }

  /// Lays a view out before the block ends, so that the changes of its subviews are animated.
  func layOut(_ view: UIView) {
    if !waiting.contains(where: { $0 === view }) { waiting.append(view) }
  }

  func resized(_ view: UIView) {
    if options.contains(.layoutSubviews) { layOut(view) }
  }

  // MARK: Blocks

  /// Runs a block whose changes are animated by the current clock, and calls the completion when
  /// the animation has ended.
  static func animate(
    _ timing: AnimationTiming, options: UIView.AnimationOptions = [], mode: KeyframeMode? = nil,
    _ animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let clock = AnimationClock.current
    let takesTime = timing.duration > 0 || timing.delay > 0
    let run = clock.flatMap { clock in
      isEnabled && takesTime ? AnimationRun(timing, clock: clock) : nil
    }
    AnimationScope(run, timing: timing, options: options, mode: mode).perform(animations)
    if let clock {
      clock.add(run ?? AnimationRun(AnimationTiming(duration: 0), clock: clock)) {
        completion?($0)
      }
    } else {
      AnimationEnds.add { completion?(true) }
      if current == nil { AnimationEnds.callAll() }
    }
  }
}

/// The completions of blocks without a clock, which take no time. They are called after the
/// outermost block.
@MainActor
enum AnimationEnds {
  private static var waiting: [() -> Void] = []
  private static var isCalling = false

  static func add(_ completion: @escaping () -> Void) { waiting.append(completion) }

  /// Calls all completions, and those that these add. It gives up after ``mostRounds`` rounds.
  static func callAll() {
    guard !isCalling else { return }
    isCalling = true
    defer { isCalling = false }
    var rounds = 0
    while !waiting.isEmpty {
      let completions = waiting
      waiting = []
      rounds += 1
      guard rounds <= mostRounds else {
        LayoutLog.write(
          "An animation was begun by the end of another one \(mostRounds) times in a row, in no "
            + "time: there is no clock that it could go by. It was given up.")
        return
      }
      for completion in completions { completion() }
    }
  }

  private static let mostRounds = 100
}
