/// A view whose text the user edits while it is the first responder of its window.
@MainActor
package protocol TextEditing: UIView {
  func shouldBeginEditing() -> Bool
  func didBeginEditing()
  func shouldEndEditing() -> Bool
  func didEndEditing()
  /// Enters a text at the end of the view's own, as by a keyboard; a newline is the return key.
  /// - Returns: Whether the view took it.
  func enter(_ text: String) -> Bool
  /// Deletes the last character, as by the delete key of a keyboard.
  func erase()
}

extension UIResponder {
  /// The window at the end of the chain of responders.
  var windowOfChain: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }

  func takeText() -> Bool {
    guard let window = windowOfChain, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    let editing = self as? any TextEditing
    guard editing?.shouldBeginEditing() ?? true else { return false }
    if let former = window.firstResponder, !former.resignFirstResponder() { return false }
    window.firstResponder = self
    editing?.didBeginEditing()
    return true
  }

  /// - Parameter isForced: Whether the responder is not asked, since it leaves its window.
  func leaveText(isForced: Bool) -> Bool {
    guard let window = windowOfChain, window.firstResponder === self else { return true }
    let editing = self as? any TextEditing
    if !isForced {
      guard canResignFirstResponder, editing?.shouldEndEditing() ?? true else { return false }
    }
    window.firstResponder = nil
    editing?.didEndEditing()
    return true
  }
}

extension UIView {
  /// The first responder, if it is this view, a view inside it, or the controller of one.
  private var innerFirstResponder: UIResponder? {
    guard let responder = window?.firstResponder else { return nil }
    let isInside = sequence(first: responder, next: \.next).contains { $0 === self }
    return isInside ? responder : nil
  }

  /// Ends the editing of this view or the one inside it that is edited.
  /// - Parameter force: Whether it is not asked whether it may.
  /// - Returns: Whether nothing is edited any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    innerFirstResponder?.leaveText(isForced: force) ?? true
  }

  /// Ends editing in a hierarchy that leaves its window.
  func endEditingBeforeLeaving() {
    if window?.firstResponder != nil { endEditing(true) }
  }
}

extension UIWindow {
  /// Enters a text into the view that is being edited, as by a keyboard; a newline is the return
  /// key.
  /// - Returns: Whether a view took it.
  @discardableResult
  package func sendText(_ text: String) -> Bool {
    (firstResponder as? any TextEditing)?.enter(text) ?? false
  }

  /// Deletes the last character of the view that is being edited, as by the delete key of a
  /// keyboard.
  package func deleteText() { (firstResponder as? any TextEditing)?.erase() }

  /// The field or text view that is being edited, for which a device shows a keyboard.
  package var editedView: UIView? { firstResponder as? any TextEditing }
}
