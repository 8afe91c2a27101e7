/// A navigation controller on the stack of another one: the secondary column of a split view
/// controller in compact width. The outer bar shows the items of both stacks.
extension UINavigationController {
  var isNested: Bool { parent is UINavigationController }

  /// The innermost navigation controller on top, which is this one as a rule.
  var innermost: UINavigationController {
    (topViewController as? UINavigationController)?.innermost ?? self
  }

  /// The items of the stack, with those of the stacks on it in their places.
  private var stackItems: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.stackItems ?? [$0.navigationItem] }
  }

  /// Brings the bars up to date after the stack, or one on it, has changed.
  func stackChanged() {
    // An item knows one bar, so an inner bar gives its items away first.
    for case let inner as UINavigationController in stack { inner.navigationBar.items = [] }
    navigationBar.items = isNested ? [] : stackItems
    toolbar.items = innermost.topViewController?.toolbarItems
    (parent as? UINavigationController)?.stackChanged()
  }

  /// Goes back on the innermost stack that can.
  func goBack() {
    let inner = innermost
    if inner !== self, inner.stack.count > 1 {
      inner.popViewController(animated: true)
    } else {
      popViewController(animated: true)
    }
  }
}
