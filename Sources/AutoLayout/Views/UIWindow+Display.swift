/// Whether a window has to be drawn again.
struct DisplayState {
  /// Whether something looks different from when the window was drawn last.
  var isOutdated = true
  /// Whether the layout was given up when the window was drawn last: it waits for passes that would
  /// not settle this time either.
  var hasGivenUpLayout = false
}

extension UIWindow {
  /// Whether what the window shows may differ from what it showed at the last ``didDisplay()``:
  /// something looks different, or waits to be laid out.
  package var needsDisplay: Bool {
    display.isOutdated || (waitsForLayout && !display.hasGivenUpLayout)
  }

  /// Notes that the window is drawn as it is now.
  package func didDisplay() {
    display = DisplayState(isOutdated: false, hasGivenUpLayout: waitsForLayout)
  }

  private var waitsForLayout: Bool { waits || layoutEngine?.hasChanges ?? false }
}
