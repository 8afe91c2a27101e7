import Documents
import Wording

/// The program's own documents, of which the first edit makes a copy.
extension UnsavedWork {
  /// Asks whether to open the copy of the program's own document that is shown, once for each one.
  package func offerCopy() {
    guard let library, let path = shownPath, let name = state.shownDocument.original,
      state.overlay == nil,
      library.hasOtherCopy(of: path), offeredCopies.insert(path).inserted
    else { return }
    state.overlay = .question(.opening(name, copy: shown(path)))
  }

  /// Copies the program's own document, and then performs a command on the copy. Where there is a
  /// copy that differs from the document, asks what to do about that copy.
  func copyDocument(then command: Command) {
    guard let library, let path = shownPath, let name = state.shownDocument.original else { return }
    guard !library.hasOtherCopy(of: path) else {
      state.overlay = .question(.editing(name, copy: shown(path), then: command))
      return
    }
    makeCopy(anew: false, then: command)
  }

  /// - Parameter anew: Whether the copy takes the place of one that is there.
  func makeCopy(anew: Bool, then command: Command?) {
    guard let library, let path = shownPath else { return }
    do throws(FileSet.Refusal) {
      try library.copy(path, anew: anew)
    } catch {
      state.message =
        "Could not copy \(path.nameOfPath) to \(shown(error.path)): \(error.reason)"
      return
    }
    workbench.showAgain()
    guard let command else { return }
    workbench.perform(command)
    guard state.message == nil || state.building != nil else { return }
    state.message =
      library.copies?.isTemporary == true
      ? "Editing a copy of \(path.nameOfPath), which is gone when the program ends"
      : "Editing a copy: \(shown(path))"
  }

  /// Shows the copy that is there, and then performs a command on it.
  func openCopy(then command: Command?) {
    guard let library, let path = shownPath else { return }
    library.show(path, isCopy: true)
    workbench.showAgain()
    if let failure = state.shownDocument.failure {
      state.overlay = .question(
        .failing(path.nameOfPath, copy: shown(path), failure.message, then: command))
    } else {
      if let command {
        workbench.perform(command)
      } else {
        state.message = "The copy: \(shown(path))"
      }
      offerRecovery()
    }
  }

  /// Shows the program's own document in place of its copy.
  func openOriginal() {
    guard let library, let path = shownPath else { return }
    library.show(path, isCopy: false)
    workbench.showAgain()
  }

  private func shown(_ path: String) -> String { path.pathFromHome.printable }
}
