/// Recognises a tap, or several taps on the same view one after another.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that make the gesture; less than 1 counts as 1. How long they take does not
  /// matter.
  open var numberOfTapsRequired = 1
  /// The number of fingers; with more than one, a terminal can't make the gesture.
  open var numberOfTouchesRequired = 1
}
