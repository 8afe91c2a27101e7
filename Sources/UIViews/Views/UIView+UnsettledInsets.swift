/// Insets that follow the place of a view whose place follows the insets: a page that may stick out
/// of its superview, and takes over margins that grow with the part that sticks out, has no place
/// in which both agree.
///
/// Passes that go on for ever lead to a place that depends on the place before. A layout that does
/// not settle because of insets is therefore made once more, in which the views concerned take over
/// neither margins nor a safe area.
extension UIView {
  /// Whether the view takes no insets over from its superview in the present layout.
  var keepsOwnInsets: Bool {
    guard let engine = storedRareState?.engineOfOwnInsets else { return false }
    return engine === layoutEngine
  }

  /// Lets views keep insets of their own until the next layout: of those whose insets have not
  /// settled the outermost, since the insets of views inside follow. Returns these views; nil
  /// without any.
  func keepOwnInsets(of unsettled: [UIView], _ engine: LayoutEngine) -> [UIView]? {
    let candidates = unsettled.filter { $0.superview != nil && !$0.keepsOwnInsets }
    let views = candidates.filter { view in
      !candidates.contains { $0 !== view && view.isDescendant(of: $0) }
    }
    guard !views.isEmpty else { return nil }
    for view in views {
      view.rareState.engineOfOwnInsets = engine
      engine.keepingOwnInsets.append(view.node)
    }
    for view in views { view.updateSafeArea() }
    return views
  }

  func warn(ofUnsettledInsetsOf view: UIView) {
    LayoutLog.write(
      "The layout of \(nameInWarnings) did not settle: the margins or the safe area of "
        + "\(view.nameInWarnings) depend on its place, and its place depends on these. It has none of its "
        + "superview's.", as: .unsettled)
  }

  /// Adds the views, this one and those below it, whose insets have changed in the last pass.
  func collectUnsettledInsets(_ views: inout [UIView]) {
    if pending.contains(.insets), !views.contains(self) { views.append(self) }
    guard pending.contains(.engineBelow) else { return }
    for subview in subviews { subview.collectUnsettledInsets(&views) }
  }
}

extension LayoutEngine {
  /// Lets views that kept insets of their own take over those of their superviews again.
  func takeInsetsOver() {
    guard !keepingOwnInsets.isEmpty else { return }
    let views = keepingOwnInsets.compactMap { $0.item as? UIView }
    keepingOwnInsets = []
    for view in views where view.storedRareState?.engineOfOwnInsets === self {
      view.rareState.engineOfOwnInsets = nil
    }
    for view in views { view.updateSafeArea() }
  }
}
