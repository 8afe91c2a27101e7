import Stage

/// The keyboard comes and goes with the field that is being edited.
extension Workbench {
  /// Follows the beginning and the end of editing: the keyboard goes up and down, and keys are
  /// typed.
  func followTyping() {
    let name = host.isEditing ? host.editedName : nil
    guard name != state.focus.editedField else { return }
    let isKept = (name == nil) == (state.focus.editedField == nil)
    state.focus.editedField = name
    guard !isKept else { return }
    state.screen.showsKeyboard = name != nil
    update()
  }

  /// Ends editing, and says so where the field did not agree.
  func endTyping() {
    let name = host.editedName ?? ""
    if !host.endEditing() { state.message = "\(name) refused to end editing" }
  }
}
