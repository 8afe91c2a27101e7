import Foundation

extension UIScreen {
  /// The screen for code that has no window yet: the one on which code now runs, else that of the
  /// task, else the one used last, else the standard one: an iPhone in portrait.
  ///
  /// Views in a window don't use it; they ask the window's own screen. A test sets it with
  /// ``asMain(_:)``.
  public static var main: UIScreen {
    MainScreen.running ?? MainScreen.ofTask ?? MainScreen.latest ?? MainScreen.standard
  }

  /// The screen on which code now runs; nil outside of ``perform(_:)``.
  package static var running: UIScreen? { MainScreen.running }

  /// Makes this the main screen of an operation's task, and of no other task.
  public nonisolated func asMain<Result>(
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await MainScreen.$ofTask.withValue(self, operation: operation)
  }

  /// Makes this the main screen of an operation.
  public func performAsMain<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try MainScreen.$ofTask.withValue(self, operation: operation)
  }

  /// Makes this the main screen for code that runs on no screen, as long as it is retained.
  package func becomeMain() { MainScreen.latest = self }

  /// Makes this the main screen for code that runs on no screen, until another one does so, and
  /// then again where no other one is left. It is retained.
  package func becomeStandard() {
    MainScreen.standard = self
    MainScreen.latest = self
  }

  /// Runs a closure on the screen: whatever it creates, measures, animates and logs belongs to this
  /// screen, even if the surrounding code runs on another one.
  package func perform<Result>(_ body: () -> Result) -> Result {
    perform(writingTo: log, body)
  }

  /// Runs a closure on the screen, with the log of the surrounding code where it is given none.
  func perform<Result>(writingTo log: LayoutLog?, _ body: () -> Result) -> Result {
    let outer = MainScreen.running
    if outer === self { return body() }
    MainScreen.running = self
    defer { MainScreen.running = outer }
    return performAnimations(apart: outer != nil) {
      UITraitCollection.withoutCurrent { log.map { $0.perform(body) } ?? body() }
    }
  }
}

/// The choice of the main screen.
@MainActor
private enum MainScreen {
  /// The default screen.
  static var standard = UIScreen()
  /// The screen on which code now runs.
  static var running: UIScreen?
  /// The screen that a task has chosen.
  @TaskLocal static var ofTask: UIScreen?
  /// The screen used last.
  static weak var latest: UIScreen?
}
