extension UIStackView {
  /// Has the stack's own constraints count as activated now.
  fileprivate func countConstraintsAsLatest() {
    for constraint in layout?.constraints ?? [] where constraint.isActive {
      constraint.countAsLatest()
    }
  }

  /// The places of the stack's own constraints in the order of all activations.
  fileprivate var activations: [Int] {
    layout?.constraints.compactMap { $0.isActive ? $0.activationIndex : nil } ?? []
  }
}

/// The order of a hierarchy that has changed: that of the same hierarchy when it is laid out for
/// the first time, which decides where priorities leave a choice.
extension UIView {
  /// Numbers the views and guides as if they had just come together in a window.
  package func numberItemsAnew() {
    forEachInHierarchy { view in
      view.node.join()
      for guide in view.allGuides { guide.node.join() }
    }
    forEachStack { stack in for guide in stack.layout?.guides ?? [] { guide.node.join() } }
    hierarchyChanged()
  }

  /// Makes the constraints of stacks that have changed, and has those of all stacks count as
  /// activated one after the other, and after another constraint.
  package func orderStacks(after activation: Int) {
    updateConstraintsIfNeeded()
    var latest = activation
    var isInOrder = true
    forEachStack { stack in
      if isInOrder {
        for activation in stack.activations {
          isInOrder = isInOrder && activation > latest
          latest = activation
        }
      }
      if !isInOrder { stack.countConstraintsAsLatest() }
    }
  }

  /// Calls a closure for the stacks in the order of their updates: inner ones first.
  private func forEachStack(_ body: (UIStackView) -> Void) {
    for subview in subviews { subview.forEachStack(body) }
    if let stack = self as? UIStackView { body(stack) }
  }
}
