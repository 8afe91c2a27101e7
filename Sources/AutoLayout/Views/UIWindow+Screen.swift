import Foundation

extension UIWindow {
  /// The screen as the window was last told of it: the windows of a screen hear of its changes one
  /// after the other.
  package var configuration: ScreenConfiguration { former ?? screen.configuration }

  func moveToScene(from old: UIWindowScene?) {
    guard windowScene !== old else { return }
    old?.remove(self)
    guard let windowScene else { return }
    windowScene.add(self)
    screen = windowScene.screen
    changeTraits {}
  }
}
