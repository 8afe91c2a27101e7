/// An event: an argument of hit testing and of touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
  open var allTouches: Set<UITouch>? { nil }
}
