extension UIResponder {
  public class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  public class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  public class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  public class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  public class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  public class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The key of the keyboard's previous frame, a `CGRect` in the screen's coordinates.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's new frame, a `CGRect` in the screen's coordinates.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the animation's duration, a `Double` in seconds.
  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// The notifications about a change of the keyboard's frame, whose object is the screen.
@MainActor
struct KeyboardNotices {
  var screen: UIScreen
  var begin: CGRect
  var end: CGRect

  func post(before: Bool, isShown: Bool, wasShown: Bool) {
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(
        name: name, object: screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: begin,
          UIResponder.keyboardFrameEndUserInfoKey: end,
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
          UIResponder.keyboardAnimationCurveUserInfoKey: 0,
          UIResponder.keyboardIsLocalUserInfoKey: true,
        ])
    }
    post(
      before
        ? UIResponder.keyboardWillChangeFrameNotification
        : UIResponder.keyboardDidChangeFrameNotification)
    guard isShown != wasShown else { return }
    switch (isShown, before) {
    case (true, true): post(UIResponder.keyboardWillShowNotification)
    case (true, false): post(UIResponder.keyboardDidShowNotification)
    case (false, true): post(UIResponder.keyboardWillHideNotification)
    case (false, false): post(UIResponder.keyboardDidHideNotification)
    }
  }
}
