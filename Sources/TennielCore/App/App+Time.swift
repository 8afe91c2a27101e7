import Stage
import TerminalIO

/// When the app draws, waits and moves the scene's time on.
extension App {
  /// Runs the main run loop until an event arrives, the scene changes, or a deadline passes.
  func wait(in loop: MainLoop) {
    let work = isSweeping || isSurveying ? now : nil
    let deadline = [due, nextFrame, missingUntil, terminal.timeout, work].compactMap { $0 }.min()
    guard terminal.descriptor != nil else { return terminal.skip(to: deadline) }
    // A change that waits for its frame must not end the turn at once.
    let isWaitingToDraw = needsDrawing
    host.runLoop {
      loop.turn(within: deadline.map { $0 - terminal.elapsed }) { [host] in
        !isWaitingToDraw && host.needsDisplay
      }
    }
  }

  /// The time of the next frame if no event arrives; nil if the picture stays the same.
  private var nextFrame: Duration? {
    guard let drawn else { return now }
    if needsDrawing { return drawn + terminal.frameInterval }
    return host.isAnimating ? drawn + Self.animationInterval : nil
  }

  var isFrameDue: Bool { nextFrame.map { $0 <= now } ?? false }

  /// Whether the screen may differ from what was drawn last.
  var needsDrawing: Bool { isOutdated || host.needsDisplay }

  /// The time between frames of an animation.
  private static let animationInterval = Duration.milliseconds(33)

  func setDue() { due = state.milliseconds.map { now + .milliseconds($0) } }

  /// Advances the scene and the state by the time that has passed for the terminal.
  func keepTime() {
    let seconds = (terminal.elapsed - now) / .seconds(1)
    now = terminal.elapsed
    let pace = state.motion.isSlow ? Double(AppState.slowFactor) : 1
    if host.advanceAnimations(by: seconds / pace) { takeSnapshot(keepsMarks: true) }
    if let due, due <= now { pass() }
  }
}
