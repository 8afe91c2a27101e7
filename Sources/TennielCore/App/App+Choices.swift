/// The lists that are searched by typing.
extension App {
  /// Lists what can be chosen, in the list that is open.
  func listChoices() {
    state.listChoices(on: content, ascii: terminal.glyphs == .ascii) { [host] in host.shownTexts }
  }
}
