import Foundation

/// What the person at the device has asked for in the settings.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibility>
public enum UIAccessibility {
  /// Whether things should move as little as may be.
  @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }

  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// What a host sets in place of the device's settings.
  @MainActor package static var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
}
