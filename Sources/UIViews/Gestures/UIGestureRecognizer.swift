import Foundation

/// An object that recognises a gesture on a view and calls its handlers.
///
/// Linux has no selectors, so handlers are closures. A subclass with designated initialisers of its
/// own has to add ``init(coder:)``, unlike on Apple's systems.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  /// The name of the recogniser in messages of the app.
  open var name: String?
  /// Has no effect: a tap or a swipe goes to one view.
  open var cancelsTouchesInView = true
  /// Has no effect.
  open var delaysTouchesBegan = false
  /// Has no effect.
  open var delaysTouchesEnded = true
  /// Has no effect.
  open var requiresExclusiveTouchType = true
  /// The number of fingers in the gesture: one, while it is recognised.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  open internal(set) var state = State.possible
  private var handlers: [(UIGestureRecognizer) -> Void] = []

  public override init() { super.init() }

  /// Creates a recogniser without handlers: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a recogniser that calls the closure each time it recognises its gesture.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// The point of the gesture in the view's coordinates; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return location }
    return own.window?.convert(location, to: view) ?? location
  }
  /// The point in the window's coordinates.
  private var location = CGPoint.zero

  /// Has no effect: of all recognisers for a tap, the one with the most taps recognises it.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether the recogniser may recognise a gesture at a point of the window.
  func mayRecognize(at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    guard let delegate else { return true }
    location = point
    return delegate.gestureRecognizerShouldBegin(self)
  }

  func recognize(at point: CGPoint) {
    location = point
    state = .ended
    for handler in handlers { handler(self) }
    state = .possible
  }
}
