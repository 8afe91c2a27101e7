import Stage

/// The settings of a test, checked and sorted. A nil setting leaves the screen unchanged.
struct ScreenSettings {
  var device: Device?
  var size: CGSize?
  var isLandscape: Bool?
  var pane: ScreenSetting.Pane?
  /// The changes by settings that depend on no other one.
  var changes: [(inout SimulatedScreen) -> Void] = []
  var keyboardHeight: CGFloat?

  init(_ settings: [ScreenSetting]) throws(LayoutTestError) {
    for setting in settings { try take(setting) }
  }
}

// MARK: - Applying them

extension ScreenSettings {
  /// Creates a screen with these settings.
  func makeScreen() throws(LayoutTestError) -> SimulatedScreen {
    var screen = SimulatedScreen()
    if device == nil, let size { screen = SimulatedScreen(size: size) }
    try apply(to: &screen)
    return screen
  }

  /// Removes the size from the settings and returns it.
  mutating func takeSize() -> CGSize? {
    defer { size = nil }
    return size
  }

  /// Applies the settings to a screen. The size comes last, since it is meant for the final
  /// orientation.
  func apply(to screen: inout SimulatedScreen) throws(LayoutTestError) {
    if let device { screen.select(device) }
    if screen.device == nil {
      if let size { screen.resize(to: size) }
      if let isLandscape, isLandscape != (screen.size.width > screen.size.height) {
        screen.rotate()
      }
    } else {
      if let isLandscape { screen.rotate(toLandscape: isLandscape) }
      if let pane { try split(&screen, pane) }
      if let size { screen.resize(to: size) }
    }
    for change in changes { change(&screen) }
  }

  private func split(
    _ screen: inout SimulatedScreen, _ pane: ScreenSetting.Pane
  ) throws(LayoutTestError) {
    guard screen.device?.splitWidths != nil || pane == .full else {
      throw .invalidSetting("only an iPad's screen is split, not that of \(screen.name)")
    }
    screen.split(pane.pane)
  }
}
