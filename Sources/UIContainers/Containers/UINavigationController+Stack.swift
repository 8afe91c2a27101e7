extension UINavigationController {
  /// Replaces the stack and shows its top controller.
  func show(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    let top = old.last
    let leaving = old.filter { controller in !controllers.contains { $0 === controller } }
    let coming = controllers.filter { controller in !old.contains { $0 === controller } }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.beginLeavingParent()
    }
    for controller in coming { addChild(controller) }
    stack = controllers
    stackChanged()
    if controllers.last !== top { replace(top, animated: animated) }
    for controller in leaving {
      controller.removeFromParent()
      // The items of a stack that was nested return to its own bar.
      (controller as? UINavigationController)?.stackChanged()
    }
    for controller in coming { controller.didMove(toParent: self) }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Replaces the shown view by that of the top controller.
  private func replace(_ old: UIViewController?, animated: Bool) {
    guard let view = viewIfLoaded else { return }
    let new = topViewController
    if let new {
      delegate?.navigationController(self, willShow: new, animated: animated)
      new.loadViewIfNeeded()
    }
    exchange(old, for: new, animated: animated) {
      if old?.viewIfLoaded?.superview === view { old?.view.removeFromSuperview() }
      showTop(in: view)
    }
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  func showTop(in view: UIView) {
    if let topViewController { show(topViewController, in: view) }
  }
}
