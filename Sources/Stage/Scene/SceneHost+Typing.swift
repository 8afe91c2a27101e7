import AutoLayout
import Foundation

/// The field that is being edited, and the keyboard.
extension SceneHost {
  /// The name of the field or text view that is being edited; nil if none is.
  public var editedName: String? { window.editedView.map(name(of:)) }

  /// Whether a field or text view is being edited.
  public var isEditing: Bool { window.editedView != nil }

  /// Enters a text into the view that is being edited, as by a keyboard; a newline is the return key.
  public func enter(_ text: String) { change { _ = window.sendText(text) } }

  /// Deletes the last character of the view that is being edited, as by the delete key of a keyboard.
  public func deleteText() { change { window.deleteText() } }

  /// Ends editing.
  /// - Returns: Whether the view that was being edited agreed. It ends in any case.
  @discardableResult
  public func endEditing() -> Bool {
    change {
      if window.endEditing(false) { return true }
      window.endEditing(true)
      return false
    }
  }

  /// Takes the window to another screen, and its keyboard up or down: up on the other screen, down on the former one.
  func follow(_ screen: SimulatedScreen, from former: SimulatedScreen, animated: Bool) {
    let (before, after) = (former.keyboardFrame, screen.keyboardFrame)
    if before != nil, after == nil { window.showKeyboard(nil) }
    var configuration = screen.configuration
    var other = former
    other.showsKeyboard = screen.showsKeyboard
    if before != nil { configuration.keyboardFrame = after }
    // A keyboard alone comes without a transition.
    if screen != other { window.apply(configuration, animated: animated) }
    if before == nil, after != nil { window.showKeyboard(after) }
  }
}
