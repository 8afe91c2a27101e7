/// What gives views the values that were set for their classes.
@MainActor
protocol AppearanceSource {
  /// A view has just been made: what it has now are its defaults.
  func noteDefaults(of view: UIView)
  /// A view enters a window, and takes the values that hold for it there.
  func apply(to view: UIView)
}

extension UIView {
  /// Nil as long as no values are set, as in most apps: views are not looked at then.
  static var appearanceSource: (any AppearanceSource)?
}
