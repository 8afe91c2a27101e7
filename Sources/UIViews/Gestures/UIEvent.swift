/// An event: an argument of hit testing and of touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }
  open var allTouches: Set<UITouch>? { nil }
}
