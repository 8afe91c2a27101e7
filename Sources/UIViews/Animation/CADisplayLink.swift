/// A timer that sends a message for each frame that the host of its screen shows, sixty times a
/// second at most.
///
/// Where nothing is animated, as in tests by default, there are no frames and no messages. The
/// target is retained until the link is invalid.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/cadisplaylink>
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private weak var screen: UIScreen?

  /// The time of the last frame in seconds, by the clock of ``CACurrentMediaTime()``.
  public private(set) var timestamp: TimeInterval = 0
  /// The time from one frame to the next.
  public let duration: TimeInterval = 1 / 60
  /// The time of the next frame.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// Whether no messages are sent for the present.
  public var isPaused = false
  /// Has no effect: the host decides when there is a frame.
  public var preferredFramesPerSecond = 0

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins to send messages, for frames of the screen on which the code runs.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, screen == nil else { return }
    screen = .main
    screen?.displayLinks.append(self)
  }

  /// Ends the messages, as ``invalidate()`` does.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leaveScreen() }

  public func invalidate() {
    leaveScreen()
    target = nil
  }

  private func leaveScreen() {
    screen?.displayLinks.removeAll { $0 === self }
    screen = nil
  }

  fileprivate func isDue(at time: TimeInterval) -> Bool { !isPaused && time >= targetTimestamp }

  fileprivate func tell(_ time: TimeInterval) {
    // One that was called before it may have ended or paused it.
    guard screen != nil, let target, isDue(at: time) else { return }
    timestamp = time
    selector.send(to: target, self)
  }
}

extension UIScreen {
  /// Whether an object waits for the frames of the screen.
  package var hasDisplayLinks: Bool { displayLinks.contains { !$0.isPaused } }

  /// Whether an object waits for a frame at a time.
  package func isFrameDue(at time: TimeInterval) -> Bool {
    displayLinks.contains { $0.isDue(at: time) }
  }

  /// Tells those who wait for it that a frame is due.
  package func beginFrame(at time: TimeInterval) {
    for link in displayLinks { link.tell(time) }
  }
}

/// The time in seconds: that of the screen's animations, or else that of the system.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
  UIScreen.main.clock?.now ?? ProcessInfo.processInfo.systemUptime
}
