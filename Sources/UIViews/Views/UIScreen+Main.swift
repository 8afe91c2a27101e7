extension UIScreen {
  /// The screen for code that has no window yet: the one on which code now runs, else that of the
  /// task, else the one that the process has chosen, else an iPhone in portrait.
  ///
  /// It is never a screen that something else has used: what one test shows changes nothing for
  /// another. A scene's code runs on its screen, and so do the tasks that it starts. Blocks on the
  /// main queue and timers belong to no task; they run on the screen on which the run loop does, as
  /// in the app, or else on none.
  ///
  /// Views in a window don't use it; they ask the window's own screen. A test sets it with
  /// ``asMain(_:)``.
  public static var main: UIScreen {
    MainScreen.running ?? MainScreen.ofTask ?? MainScreen.ofProcess ?? MainScreen.standard
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

  /// Makes this the main screen of all code of the process that runs on no screen and in no task
  /// with one, until the closure is called that it returns.
  package func becomeMainOfProcess() -> @MainActor @Sendable () -> Void {
    let former = MainScreen.ofProcess
    MainScreen.ofProcess = self
    return { MainScreen.ofProcess = former }
  }

  /// Runs a closure on the screen: whatever it creates, measures, animates and logs belongs to this
  /// screen, even if the surrounding code runs on another one. It is the main screen of the tasks
  /// that the closure starts.
  package func perform<Result>(_ body: () -> Result) -> Result {
    perform(writingTo: log, body)
  }

  /// Runs a closure on the screen, with the log of the surrounding code where it is given none.
  func perform<Result>(writingTo log: LayoutLog?, _ body: () -> Result) -> Result {
    let outer = MainScreen.running
    if outer === self { return body() }
    MainScreen.running = self
    defer { MainScreen.running = outer }
    return performAsMain {
      performAnimations(apart: outer != nil) {
        UITraitCollection.withoutCurrent { log.map { $0.perform(body) } ?? body() }
      }
    }
  }
}

/// The choice of the main screen.
@MainActor
private enum MainScreen {
  /// The screen on which code now runs.
  static var running: UIScreen?
  /// The screen that a task has chosen, or on which the code ran that started it.
  @TaskLocal static var ofTask: UIScreen?
  /// The screen that the process has chosen for everything else.
  static var ofProcess: UIScreen?
  /// The screen where nothing was chosen.
  static let standard = UIScreen(in: nil)
}
