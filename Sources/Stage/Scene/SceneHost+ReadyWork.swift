internal import CoreFoundation

extension SceneHost {
  /// Runs the scene's tasks, main-queue blocks and due timers, without waiting for the clock.
  ///
  /// It stops after 1,000 rounds with a message, if there is still work.
  /// - Parameter hasBegun: Whether work may be on its way to the main queue by other threads. A
  ///   first call waits a moment for such work. Calls after the next layouts need not: the moment
  ///   takes longer than many layouts.
  package func runReadyWork(hasBegun: Bool = true) {
    let isFinished = runLoop { ReadyWork.run(hasBegun: hasBegun) }
    if !isFinished {
      note(
        "The scene's tasks or main-queue blocks go on without end: "
          + "\(ReadyWork.limit) rounds of them have run, and more were waiting")
    }
  }
}

/// What the main run loop can run at once.
@MainActor
private enum ReadyWork {
  /// The greatest number of rounds of work after an event.
  static let limit = 1000

  /// The time in seconds for which a round waits for work on its way to the main queue: a task that
  /// yields gets there by way of another thread.
  private static let grace = 0.0002

  /// Runs everything that is ready or becomes ready meanwhile.
  /// - Parameter hasBegun: Whether work may be on its way that has begun before. Without any, only
  ///   what runs here can bring more.
  /// - Returns: Whether nothing was left to run after at most ``limit`` rounds.
  static func run(hasBegun: Bool) -> Bool {
    var (hasBegun, idleRounds) = (hasBegun, 0)
    for _ in 0..<limit {
      let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, hasBegun ? grace : 0, true)
      // The result tells whether main-queue work ran, but not whether a timer fired or a block of
      // the run loop ran, which may have made more work ready.
      (hasBegun, idleRounds) =
        result == .handledSource ? (true, 0) : (hasBegun, idleRounds + 1)
      if idleRounds == 2 { return true }
    }
    return false
  }
}
