/// The source of values that appearances set for classes of views.
@MainActor
package protocol AppearanceSource {
  /// Stores the properties of a new view as its defaults.
  func noteDefaults(of view: UIView)
  /// Gives a view that enters a window the values that apply to it there.
  func apply(to view: UIView)
}

extension UIScreen {
  /// The source for views that are created or shown on this screen: its own values, or else those
  /// of the screen around it. It is nil as long as there are none, as in most apps, so that views
  /// cost nothing.
  package var appearanceSource: (any AppearanceSource)? { appearance ?? outer?.appearanceSource }
}
