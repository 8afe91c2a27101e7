/// An object that recognises a gesture on a view, sends actions and calls handlers.
///
/// A subclass with designated initialisers of its own has to add ``init(coder:)``, unlike on
/// Apple's systems.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, ResponderHolding {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
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
  /// What is called in order: messages to targets, and closures.
  private var handlers: [(message: TargetAction?, call: (UIGestureRecognizer) -> Void)] = []
  var holder: UIResponder? { view }

  /// Creates a recogniser that sends an action to a target, which is not retained, each time it
  /// recognises its gesture.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser without handlers: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a recogniser that calls the closure each time it recognises its gesture.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append((nil, handler))
  }

  /// Sends an action to a target, which is not retained, each time the gesture is recognised.
  open func addTarget(_ target: Any, action: Selector) {
    let message = TargetAction(target, action)
    guard !handlers.contains(where: { $0.message?.matches(target, action) == true }) else { return }
    handlers.append(
      (
        message,
        { recognizer in
          if let target = message.target { action.send(to: target, recognizer) }
        }
      ))
  }

  /// Sends no more actions to a target; nil stands for all targets, and for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { $0.message?.matches(target, action) == true }
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
    for handler in handlers { handler.call(self) }
    state = .possible
  }
}
