/// Recognises fingers that move over a view. A terminal only reports swipes, so that this gesture
/// is never recognised.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// The way of the fingers in a view's coordinates, in points: what was set, or zero.
  open func translation(in view: UIView?) -> CGPoint { moved }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// The speed of the fingers in points a second: always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises fingers that come in from an edge of the screen. A terminal can't report it, so that
/// this gesture is never recognised.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []
}
