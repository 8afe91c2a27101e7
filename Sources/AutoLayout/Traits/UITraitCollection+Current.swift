import Foundation

extension UITraitCollection {
  /// The traits for code without a view or controller, such as fonts and dynamic colours. They are
  /// the screen's, or a view's while that is laid out or notified of new traits.
  @MainActor public class var current: UITraitCollection {
    get { CurrentTraits.chosen ?? UIScreen.main.traitCollection }
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
  @MainActor static func withoutCurrent<Result>(_ body: () -> Result) -> Result {
    let before = CurrentTraits.chosen
    CurrentTraits.chosen = nil
    defer { CurrentTraits.chosen = before }
    return body()
  }
}

@MainActor
private enum CurrentTraits {
  /// The current traits if they are not the screen's.
  static var chosen: UITraitCollection?
}
