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
