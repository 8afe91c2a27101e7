/// Recognises fingers that rest on a view. A terminal does not tell how long its button is pressed,
/// so that this gesture is never recognised.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// The duration in seconds after which the press is long.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that the fingers may move.
  open var allowableMovement: CGFloat = 10
}
