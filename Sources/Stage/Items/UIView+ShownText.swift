extension UIView {
  /// The whole text of a view that shows text; nil for other views.
  var shownText: String? { (self as? any TextShowing)?.wholeText }
}
