import AutoLayout

/// What the scene does by itself: its tasks, its timers and the blocks that it queued on the main
/// queue.
extension SceneHost {
  /// Whether the views may look different from the latest snapshot, or wait to be laid out.
  public var needsDisplay: Bool { window.needsDisplay }

  /// Lets the main run loop run, in a closure that does so: animations that the scene's tasks and
  /// timers begin go by the scene's clock, and what they log is among its messages.
  package func runLoop<Result>(_ body: () -> Result) -> Result {
    Self.perform(on: window.screen, body)
  }

  /// Adds a notice about the scene to the messages of its layout, if it is not among them.
  package func note(_ notice: String) {
    if messages.contains(where: { $0.text == notice }) { return }
    log.perform { LayoutLog.write(notice, as: .notice) }
    forgetSnapshot()
  }
}
