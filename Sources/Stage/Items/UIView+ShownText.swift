import AutoLayout

extension UIView {
  /// The text that a view shows, whole.
  var shownText: String? { (self as? any TextShowing)?.wholeText }
}
