/// The scene's own tasks, timers and main-queue blocks.
extension SceneHost {
  /// Runs a closure that runs the main run loop. Animations begun by the scene's tasks and timers
  /// use the scene's clock, and their messages go to its log.
  package func runLoop<Result>(_ body: () -> Result) -> Result {
    Self.perform(on: window.screen, body)
  }

  /// Adds a notice to the messages of the layout, unless it is there already.
  package func note(_ notice: String) {
    if messages.contains(where: { $0.text == notice }) { return }
    log.perform { LayoutLog.write(notice, as: .notice) }
  }
}
