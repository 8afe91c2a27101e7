/// An object with traits: a screen, scene, window, controller or view.
///
/// Traits are inherited from the screen by its scene, and on by windows, views and subviews. A
/// controller stands between its view and that view's superview. Each may override traits for
/// itself and its descendants by its `traitOverrides`.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
