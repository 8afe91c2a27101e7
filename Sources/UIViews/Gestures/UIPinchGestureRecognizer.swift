/// Recognises two fingers that move apart or together. A terminal has one pointer, so that this
/// gesture is never recognised.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers in relation to that at the beginning.
  open var scale: CGFloat = 1
  /// The change of the scale in a second: always zero.
  open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn around each other. A terminal has one pointer, so that this
/// gesture is never recognised.
///
/// Source: <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
  /// The change of the angle in a second: always zero.
  open var velocity: CGFloat { 0 }
}
