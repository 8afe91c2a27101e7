import Foundation

/// The accessibility settings of the device.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibility>
public enum UIAccessibility {
  /// Whether the user prefers reduced motion.
  @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }

  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// The value of the setting; set by the host of the simulated screen.
  @MainActor package static var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
}
