import Foundation

/// Transitions from one state of a view, or from one view, to another.
///
/// A terminal turns no pages: of the effects there is the one that fades, and the others are shown
/// by the changes that the block makes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)>
extension UIView {
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        // As on a device, the block's changes are part of the new picture, and glide only if asked.
        if options.contains(.allowAnimatedContent) {
          animations?()
        } else {
          performWithoutAnimation { animations?() }
        }
        fadeIn(view)
      },
      completion: completion)
  }

  /// Puts a view into the place of another: into its superview, or with `showHideTransitionViews`
  /// by hiding the one and showing the other.
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

  /// Lets what a view shows now come up out of nothing.
  private static func fadeIn(_ view: UIView) {
    UIView.changeRecorder?.note(
      view, .opacity, from: AnimatedValue(), to: AnimatedValue(view.alpha))
  }
}
