import Stage

/// Work that the scene does by itself, in tasks and in blocks on the main queue, runs while the
/// test awaits something.
///
/// ```swift
/// try screen.tap("loadButton")       // begins a task
/// await screen.settle()              // runs it
/// #expect(try screen.view("titleLabel", as: UILabel.self).text == "Loaded")
/// ```
extension TestScreen {
  /// Lets the scene's tasks and main-queue blocks run until they no longer change the screen, and
  /// lays out their changes.
  ///
  /// It does not wait for the clock: a task that sleeps continues in a later call, if at all. It
  /// does not wait for other threads either, nor for a task that yields, since that task resumes
  /// from another thread; await its value first. Timers fire only if the process runs its main run
  /// loop, as XCTest does and Swift Testing on Linux does not. Animations begun by tasks take no
  /// time. If a scene changes the screen without end, the call ends after 1,000 turns with a notice
  /// in ``log``.
  public func settle() async {
    var quietTurns = 0
    for _ in 0..<Self.mostTurns {
      // Everything queued on the main actor by now runs before this continues.
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
  /// The number of turns in a row without a change after which the screen counts as settled: a task
  /// that awaits several others changes nothing until the last of them is done.
  private static let quietTurns = 50
}
