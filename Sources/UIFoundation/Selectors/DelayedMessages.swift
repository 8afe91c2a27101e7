extension NSObjectProtocol {
  /// Sends a message once the time in seconds has passed, by the run loop of this thread. The
  /// object is retained until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
      guard let message = DelayedMessages.all.remove({ $0.timer === timer }).first else { return }
      message.selector.send(to: message.target, message.argument)
    }
    DelayedMessages.all.add(
      DelayedMessages.Message(
        target: self, selector: aSelector, argument: anArgument, timer: timer))
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }
}

extension NSObject {
  /// Forgets the messages that were to be sent to an object after a delay.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.all.remove { $0.target === aTarget as AnyObject }
  }

  /// Forgets the messages of this selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.all.remove {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.takes(anArgument)
    }
  }
}

/// The messages that are to be sent after a delay.
private final class DelayedMessages: @unchecked Sendable {
  struct Message {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer

    func takes(_ other: Any?) -> Bool {
      guard let argument, let other else { return argument == nil && other == nil }
      if let argument = argument as? AnyHashable { return argument == other as? AnyHashable }
      return argument as AnyObject === other as AnyObject
    }
  }

  static let all = DelayedMessages()

  private let lock = NSLock()
  private var waiting: [Message] = []

  func add(_ message: Message) { lock.withLock { waiting.append(message) } }

  /// Removes messages, and stops their timers.
  @discardableResult
  func remove(_ isMeant: (Message) -> Bool) -> [Message] {
    let removed = lock.withLock {
      let removed = waiting.filter(isMeant)
      waiting.removeAll(where: isMeant)
      return removed
    }
    for message in removed { message.timer.invalidate() }
    return removed
  }
}
