/// Block animations.
///
/// Inside a block a property changes to its final value at once. The values shown change over time,
/// and can be read from the layer's `presentation()`. Frame, bounds, center, transform, alpha and
/// background colour are animated, and so are the changes made by `layoutIfNeeded()` in the block:
///
/// ```swift
/// drawerHeight.constant = 240
/// UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
/// ```
///
/// Time passes if a host advances the clock, as the app does. In tests and other programs without a
/// display the changes are complete when the block returns, and the completion is called right
/// after the outermost block.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uiview#Animating-views-with-block-objects>
extension UIView {
  /// Animates changes along a curve.
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 or less means no animation.
  ///   - delay: The seconds before the animation begins.
  ///   - options: The curve, the repetition, and what is taken over from an outer block. By default
  ///     the animation eases in and out, and runs once.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Receives whether the animation ran to its end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.cubic(options.curve.cubic)
    AnimationScope.animate(
      timing(duration, delay, curve, options), options: options, animations,
      completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates with a spring.
  ///
  /// - Parameters:
  ///   - duration: The seconds after which the spring is at rest.
  ///   - delay: The seconds before the animation begins.
  ///   - dampingRatio: 1 does not overshoot; the nearer to 0, the longer the spring oscillates.
  ///   - velocity: The initial velocity in distances per second.
  ///   - options: The repetition, and what is taken over from an outer block. A curve among the
  ///     options has no effect.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Receives whether the animation ran to its end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: dampingRatio, settlingAfter: duration, velocity: velocity)
    AnimationScope.animate(
      timing(duration, delay, .spring(spring), options), options: options, animations,
      completion: completion)
  }

  /// Animates with a spring given by its appearance.
  ///
  /// - Parameters:
  ///   - duration: The duration of one oscillation in seconds. The animation takes somewhat longer.
  ///   - bounce: 0 does not overshoot; larger values up to 1 oscillate, negative ones are slower.
  ///   - initialSpringVelocity: The initial velocity in distances per second.
  ///   - delay: The seconds before the animation begins.
  ///   - options: The repetition, and what is taken over from an outer block. A curve among the
  ///     options has no effect.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Receives whether the animation ran to its end.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let bounce = min(max(bounce, -0.99), 0.99)
    let spring = Spring(
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      frequency: 2 * .pi / max(duration, 1e-3), velocity: initialSpringVelocity)
    let settling = duration > 0 ? spring.settlingDuration : 0
    AnimationScope.animate(
      timing(settling, delay, .spring(spring), options), options: options, animations,
      completion: completion)
  }

  /// Repeats the changes of this closure, inside an animation block.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationScope.current else { return animations() }
    var timing = outer.timing
    timing.repeatCount = count > 0 ? count : 1
    timing.autoreverses = autoreverses
    AnimationScope.animate(timing, animations)
  }

  /// Runs a closure whose changes are not animated, also inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScope.isEnabled
    AnimationScope.isEnabled = false
    actionsWithoutAnimation()
    AnimationScope.isEnabled = wasEnabled
  }

  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }
  public static var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  /// The duration of the running block in seconds; 0 outside blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.timing.duration ?? 0
  }

  // MARK: Keyframes

  /// Animates a sequence of changes, each in a part of the duration: see
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let common = options.common
    let curve = TimingCurve.cubic(common.curve.cubic)
    AnimationScope.animate(
      timing(duration, delay, curve, common), options: common, mode: options.mode, animations,
      completion: completion)
  }

  /// Adds a change to ``animateKeyframes(withDuration:delay:options:animations:completion:)``. The
  /// start time and the duration are shares of the animation's duration, from 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let scope = AnimationScope.current, scope.isOfKeyframes else { return animations() }
    scope.performKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: Timing

  /// The timing of a block. A block inside another has that block's duration and curve, unless its
  /// options override them.
  private static func timing(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions
  ) -> AnimationTiming {
    func seconds(_ time: TimeInterval) -> TimeInterval { time.isFinite ? max(0, time) : 0 }
    var timing = AnimationTiming(
      duration: seconds(duration), delay: seconds(delay), curve: curve,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse))
    guard let outer = AnimationScope.current?.timing else { return timing }
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      timing.repeatCount = outer.repeatCount
      timing.autoreverses = outer.autoreverses
    }
    return timing
  }
}
