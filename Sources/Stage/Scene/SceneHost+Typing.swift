/// The field that is being edited, and the keyboard.
extension SceneHost {
  /// The name of the field or text view that is being edited; nil if none is.
  public var editedName: String? { window.editedView.map(name(of:)) }

  /// The field or text view that is being edited; nil if none is.
  public var editedPath: ViewPath? {
    let inventory = currentInventory
    return window.editedView.flatMap(inventory.viewIndex).map { inventory.items[$0].path }
  }

  /// Whether a field or text view is being edited.
  public var isEditing: Bool { window.editedView != nil }

  /// Enters a text into the view that is being edited, as by a keyboard; a newline is the return
  /// key.
  public func enter(_ text: String) { change { _ = window.sendText(text) } }

  /// Deletes the last character of the view that is being edited, as by the delete key of a
  /// keyboard.
  public func deleteText() { change { window.deleteText() } }

  /// Edits the field or text view that is some places after the one being edited, in the order of
  /// the views and in a ring. A field that does not want to end goes on being edited.
  public func editField(places: Int) {
    let fields = zip(currentInventory.views, snapshot.views).filter { view, item in
      item.isShown && (view is UITextField || view is UITextView) && view.canBecomeFirstResponder
    }.map(\.0)
    guard let edited = window.editedView, let index = fields.firstIndex(where: { $0 === edited })
    else { return }
    change { fields[(index + places).inRing(of: fields.count)].becomeFirstResponder() }
  }

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

  /// Takes the window to another screen. A keyboard that appears does so on the new screen, and a
  /// keyboard that goes does so on the former screen.
  func follow(_ screen: SimulatedScreen, from former: SimulatedScreen, animated: Bool) {
    var configuration = screen.configuration
    guard screen.showsKeyboard != former.showsKeyboard else {
      configuration.keyboardFrame = screen.keyboardFrame
      return window.apply(configuration, animated: animated)
    }
    if !screen.showsKeyboard { window.showKeyboard(nil) }
    var other = former
    other.showsKeyboard = screen.showsKeyboard
    // A keyboard alone comes and goes without a transition.
    if screen != other { window.apply(configuration, animated: animated) }
    if screen.showsKeyboard { window.showKeyboard(screen.keyboardFrame) }
  }
}
