import Stage
import TerminalIO

/// When things happen, in the terminal's time.
struct AppClock {
  /// The time up to which the scene and the state have been advanced.
  var now: Duration
  /// The time of the state's next ``AppState/tick()``.
  private(set) var due: Duration?
  /// The wait and the markings of the state for which the due time was found.
  private var milliseconds: Int?
  private var markings = 0

  init(now: Duration) { self.now = now }

  /// Begins to count the time without events.
  mutating func restart(for state: AppState) {
    (milliseconds, markings) = (state.milliseconds, state.motion.markings)
    due = milliseconds.map { now + .milliseconds($0) }
  }

  /// Begins to count the time without events if the state waits for something else than before.
  mutating func follow(_ state: AppState) {
    if state.milliseconds != milliseconds || state.motion.markings != markings {
      restart(for: state)
    }
  }
}

/// When the app draws, waits and moves the scene's time on.
extension App {
  /// Runs the main run loop until an event arrives, the scene changes, or a deadline passes.
  func wait(in loop: MainLoop) {
    clock.follow(state)
    let work = workbench.isExploring ? clock.now : nil
    let deadline = [
      clock.due, nextFrame, workbench.watchedFiles?.missingUntil,
      workbench.watchedFiles?.nextLook, terminal.timeout, work,
    ]
    .compactMap(\.self).min()
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
    guard let drawn = frame.time else { return clock.now }
    if needsDrawing { return drawn + terminal.frameInterval }
    return host.awaitsFrame ? drawn + Self.animationInterval : nil
  }

  var isFrameDue: Bool { nextFrame.map { $0 <= clock.now } ?? false }

  /// Whether the screen may differ from what was drawn last.
  var needsDrawing: Bool { workbench.isOutdated || host.needsDisplay }

  /// The time between frames of an animation.
  private static let animationInterval = Duration.milliseconds(33)

  /// Advances the scene and the state by the time that has passed for the terminal.
  func keepTime() {
    let seconds = (terminal.elapsed - clock.now) / .seconds(1)
    clock.now = terminal.elapsed
    workbench.advanceAnimations(by: seconds)
    clock.follow(state)
    if let due = clock.due, due <= clock.now { pass() }
  }
}
