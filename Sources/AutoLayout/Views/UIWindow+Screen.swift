import Foundation

extension UIWindow {
  /// Makes the screen another one, and takes all windows of the scene there; a window without a
  /// scene goes alone.
  /// - Parameter animated: whether the layout glides there, where a clock drives it.
  package func apply(_ configuration: ScreenConfiguration, animated: Bool = false) {
    own(configuration)
    let windows = windowScene?.windows ?? [self]
    for window in windows { window.follow(configuration, animated: animated) }
  }

  /// Makes the screen what this window was last told of it: another window may since have been
  /// shown on a screen of another kind.
  package func reclaimScreen() {
    if screen.configuration != configuration { own(configuration) }
  }

  /// Makes the screen what a screen is at first, if this window made it what it is: whatever asks
  /// for it next finds no trace of a window that is gone.
  package func releaseScreen() {
    if screen.owner === self { screen.configuration = .initial }
  }

  private func own(_ configuration: ScreenConfiguration) {
    screen.configuration = configuration
    screen.owner = self
  }

  /// Takes the hierarchy to another screen the way a device does: traits and size are announced,
  /// the size changes, traits change, then update, solve and layout.
  private func follow(_ configuration: ScreenConfiguration, animated: Bool) {
    let previous = self.configuration
    let traits =
      windowScene?.overriding(configuration.traitCollection)
      ?? configuration.traitCollection
    let traitsChange = traitCollection != overriding(traits) && knownTraits != nil
    let isAnimated = animated && AnimationClock.current != nil && UIView.areAnimationsEnabled
    let coordinator = ScreenTransition(of: self, isAnimated: isAnimated)

    transition = coordinator
    if isVisible {
      for controller in rootViewController?.presentationChain ?? [] {
        let new = controller.overriding(parentOverridden: overriding(traits))
        // One that is covered meanwhile has the screen's traits already, but has not heard of them.
        if traitsChange, new != controller.knownTraits ?? controller.traitCollection {
          controller.willTransition(to: new, with: coordinator)
        }
        if bounds.size != configuration.size {
          controller.viewWillTransition(to: configuration.size, with: coordinator)
        }
      }
    }
    coordinator.run { take(configuration, from: previous, with: coordinator) }
  }

  private func take(
    _ configuration: ScreenConfiguration, from previous: ScreenConfiguration,
    with coordinator: ScreenTransition
  ) {
    let before = (view: traitCollection, controller: viewController?.traitCollection)
    self.configuration = configuration
    if before.view != overriding(outerTraits) { forgetTraits() }
    frame = CGRect(origin: .zero, size: configuration.size)
    setSafeArea(configuration.safeAreaInsets)
    moveKeyboardGuides()
    if previous.layoutMargin != configuration.layoutMargin {
      forEachInHierarchy { $0.updateMargins() }
    }
    if previous.scale != configuration.scale { forEachInHierarchy { $0.pixelsChanged() } }
    followTraits(from: before)
    coordinator.runAlongside()
    layoutIfNeeded()
  }

  func moveToScene(from old: UIWindowScene?) {
    guard windowScene !== old else { return }
    old?.remove(self)
    guard let windowScene else { return }
    windowScene.add(self)
    screen = windowScene.screen
    changeTraits {}
  }
}
