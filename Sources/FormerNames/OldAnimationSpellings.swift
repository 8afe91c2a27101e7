// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names that animations had in Swift 1 and 2.

extension OldSpellings where Self: UIView {
  @available(*, deprecated, renamed: "animate(withDuration:animations:)")
  public static func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, animations: animations)
  }

  @available(*, deprecated, renamed: "animate(withDuration:animations:completion:)")
  public static func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    UIView.animate(withDuration: duration, animations: animations, completion: completion)
  }

  @available(*, deprecated, renamed: "animate(withDuration:delay:options:animations:completion:)")
  public static func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  @available(
    *, deprecated,
    renamed:
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
  )
  public static func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }

  @available(
    *, deprecated, renamed: "animateKeyframes(withDuration:delay:options:animations:completion:)"
  )
  public static func animateKeyframesWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    UIView.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  @available(
    *, deprecated, renamed: "addKeyframe(withRelativeStartTime:relativeDuration:animations:)"
  )
  public static func addKeyframeWithRelativeStartTime(
    _ frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    UIView.addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration,
      animations: animations)
  }

  @available(*, deprecated, renamed: "transition(with:duration:options:animations:completion:)")
  public static func transitionWithView(
    _ view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    UIView.transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  @available(*, deprecated, renamed: "transition(from:to:duration:options:completion:)")
  public static func transitionFromView(
    _ fromView: UIView, toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    UIView.transition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }
}

extension CALayer {
  @available(*, deprecated, renamed: "presentation()")
  public func presentationLayer() -> CALayer? { presentation() }

  @available(*, deprecated, renamed: "model()")
  public func modelLayer() -> CALayer { model() }
}

extension UIView.AnimationOptions {
  @available(*, deprecated, renamed: "layoutSubviews")
  public static var LayoutSubviews: Self { .layoutSubviews }

  @available(*, deprecated, renamed: "allowUserInteraction")
  public static var AllowUserInteraction: Self { .allowUserInteraction }

  @available(*, deprecated, renamed: "beginFromCurrentState")
  public static var BeginFromCurrentState: Self { .beginFromCurrentState }

  @available(*, deprecated, renamed: "repeat")
  public static var Repeat: Self { .`repeat` }

  @available(*, deprecated, renamed: "autoreverse")
  public static var Autoreverse: Self { .autoreverse }

  @available(*, deprecated, renamed: "overrideInheritedDuration")
  public static var OverrideInheritedDuration: Self { .overrideInheritedDuration }

  @available(*, deprecated, renamed: "overrideInheritedCurve")
  public static var OverrideInheritedCurve: Self { .overrideInheritedCurve }

  @available(*, deprecated, renamed: "allowAnimatedContent")
  public static var AllowAnimatedContent: Self { .allowAnimatedContent }

  @available(*, deprecated, renamed: "showHideTransitionViews")
  public static var ShowHideTransitionViews: Self { .showHideTransitionViews }

  @available(*, deprecated, renamed: "overrideInheritedOptions")
  public static var OverrideInheritedOptions: Self { .overrideInheritedOptions }

  @available(*, deprecated, renamed: "curveEaseInOut")
  public static var CurveEaseInOut: Self { .curveEaseInOut }

  @available(*, deprecated, renamed: "curveEaseIn")
  public static var CurveEaseIn: Self { .curveEaseIn }

  @available(*, deprecated, renamed: "curveEaseOut")
  public static var CurveEaseOut: Self { .curveEaseOut }

  @available(*, deprecated, renamed: "curveLinear")
  public static var CurveLinear: Self { .curveLinear }

  @available(*, deprecated, renamed: "transitionFlipFromLeft")
  public static var TransitionFlipFromLeft: Self { .transitionFlipFromLeft }

  @available(*, deprecated, renamed: "transitionFlipFromRight")
  public static var TransitionFlipFromRight: Self { .transitionFlipFromRight }

  @available(*, deprecated, renamed: "transitionCurlUp")
  public static var TransitionCurlUp: Self { .transitionCurlUp }

  @available(*, deprecated, renamed: "transitionCurlDown")
  public static var TransitionCurlDown: Self { .transitionCurlDown }

  @available(*, deprecated, renamed: "transitionCrossDissolve")
  public static var TransitionCrossDissolve: Self { .transitionCrossDissolve }

  @available(*, deprecated, renamed: "transitionFlipFromTop")
  public static var TransitionFlipFromTop: Self { .transitionFlipFromTop }

  @available(*, deprecated, renamed: "transitionFlipFromBottom")
  public static var TransitionFlipFromBottom: Self { .transitionFlipFromBottom }
}

extension UIView.KeyframeAnimationOptions {
  @available(*, deprecated, renamed: "layoutSubviews")
  public static var LayoutSubviews: Self { .layoutSubviews }

  @available(*, deprecated, renamed: "allowUserInteraction")
  public static var AllowUserInteraction: Self { .allowUserInteraction }

  @available(*, deprecated, renamed: "beginFromCurrentState")
  public static var BeginFromCurrentState: Self { .beginFromCurrentState }

  @available(*, deprecated, renamed: "repeat")
  public static var Repeat: Self { .`repeat` }

  @available(*, deprecated, renamed: "autoreverse")
  public static var Autoreverse: Self { .autoreverse }

  @available(*, deprecated, renamed: "overrideInheritedDuration")
  public static var OverrideInheritedDuration: Self { .overrideInheritedDuration }

  @available(*, deprecated, renamed: "overrideInheritedOptions")
  public static var OverrideInheritedOptions: Self { .overrideInheritedOptions }

  @available(*, deprecated, renamed: "calculationModeLinear")
  public static var CalculationModeLinear: Self { .calculationModeLinear }

  @available(*, deprecated, renamed: "calculationModeDiscrete")
  public static var CalculationModeDiscrete: Self { .calculationModeDiscrete }

  @available(*, deprecated, renamed: "calculationModePaced")
  public static var CalculationModePaced: Self { .calculationModePaced }

  @available(*, deprecated, renamed: "calculationModeCubic")
  public static var CalculationModeCubic: Self { .calculationModeCubic }

  @available(*, deprecated, renamed: "calculationModeCubicPaced")
  public static var CalculationModeCubicPaced: Self { .calculationModeCubicPaced }
}

extension UIView.AnimationCurve {
  @available(*, deprecated, renamed: "easeInOut")
  public static var EaseInOut: Self { .easeInOut }

  @available(*, deprecated, renamed: "easeIn")
  public static var EaseIn: Self { .easeIn }

  @available(*, deprecated, renamed: "easeOut")
  public static var EaseOut: Self { .easeOut }

  @available(*, deprecated, renamed: "linear")
  public static var Linear: Self { .linear }
}
