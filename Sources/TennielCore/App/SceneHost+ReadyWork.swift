import Stage

extension SceneHost {
  /// Runs what the scene has made ready: its tasks, the blocks that it queued, and its timers whose
  /// time has come. Never waits for the clock.
  ///
  /// What goes on for ever is left after ``MainLoop/readyLimit`` rounds, with a message.
  func runReadyWork() {
    let isFinished = runLoop { MainLoop.runReady() }
    if !isFinished {
      note(
        "The scene's tasks or main-queue blocks go on without end: "
          + "\(MainLoop.readyLimit) rounds of them have run, and more were waiting")
    }
  }
}
