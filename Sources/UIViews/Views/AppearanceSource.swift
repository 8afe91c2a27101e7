/// The source of values that appearances set for classes of views.
@MainActor
package protocol AppearanceSource {
  /// Stores the properties of a new view as its defaults.
  func noteDefaults(of view: UIView)
  /// Gives a view that enters a window the values that apply to it there.
  func apply(to view: UIView)
}

extension UIScreen {
  /// The appearance values that were set outside of any screen. They hold on each screen that has
  /// set none itself; nil as long as there are none, as in most apps, so that views cost nothing.
  package static var commonAppearance: (any AppearanceSource)?

  /// The source for a view that is created now.
  package static var appearanceSource: (any AppearanceSource)? {
    running?.appearance ?? commonAppearance
  }

  /// The source for the views on this screen.
  var appearanceSource: (any AppearanceSource)? { appearance ?? Self.commonAppearance }
}
