import Stage

extension SceneHost {
  /// Runs the scene's tasks, main-queue blocks and due timers, without waiting for the clock.
  ///
  /// It stops after ``MainLoop/readyLimit`` rounds with a message, if there is still work.
  /// - Parameter hasBegun: Whether work may be on its way to the main queue by other threads. A
  ///   first call waits a moment for such work. Calls after the next layouts need not: the moment
  ///   takes longer than many layouts.
  func runReadyWork(hasBegun: Bool = true) {
    let isFinished = runLoop { MainLoop.runReady(hasBegun: hasBegun) }
    if !isFinished {
      note(
        "The scene's tasks or main-queue blocks go on without end: "
          + "\(MainLoop.readyLimit) rounds of them have run, and more were waiting")
    }
  }
}
