import Foundation

/// The state of a transition.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// The progress of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  /// The view in which the transition takes place: the window, for a change of its size.
  var containerView: UIView { get }
  /// The rotation of the screen.
  var targetTransform: CGAffineTransform { get }
}

/// A transition of a view hierarchy to another size or other traits.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs a closure with the transition's animation, and another after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// The same for changes in a view outside the container.
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
  /// The transition of the controller's window to another size or other traits, while it runs.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    viewIfLoaded?.window?.transition
  }
}

/// The transition of a window to another size or other traits.
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

  /// The duration of a rotation, in seconds.
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

  /// Adds closures. It returns `false` once the transition has begun.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasRun else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes the changes, animated if the transition is, and then calls the completions.
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
