/// The difference between a window and its last picture.
struct DisplayState {
  /// Whether something looks different from the last picture.
  var isOutdated = true
  /// Whether the layout was given up before the last picture. It then waits for passes that would
  /// not settle this time either.
  var hasGivenUpLayout = false
}

extension UIWindow {
  /// Whether the window may look different from its last picture, as of ``didDisplay()``: something
  /// has changed or waits for a layout.
  package var needsDisplay: Bool {
    display.isOutdated || (waitsForLayout && !display.hasGivenUpLayout)
  }

  /// Whether nothing has changed since the last picture, and no layout is due, not even one that
  /// was given up.
  package var isAsDisplayed: Bool { !display.isOutdated && !waitsForLayout }

  /// Notes that the window has been drawn as it is now.
  package func didDisplay() {
    display = DisplayState(isOutdated: false, hasGivenUpLayout: waitsForLayout)
  }

  private var waitsForLayout: Bool { waits || layoutEngine?.hasChanges ?? false }
}
