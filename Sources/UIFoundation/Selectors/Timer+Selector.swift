/// Makes timers that have a target. An initialiser of an extension can't make a subclass, but one
/// of a protocol can.
public protocol TargetedTimers {}

extension Timer: TargetedTimers {
  /// Makes a timer that sends a message to its target, which it retains until it is invalid, and
  /// adds it to this thread's run loop.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension TargetedTimers where Self: Timer {
  /// Creates a timer that sends a message to its target, which it retains until it is invalid.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that first sends its message at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let timer = TargetedTimer(fire: date, interval: ti, repeats: rep) { timer in
      guard let timer = timer as? TargetedTimer, let target = timer.target else { return }
      s.send(to: target, timer)
      if !rep { timer.target = nil }
    }
    timer.target = t as AnyObject
    timer.info = ui
    guard let made = timer as? Self else { preconditionFailure("a timer is a Timer") }
    self = made
  }
}

/// A timer with a target, which it lets go when it is invalid: Foundation keeps the timer itself.
private final class TargetedTimer: Timer {
  var target: AnyObject?
  var info: Any?
  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    target = nil
  }
}
