import Foundation

/// What a transition tells those who take part in it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// How far the transition has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  /// The view in which the transition takes place: the window, where that is turned or resized.
  var containerView: UIView { get }
  /// How a rotation turns the screen.
  var targetTransform: CGAffineTransform { get }
}

/// What takes a hierarchy from one size or set of traits to another.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block with the transition, and another when it is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// The same, for changes in a view that lies outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

extension UIViewController {
  /// What takes the controller's window to another size, while it does.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    viewIfLoaded?.window?.transition
  }
}

/// What a window's change of size or traits tells its controllers.
@MainActor
final class ScreenTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var hasRun = false

  let containerView: UIView
  let isAnimated: Bool
  private(set) var percentComplete: CGFloat = 0

  init(of window: UIWindow, isAnimated: Bool) {
    containerView = window
    self.isAnimated = isAnimated
  }

  /// How long a rotation takes, in seconds.
  static let duration: TimeInterval = 0.4

  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var completionVelocity: CGFloat { 1 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  /// Takes blocks until the transition begins.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasRun else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the changes, which glide if the transition is animated, and calls the completions when
  /// they are over.
  func run(_ changes: () -> Void) {
    guard isAnimated else {
      changes()
      return complete()
    }
    AnimationScope.animate(
      AnimationTiming(duration: Self.duration), changes, completion: { _ in self.complete() })
  }

  func runAlongside() {
    hasRun = true
    for animation in alongside { animation(self) }
    alongside = []
  }

  private func complete() {
    percentComplete = 1
    if let window = containerView as? UIWindow, window.transition === self {
      window.transition = nil
    }
    for completion in completions { completion(self) }
    completions = []
  }
}
