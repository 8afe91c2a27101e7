extension UITextField {
  /// The reason for which editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }

  /// Whether the field is the first responder, so that entered text goes to it.
  public var isEditing: Bool { isFirstResponder }

  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Inserts a text at the end, without asking the delegate; its actions for changes are performed.
  public func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    textEdited()
  }

  /// Deletes the last character, without asking the delegate.
  public func deleteBackward() {
    guard hasText else { return }
    text = text.map { String($0.dropLast()) }
    textEdited()
  }

  /// Removes the text, unless the delegate refuses it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    textEdited()
  }

  private func textEdited() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
}

extension UITextField: TextEditing {
  package func shouldBeginEditing() -> Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  package func didBeginEditing() {
    if clearsOnBeginEditing, hasText { clear() }
    sideViewsChanged()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
  }

  package func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  package func didEndEditing() {
    sideViewsChanged()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }

  package func enter(_ text: String) -> Bool {
    if text == "\n" { return returned() }
    let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true
    if mayChange { insertText(text) }
    return true
  }

  package func erase() {
    guard let text, let last = text.last else { return }
    let length = last.utf16.count
    let end = NSRange(location: text.utf16.count - length, length: length)
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: "") ?? true
    if mayChange { deleteBackward() }
  }

  /// Handles the return key: a field with an action for the end of editing by this key resigns.
  private func returned() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    return true
  }
}
