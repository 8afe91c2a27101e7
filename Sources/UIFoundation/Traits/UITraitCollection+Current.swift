import Foundation

extension UITraitCollection {
  /// The traits for code without a view or controller, such as fonts and dynamic colours. They are
  /// the screen's, or a view's while that is laid out or notified of new traits.
  @MainActor public class var current: UITraitCollection {
    get { CurrentTraits.chosen ?? CurrentTraits.ofMainScreen() }
    set { CurrentTraits.chosen = newValue }
  }

  /// Runs the closure with these traits as the current ones.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let before = CurrentTraits.chosen
    CurrentTraits.chosen = self
    defer { CurrentTraits.chosen = before }
    actions()
  }

  /// Runs a closure with the main screen's traits as the current ones.
  @MainActor package static func withoutCurrent<Result>(_ body: () -> Result) -> Result {
    let before = CurrentTraits.chosen
    CurrentTraits.chosen = nil
    defer { CurrentTraits.chosen = before }
    return body()
  }
}

@MainActor
package enum CurrentTraits {
  /// Gives the traits of the main screen. The first screen sets it, since screens are defined
  /// above; before it, they are those that a screen has which was not configured.
  package static var ofMainScreen: () -> UITraitCollection = { .phone }
  /// The current traits if they are not the screen's.
  fileprivate static var chosen: UITraitCollection?
}
