import Foundation

/// The accessibility settings of the device.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibility>
public enum UIAccessibility {
  /// Whether the user prefers reduced motion on the main screen.
  @MainActor public static var isReduceMotionEnabled: Bool {
    UIScreen.main.configuration.reducesMotion
  }

  /// Posted while code runs on a screen whose setting has changed.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name
    .reduceMotionStatusDidChange
}
