import Stage
import TerminalIO

/// What commands ask of files, of the clipboard and of the terminal.
extension App {
  /// Sends the changes to the terminal's clipboard, as lines of Swift.
  func copyChanges() {
    let lines = host.swiftLines(for: state.history.net)
    let text = lines.joined(separator: "\n") + "\n"
    guard text.utf8.count <= Clipboard.mostBytes else {
      state.message = "Too much for a terminal's clipboard: \(text.utf8.count) bytes"
      return
    }
    guard terminal.copy(text) else {
      state.message =
        "This terminal has no clipboard that can be sent to: H lists the lines"
      return
    }
    let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    state.message = "Sent to the terminal's clipboard: \(count) of Swift"
  }

  /// Opens the document in the user's editor: at a line, or at the line of a view, or else at the
  /// line of the scene.
  func openEditor(at path: ViewPath?, line: Int?) {
    state.message = runEditor(at: path, line: line)
    // Time has passed while the editor was open.
    keepTime()
    workbench.takeFileChanges(at: clock.now)
  }

  /// Compiles the code of the app that the document is from, and shows it.
  func compileCode() {
    guard let library, let path = shownPath else { return }
    if library.code == nil, let code = startCode(library.folderOfApp(around: path)) {
      library.show(code)
      code.didChange = { [workbench] in workbench.takeCode() }
    }
    library.code?.compileAgain()
    workbench.describeDocument()
  }

  func suspend() { terminal.suspend() }
  func repaint() { frame.isLost = true }
}
