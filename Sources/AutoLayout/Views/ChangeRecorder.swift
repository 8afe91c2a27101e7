/// What is told of each change that can be shown gliding. An animation block is one while it runs.
@MainActor
protocol ChangeRecorder: AnyObject {
  /// A property is about to change, or has just changed.
  func note(
    _ view: UIView, _ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue)
  /// A view has another size.
  func resized(_ view: UIView)
}

/// The animations of one view.
@MainActor
protocol ViewAnimations: AnyObject {
  /// Ends them all at once.
  func stop()
}

extension UIView {
  /// What is told of changes; nil where they show at once, and then this is all that they cost.
  static var changeRecorder: (any ChangeRecorder)?

  /// The view leaves what it was shown in: its animations, and those of all below it, end there.
  func stopAnimationsInHierarchy() {
    forEachInHierarchy { $0.storedRareState?.animations?.stop() }
  }

  /// Notes the change of a background. From nothing, a colour comes up by its opacity alone.
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
