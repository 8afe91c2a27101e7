extension UIWindow {
  /// The screen's configuration at the window's last notification: the windows of a screen are
  /// notified of a change one after the other.
  package var configuration: ScreenConfiguration { former ?? screen.configuration }

  /// Runs a closure on the window's screen.
  func performOnScreen<Result>(_ body: () -> Result) -> Result {
    screen.perform(writingTo: writesToScreenLog ? screen.log : nil, body)
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
