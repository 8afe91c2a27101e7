extension UITextView {
  /// The delegate; not retained.
  public var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  public var hasText: Bool { !text.isEmpty }

  /// Inserts a text at the end, with the attributes of the last character, without asking the
  /// delegate.
  public func insertText(_ text: String) {
    edit {
      $0.append(NSAttributedString(string: text, attributes: lastAttributes))
    } plain: {
      $0 + text
    }
  }

  /// Deletes the last character, without asking the delegate.
  public func deleteBackward() {
    guard let last = text.last else { return }
    edit {
      let length = last.utf16.count
      $0.deleteCharacters(in: NSRange(location: $0.length - length, length: length))
    } plain: {
      String($0.dropLast())
    }
  }

  private var lastAttributes: [NSAttributedString.Key: Any] {
    guard let attributed = content.attributed, attributed.length > 0 else { return [:] }
    return attributed.attributes(at: attributed.length - 1, effectiveRange: nil)
  }

  private func edit(
    _ change: (NSMutableAttributedString) -> Void, plain: (String) -> String
  ) {
    if let attributed = content.attributed {
      let changed = NSMutableAttributedString(attributedString: attributed)
      change(changed)
      type { $0.set(changed) }
    } else {
      let text = plain(text)
      type { $0.set(text) }
    }
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }
}

extension UITextView: TextEditing {
  package func shouldBeginEditing() -> Bool {
    isEditable && delegate?.textViewShouldBeginEditing(self) ?? true
  }

  package func didBeginEditing() { delegate?.textViewDidBeginEditing(self) }

  package func shouldEndEditing() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  package func didEndEditing() { delegate?.textViewDidEndEditing(self) }

  package func enter(_ text: String) -> Bool {
    let end = NSRange(location: self.text.utf16.count, length: 0)
    let mayChange =
      delegate?.textView(self, shouldChangeTextIn: end, replacementText: text) ?? true
    if mayChange { insertText(text) }
    return true
  }
  package func erase() {
    guard let last = text.last else { return }
    let length = last.utf16.count
    let end = NSRange(location: text.utf16.count - length, length: length)
    let mayChange = delegate?.textView(self, shouldChangeTextIn: end, replacementText: "") ?? true
    if mayChange { deleteBackward() }
  }
}
