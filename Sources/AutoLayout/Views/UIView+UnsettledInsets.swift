import Foundation

/// Insets that follow the place of a view whose place follows the insets: a page that may stick out of its
/// superview, and takes over margins that grow with the part that sticks out, has no place in which both
/// agree.
///
/// Passes that go on for ever lead to a place that depends on the place before. A layout that does not
/// settle because of insets is therefore made once more, with views that take over neither margins nor a
/// safe area: its result depends on the present hierarchy alone.
extension UIView {
  /// Whether the view takes no insets over from its superview in the present layout.
  var keepsOwnInsets: Bool { storedRareState?.keepsOwnInsets ?? false }

  /// Lets the views whose insets have not settled keep insets of their own until the next layout, with a
  /// warning. Returns whether there are any.
  func keepOwnInsets(_ engine: LayoutEngine) -> Bool {
    let views = engine.unsettledInsets.compactMap { $0.item as? UIView }
      .filter { $0.superview != nil && !$0.keepsOwnInsets }
    guard let first = views.first else { return false }
    for view in views {
      view.rareState.keepsOwnInsets = true
      engine.keepingOwnInsets.append(view.node)
    }
    for view in views { view.updateSafeArea() }
    LayoutLog.write(
      "The layout of \(nameInWarnings) did not settle: the margins or the safe area of "
        + "\(first.nameInWarnings) depend on its place, and its place depends on these. It has none of its "
        + "superview's.", as: .unsettled)
    return true
  }

  /// Notes the views, this one and those below it, whose insets have changed in the last pass.
  func collectUnsettledInsets(_ engine: LayoutEngine) {
    if pending.contains(.insets), !engine.unsettledInsets.contains(where: { $0 === node }) {
      engine.unsettledInsets.append(node)
    }
    guard pending.contains(.engineBelow) else { return }
    for subview in subviews { subview.collectUnsettledInsets(engine) }
  }
}

extension LayoutEngine {
  /// Lets views that kept insets of their own take over those of their superviews again.
  func takeInsetsOver() {
    guard !keepingOwnInsets.isEmpty else { return }
    let views = keepingOwnInsets.compactMap { $0.item as? UIView }
    keepingOwnInsets = []
    for view in views { view.rareState.keepsOwnInsets = false }
    for view in views { view.updateSafeArea() }
  }
}
