@testable import AutoLayout

extension UIScreen {
  /// Makes the screen what a screen is at first. All tests share the main one, and count on that:
  /// who sets it sets it back.
  func reset() { configuration = .initial }
}
