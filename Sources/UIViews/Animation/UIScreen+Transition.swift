extension UIScreen {
  /// Makes the screen another one, and takes all its windows there.
  /// - Parameter animated: whether the layout glides there, where a clock drives it.
  package func apply(_ configuration: ScreenConfiguration, animated: Bool = false) {
    perform {
      let windows = windows
      let former = self.configuration
      for window in windows { window.former = former }
      let keyboard = KeyboardNotices(on: self, from: former, to: configuration)
      keyboard?.post(before: true, isShown: true, wasShown: true)
      self.configuration = configuration
      for window in windows { window.follow(configuration, animated: animated) }
      if former.reducesMotion != configuration.reducesMotion {
        NotificationCenter.default.post(name: .reduceMotionStatusDidChange, object: nil)
      }
      if former.hasBoldText != configuration.hasBoldText {
        NotificationCenter.default.post(name: .boldTextStatusDidChange, object: nil)
      }
      let category = configuration.traitCollection.preferredContentSizeCategory
      if former.traitCollection.preferredContentSizeCategory != category {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: nil,
          userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
      }
      keyboard?.post(before: false, isShown: true, wasShown: true)
    }
  }
}

extension Notification.Name {
  /// Posted by a screen on which the user begins or ceases to prefer reduced motion.
  package static let reduceMotionStatusDidChange = Self(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted by a screen on which the user begins or ceases to prefer bold text.
  package static let boldTextStatusDidChange = Self(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}

extension ScreenConfiguration {
  fileprivate var hasBoldText: Bool { traitCollection.legibilityWeight == .bold }
}

extension KeyboardNotices {
  /// The notifications of a keyboard that is there before and after a change of the screen, in
  /// another frame; nil without one.
  fileprivate init?(
    on screen: UIScreen, from former: ScreenConfiguration, to configuration: ScreenConfiguration
  ) {
    guard let begin = former.keyboardFrame, let end = configuration.keyboardFrame, begin != end
    else { return nil }
    self.init(screen: screen, begin: begin, end: end)
  }
}

extension UIWindow {
  /// Makes the window's screen another one, and takes all windows on it there.
  /// - Parameter animated: whether the layout glides there, where a clock drives it.
  package func apply(_ configuration: ScreenConfiguration, animated: Bool = false) {
    screen.apply(configuration, animated: animated)
  }

  /// Takes the hierarchy to what the screen has become, the way a device does: traits and size are
  /// announced, the size changes, traits change, then update, solve and layout.
  fileprivate func follow(_ configuration: ScreenConfiguration, animated: Bool) {
    let previous = self.configuration
    let traits =
      windowScene?.overriding(configuration.traitCollection)
      ?? configuration.traitCollection
    let traitsChange = traitCollection != overriding(traits) && knownTraits != nil
    let isAnimated = animated && screen.clock != nil && UIView.areAnimationsEnabled
    let coordinator = ScreenTransition(of: self, isAnimated: isAnimated)

    transition = coordinator
    if isVisible {
      for controller in rootViewController?.presentationChain ?? [] {
        let new = controller.overriding(parentOverridden: overriding(traits))
        // A covered controller may have the screen's traits already, without having been told.
        if traitsChange, new != controller.knownTraits ?? controller.traitCollection {
          controller.announce(new, with: coordinator)
        }
        if bounds.size != configuration.size {
          controller.announce(configuration.size, with: coordinator)
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
    former = nil
    if before.view != overriding(outerTraits) { forgetTraits() }
    frame = CGRect(origin: .zero, size: configuration.size)
    setSafeArea(safeAreaInsets)
    statusBarMayChange()
    moveKeyboardGuides()
    followMargin()
    if previous.scale != configuration.scale { forEachInHierarchy { $0.pixelsChanged() } }
    followTraits(from: before)
    coordinator.runAlongside()
    layoutIfNeeded()
  }
}
