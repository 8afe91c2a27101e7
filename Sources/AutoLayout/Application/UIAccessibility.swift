/// The accessibility settings of the device.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibility>
public enum UIAccessibility {
  /// Whether the user prefers reduced motion on the main screen.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    UIScreen.main.configuration.reducesMotion
  }

  /// Whether the user prefers bold text on the main screen.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    UIScreen.main.traitCollection.legibilityWeight == .bold
  }

  /// Posted while code runs on a screen whose setting has changed.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name
    .reduceMotionStatusDidChange

  /// Posted while code runs on a screen whose text has become bold or ceased to be so.
  public static let boldTextStatusDidChangeNotification = Notification.Name
    .boldTextStatusDidChange
}
