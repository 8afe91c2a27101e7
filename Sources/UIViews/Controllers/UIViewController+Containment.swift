extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      LayoutException.raise(
        .invalidArgument,
        "Can't add \(className(of: child)) as a child of \(className(of: self)): it would contain "
          + "itself")
      return
    }
    child.removeFromParent()
    child.isMovingToParent = true
    child.willMove(toParent: self)
    child.viewIfLoaded?.changeTraits { join(child) } ?? join(child)
  }

  private func join(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  /// Notes that the controller's view goes because it leaves its parent, and not only out of sight.
  package func beginLeavingParent() { isMovingFromParent = true }

  func leaveParent() {
    guard let parent else { return }
    parent.setOverrideTraitCollection(nil, forChild: self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    barInsets = .zero
    viewIfLoaded?.forgetTraits()
    isMovingToParent = false
    didMove(toParent: nil)
  }

  func passOn(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let ofChild = child.overriding(parentOverridden: traits)
      if ofChild != child.traitCollection { child.announce(ofChild, with: coordinator) }
    }
  }

  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let ofChild = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if ofChild != child.viewIfLoaded?.bounds.size { child.announce(ofChild, with: coordinator) }
    }
  }

  /// Calls `willTransition(to:with:)`.
  func announce(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    LayoutLog.willCall(
      "willTransition(to:with:)", of: self, traits.changeText(since: traitCollection))
    willTransition(to: traits, with: coordinator)
  }

  /// Calls `viewWillTransition(to:with:)`.
  func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    LayoutLog.willCall(
      "viewWillTransition(to:with:)", of: self, "\(shortest(size.width)) x \(shortest(size.height))"
    )
    viewWillTransition(to: size, with: coordinator)
  }

  /// The nearest ancestor of this class.
  package func nearestParent<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    for controller in sequence(first: self, next: \.parent).dropFirst() {
      if let found = controller as? Kind { return found }
    }
    return nil
  }
}
