import Foundation

/// Changes that glide.
///
/// Inside of a block a property has its new value at once; what is shown goes there in time, and
/// can be read from the layer's `presentation()`. Frame, bounds, center, transform, alpha and
/// background colour glide, and what `layoutIfNeeded()` moves inside of the block:
///
/// ```swift
/// drawerHeight.constant = 240
/// UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
/// ```
///
/// Time passes where a host drives it, as the app does. Elsewhere, in tests and other programs that
/// show nothing, all is where it should be when the block returns, and the completion is called
/// right after the outermost block.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview#Animating-views-with-block-objects>
extension UIView {
  /// - Parameters:
  ///   - duration: in seconds; nothing glides if it is 0 or less.
  ///   - delay: seconds before the changes begin to show.
  ///   - completion: is told whether nothing came in between.
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

  /// Moves like a mass on a spring.
  ///
  /// - Parameters:
  ///   - duration: after which it rests, in seconds.
  ///   - dampingRatio: 1 comes to rest without swinging over; the nearer to 0, the more it swings.
  ///   - velocity: at the start, in whole ways a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: dampingRatio, settlingAfter: duration, velocity: velocity)
    AnimationScope.animate(
      timing(duration, delay, .spring(spring), options), options: options, animations,
      completion: completion)
  }

  /// Moves like a mass on a spring that is told by how it looks.
  ///
  /// - Parameters:
  ///   - duration: of one swing, in seconds; it comes to rest somewhat later.
  ///   - bounce: 0 does not swing over; up to 1 swings more, below 0 drags.
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

  /// What the block changes inside of another block goes there and back so many times.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationScope.current else { return animations() }
    var timing = outer.timing
    timing.repeatCount = count > 0 ? count : 1
    timing.autoreverses = autoreverses
    AnimationScope.animate(timing, animations)
  }

  /// Runs a block whose changes show at once, also inside of one whose changes glide.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScope.isEnabled
    AnimationScope.isEnabled = false
    actionsWithoutAnimation()
    AnimationScope.isEnabled = wasEnabled
  }

  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }
  public static var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  /// The duration of the block that is being run, in seconds; 0 outside of blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.timing.duration ?? 0
  }

  // MARK: Keyframes

  /// Changes one after another, each in a part of the time: see
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

  /// A change in a part of the time that ``animateKeyframes(withDuration:delay:options:animations:completion:)``
  /// has; both are shares of it, from 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let scope = AnimationScope.current, scope.isOfKeyframes else { return animations() }
    scope.performKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: Timing

  /// What a block goes by: inside of another one that block's duration and curve, unless it says
  /// otherwise.
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
