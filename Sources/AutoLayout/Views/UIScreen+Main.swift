import Foundation

extension UIScreen {
  /// The screen that stands in where code asks before it has a window: the one on which code now
  /// runs, else the one that was worked with last, else an iPhone held upright.
  ///
  /// Views in a window never ask it; they ask the window's own screen.
  public static var main: UIScreen {
    MainScreen.running ?? MainScreen.latest ?? MainScreen.standard
  }

  /// Makes this the main screen while no code runs on another one, for as long as it lives.
  package func becomeMain() { MainScreen.latest = self }

  /// Runs a closure on the screen: what it makes, measures, animates and logs belongs to this
  /// screen, whatever screen the code around it runs on.
  package func perform<Result>(_ body: () -> Result) -> Result {
    let outer = MainScreen.running
    if outer === self { return body() }
    MainScreen.running = self
    defer { MainScreen.running = outer }
    return performAnimations(apart: outer != nil) {
      UITraitCollection.withoutCurrent { log.map { $0.perform(body) } ?? body() }
    }
  }
}

/// Which screen is the main one.
@MainActor
private enum MainScreen {
  /// The screen that nobody has to make.
  static let standard = UIScreen()
  /// The screen on which code now runs.
  static var running: UIScreen?
  /// The screen that was worked with last.
  static weak var latest: UIScreen?
}
