/// A finger on a window.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitouch>
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open private(set) weak var view: UIView?
  open private(set) weak var window: UIWindow?
  open internal(set) var phase = Phase.began
  open var tapCount: Int { 1 }
  private let point: CGPoint

  /// - Parameter point: In the window's coordinates, in points.
  init(in view: UIView, at point: CGPoint) {
    (self.view, window, self.point) = (view, view.window, point)
  }

  /// The place in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: window) } ?? point
  }
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

extension UIWindow {
  /// Tells the responders of a tap that no control and no recogniser has taken.
  func sendTouches(at point: CGPoint) {
    guard let hit = hitTest(point, with: nil) else { return }
    let (touch, event) = (UITouch(in: hit, at: point), UIEvent())
    hit.touchesBegan([touch], with: event)
    touch.phase = .ended
    hit.touchesEnded([touch], with: event)
  }
}
