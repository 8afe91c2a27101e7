extension UIView {
  /// Whether subviews are visible only inside the view.
  var cutsOff: Bool { clipsToBounds || self is UIScrollView }

  /// The part of the view that is on the screen and that no superview cuts off, in the window's
  /// coordinates.
  var partInSight: CGRect {
    sequence(first: self, next: \.superview).dropFirst().reduce(convert(bounds, to: nil)) {
      part, around in
      around.cutsOff || around is UIWindow
        ? part.intersection(around.convert(around.bounds, to: nil)) : part
    }
  }
}
