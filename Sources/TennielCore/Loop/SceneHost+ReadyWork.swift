import Stage

extension SceneHost {
  /// Runs the scene's tasks, main-queue blocks and due timers, without waiting for the clock.
  ///
  /// It stops after ``MainLoop/readyLimit`` rounds with a message, if there is still work.
  func runReadyWork() {
    let isFinished = runLoop { MainLoop.runReady() }
    if !isFinished {
      note(
        "The scene's tasks or main-queue blocks go on without end: "
          + "\(MainLoop.readyLimit) rounds of them have run, and more were waiting")
    }
  }
}
