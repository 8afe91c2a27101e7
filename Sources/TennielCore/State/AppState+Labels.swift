import Stage

/// Selecting a view by letters.
extension AppState {
  /// Labels the views that are in sight, or takes the labels away.
  mutating func toggleLabels(on content: SceneSnapshot) {
    guard display.labels == nil, display.ground == .panes else {
      display.labels = nil
      return
    }
    display.labels = ViewLabels(of: self, on: content)
    message = display.labels == nil ? "No view is in sight" : Self.wantsLetters
  }

  /// Types a letter of a label.
  mutating func typeLabel(_ letter: Character, on content: SceneSnapshot) {
    message = Self.wantsLetters
    if let path = display.labels?.type(letter) {
      (display.labels, message) = (nil, nil)
      if content.view(at: path) != nil { select(path, on: content) }
    } else if display.labels?.open.isEmpty == true {
      (display.labels, message) = (nil, "No view has these letters")
    }
  }

  private static let wantsLetters = "Type the letters of a view: esc ends"
}
