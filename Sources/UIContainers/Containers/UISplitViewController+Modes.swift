/// The display mode.
extension UISplitViewController {
  /// How the secondary column makes room, as the app prefers or as its preferred mode implies; else
  /// columns stand side by side where the controller is wider than high, and cover it elsewhere.
  ///
  /// That three columns displace it then has no source.
  func behavior(in size: CGSize) -> SplitBehavior {
    if style != .unspecified, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly:
      guard size.width > size.height else { return .overlay }
      return style == .tripleColumn ? .displace : .tile
    }
  }

  /// The mode as the behaviour allows it.
  func mode(in size: CGSize) -> DisplayMode {
    let behavior = behavior(in: size)
    let one: DisplayMode = behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    switch requestedMode ?? preferredDisplayMode {
    case .automatic: return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: return one
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      guard style == .tripleColumn else { return one }
      return switch behavior {
      case .automatic, .tile: .twoBesideSecondary
      case .overlay: .twoOverSecondary
      case .displace: .twoDisplaceSecondary
      }
    }
  }

  func modeChanged() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    announceMode()
  }

  func request(_ mode: DisplayMode) {
    requestedMode = mode == .automatic ? nil : mode
    modeChanged()
  }

  /// Notifies the delegate if the mode differs from the last one.
  func announceMode() {
    let mode = displayMode
    guard mode != knownMode, !isCollapsed else { return }
    let isFirst = knownMode == nil
    knownMode = mode
    if !isFirst { delegate?.splitViewController(self, willChangeTo: mode) }
  }

  // MARK: The user's changes

  func makeModeButton() -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.toggleMode() })
  }

  private func toggleMode() {
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if wanted != .automatic { return request(wanted) }
    request(displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly)
  }

  /// Shows one column more, or one less.
  private func step(_ isShowing: Bool) {
    guard !isCollapsed else { return }
    let isTriple = style == .tripleColumn
    switch displayMode {
    case .automatic, .secondaryOnly: if isShowing { request(.oneBesideSecondary) }
    case .oneBesideSecondary, .oneOverSecondary:
      if !isShowing { request(.secondaryOnly) }
      if isShowing, isTriple { request(.twoBesideSecondary) }
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      if !isShowing { request(.oneBesideSecondary) }
    }
  }

  func gesturesChanged() {
    guard let view = viewIfLoaded else { return }
    for swipe in swipes { view.removeGestureRecognizer(swipe) }
    swipes = []
    guard presentsWithGesture else { return }
    for (direction, isRight) in [
      (UISwipeGestureRecognizer.Direction.right, true), (.left, false),
    ] {
      let swipe = UISwipeGestureRecognizer { [weak self] _ in
        guard let self else { return }
        step(isRight != isPrimaryAtRight)
      }
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
      swipes.append(swipe)
    }
  }

  func makeDimmingView() -> UIView {
    let dimming = UIView()
    dimming.becomePart()
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        guard let self else { return }
        request(displayMode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly)
      })
    return dimming
  }

  var isPrimaryAtRight: Bool {
    let isReversed = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (primaryEdge == .trailing) != isReversed
  }
}

extension UISplitViewController: ControllerShowing {}
