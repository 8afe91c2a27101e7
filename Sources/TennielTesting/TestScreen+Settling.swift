import AutoLayout
import Stage

/// What the scene does by itself, in tasks and in blocks on the main queue: it runs when the test awaits
/// something.
///
/// ```swift
/// try screen.tap("loadButton")       // begins a task
/// await screen.settle()              // runs it
/// #expect(try screen.view("titleLabel", as: UILabel.self).text == "Loaded")
/// ```
extension TestScreen {
  /// Lets the scene's tasks and main-queue blocks run until they no longer change the screen, and lays
  /// out what they have changed.
  ///
  /// The clock is not waited for: a task that sleeps goes on after a later call, if at all. Work on
  /// other threads is not waited for either, nor is a task that yields, which comes back by way of
  /// them; await its task's value first. Timers fire only where the
  /// process runs its main run loop, as XCTest does and Swift Testing on Linux does not. Animations
  /// that tasks begin take no time. A scene that changes the screen without end is left after 1,000
  /// turns, with a notice in ``log``.
  public func settle() async {
    var quietTurns = 0
    for _ in 0..<Self.mostTurns {
      // Whatever is queued on the main actor by now runs before this goes on.
      await Task.yield()
      if host.needsDisplay {
        layout()
        _ = host.snapshot
        quietTurns = 0
      } else {
        quietTurns += 1
      }
      if quietTurns == Self.quietTurns { return }
    }
    host.note(
      "The scene's tasks or main-queue blocks change the screen without end: "
        + "they have done so for \(Self.mostTurns) turns")
  }

  /// The most turns of the main actor that one call runs.
  private static let mostTurns = 1000
  /// How many turns in a row may change nothing before the screen counts as settled: a task that
  /// awaits several others changes nothing until the last of them is done.
  private static let quietTurns = 50
}
