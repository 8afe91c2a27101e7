/// Transitions between states of a view, and between views.
///
/// The terminal draws one effect, a fade. Other effects are drawn as a fade too.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)>
extension UIView {
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        // As on a device, the block's changes are part of the new content, and are animated only on
        // request.
        if options.contains(.allowAnimatedContent) {
          animations?()
        } else {
          performWithoutAnimation { animations?() }
        }
        fadeIn(view)
      },
      completion: completion)
  }

  /// Replaces a view by another in its superview. With `showHideTransitionViews` the first is
  /// hidden and the second is shown instead.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        performWithoutAnimation {
          if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
          } else if let superview = fromView.superview {
            superview.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
          }
        }
        fadeIn(toView)
      },
      completion: completion)
  }

  /// Fades a view's present content in.
  private static func fadeIn(_ view: UIView) {
    UIView.changeRecorder?.note(
      view, .opacity, from: AnimatedValue(), to: AnimatedValue(view.alpha))
  }
}
