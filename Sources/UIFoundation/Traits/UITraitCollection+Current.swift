extension UITraitCollection {
  /// The traits for code without a view or controller, such as fonts and dynamic colours. They are
  /// the main screen's, or a view's while that is laid out or notified of new traits.
  ///
  /// What is set holds until the surrounding closure of ``performAsCurrent(_:)``, layout or
  /// notification ends; outside of these, for the main screen of the code that sets it.
  @preconcurrency @MainActor public class var current: UITraitCollection {
    get {
      if let traits = CurrentTraits.scope?.traits { return traits }
      let screen = CurrentTraits.mainScreen()
      if CurrentTraits.scope == nil, let traits = screen.chosenTraits { return traits }
      return screen.traitCollection
    }
    set {
      if CurrentTraits.scope == nil {
        CurrentTraits.mainScreen().chosenTraits = newValue
      } else {
        CurrentTraits.scope = CurrentTraits.Scope(traits: newValue)
      }
    }
  }

  /// Runs the closure with these traits as the current ones.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.perform(in: CurrentTraits.Scope(traits: self), actions)
  }

  /// Runs a closure with the main screen's traits as the current ones.
  @MainActor package static func withoutCurrent<Result>(_ body: () -> Result) -> Result {
    CurrentTraits.perform(in: CurrentTraits.Scope(), body)
  }
}

/// What a screen tells code without a view, while it is the main one.
@MainActor
package protocol TraitScreen: AnyObject {
  var traitCollection: UITraitCollection { get }
  /// The current traits that code outside of any scope has set; nil for those of the screen.
  var chosenTraits: UITraitCollection? { get set }
  /// The rule for new views and controllers.
  var traitChangeRule: UITraitCollection.ChangeRule { get set }
}

@MainActor
package enum CurrentTraits {
  /// A closure that runs, with the current traits; nil for the main screen's.
  fileprivate struct Scope {
    var traits: UITraitCollection?
  }

  /// Gives the main screen. The first screen sets it, since screens are defined above; before it,
  /// the traits are those that a screen has which was not configured.
  package static var mainScreen: () -> any TraitScreen = { noScreen }
  private static let noScreen = NoScreen()

  /// The innermost closure that runs with traits of its own.
  fileprivate static var scope: Scope?

  fileprivate static func perform<Result>(in scope: Scope, _ body: () -> Result) -> Result {
    let outer = Self.scope
    Self.scope = scope
    defer { Self.scope = outer }
    return body()
  }

  private final class NoScreen: TraitScreen {
    let traitCollection = UITraitCollection.phone
    var chosenTraits: UITraitCollection?
    var traitChangeRule = UITraitCollection.ChangeRule.tellsFirstTraits
  }
}
