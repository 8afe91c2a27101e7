import Foundation

/// What a transition tells those who take part in it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
}

/// What takes a hierarchy from one size or set of traits to another.
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

/// A transition that takes no time.
@MainActor
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAlongside() {
    for animation in alongside { animation(self) }
  }
  func complete() {
    for completion in completions { completion(self) }
  }
}
