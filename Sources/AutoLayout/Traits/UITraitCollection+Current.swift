import Foundation

extension UITraitCollection {
  /// The traits that code without a view or controller goes by, such as fonts and dynamic colours:
  /// those of the screen, and while a view is laid out or told of new traits, that view's.
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
  /// Nil for the main screen's.
  static var chosen: UITraitCollection?
}
