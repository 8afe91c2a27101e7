/// A recorder of changes that can be animated, such as a running animation block.
@MainActor
protocol ChangeRecorder: AnyObject {
  /// Records a change of a property, just before or after it.
  func note(
    _ view: UIView, _ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue)
  /// Records that a view's size changed.
  func resized(_ view: UIView)
}

/// The animations of one view.
@MainActor
protocol ViewAnimations: AnyObject {
  /// Ends all animations at once.
  func stop()
}

extension UIView {
  /// The recorder of the running animation block; nil if changes are shown at once.
  static var changeRecorder: (any ChangeRecorder)?

  /// Ends the animations of the view and of its whole subtree, which leaves its window.
  func stopAnimationsInHierarchy() {
    forEachInHierarchy { $0.storedRareState?.animations?.stop() }
  }

  /// Records a change of the background. A colour that appears or disappears changes only its
  /// opacity.
  func noteBackground(from old: UIColor?, _ recorder: any ChangeRecorder) {
    let traits = traitCollection
    let before = old?.resolvedColor(with: traits).components
    let after = backgroundColor?.resolvedColor(with: traits).components
    guard var from = before ?? after, var to = after ?? before else { return }
    if before == nil { from.alpha = 0 }
    if after == nil { to.alpha = 0 }
    recorder.note(self, .backgroundColor, from: AnimatedValue(from), to: AnimatedValue(to))
  }
}
