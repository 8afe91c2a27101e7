/// The source of values that appearances set for classes of views.
@MainActor
protocol AppearanceSource {
  /// Stores the properties of a new view as its defaults.
  func noteDefaults(of view: UIView)
  /// Gives a view that enters a window the values that apply to it there.
  func apply(to view: UIView)
}

extension UIView {
  /// The source; nil as long as no values are set, as in most apps, so that views cost nothing.
  static var appearanceSource: (any AppearanceSource)?
}
