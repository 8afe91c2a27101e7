import Documents
import Wording

/// What is done about work that is not saved, and about copies of the program's own documents.
@MainActor
package final class UnsavedWork: WorkbenchUser {
  package unowned let workbench: Workbench
  /// The paths of the program's own documents whose copies were offered.
  var offeredCopies: Set<String> = []

  init(on workbench: Workbench) { self.workbench = workbench }

  /// Does what was chosen about unsaved work.
  func decide(_ decision: Decision) {
    switch decision {
    case .saveAndQuit: if saveAll() { workbench.app?.quit() }
    case .keepAndQuit: workbench.app?.quit()
    case .discardAndQuit:
      library?.discardDrafts()
      workbench.app?.quit()
    case .showChanges(let scene):
      state.show(scene: scene)
      if let entry = state.entry { state.changes.noteSeen(entry) }
      state.overlay = .changes(ChangeOverlay())
    case .overwrite: save(overwrites: true)
    case .takeTheirs: takeFile()
    case .openCopy(let command): openCopy(then: command)
    case .copyAnew(let command): makeCopy(anew: true, then: command)
    case .openOriginal: openOriginal()
    case .recover: recover()
    case .discardRecovered:
      if let path = shownPath, let remains = library?.remains(of: path) {
        library?.journal?.discard(remains)
        state.message = "Discarded"
      }
    }
  }

  /// Writes the document to its file.
  func save(overwrites: Bool) {
    guard let library, let path = shownPath else { return }
    state.building?.endStep()
    switch library.save(path, overwrites: overwrites) {
    case .saved:
      state.message = "Saved \(path.nameOfPath.printable)"
      workbench.scene.isSaved()
    case .unchanged: state.message = "Nothing to save"
    case .overtaken:
      askAboutFile(at: path)
    case .failed(let reason):
      state.message = "Could not save \(path.nameOfPath.printable): \(reason)"
    }
    workbench.describeDraft()
  }

  /// Saves all documents.
  /// - Returns: Whether that has worked.
  private func saveAll() -> Bool {
    guard let library else { return true }
    for path in library.unsaved {
      let name = path.nameOfPath.printable
      switch library.save(path) {
      case .saved, .unchanged: break
      case .overtaken where path == shownPath: askAboutFile(at: path)
      case .overtaken: state.message = "Another program has changed \(name): it was not saved"
      case .failed(let reason): state.message = "Could not save \(name): \(reason)"
      }
    }
    workbench.describeDraft()
    return library.unsaved.isEmpty
  }

  /// Shows what another program has written beside what is here, and asks which is to be kept.
  private func askAboutFile(at path: String) {
    guard let library, let draft = library.draft(of: path) else { return }
    let name = path.nameOfPath.printable
    guard !FileAccess.isMissing(path) else {
      state.overlay = .question(.saving(name, isGone: true, []))
      return
    }
    let lines =
      library.fileDocument(of: path).map { draft.document.lines(differingFrom: $0) }
      ?? [Question.Line(text: "The file can't be read: \(library.fileProblem(of: path) ?? "")")]
    state.overlay = .question(.saving(name, isGone: false, lines))
  }

  /// Takes what the file of the shown document has in place of the unsaved changes.
  private func takeFile() {
    guard let library, let path = shownPath else { return }
    guard let document = library.fileDocument(of: path) else {
      state.message = "The file can't be read: what is here stays"
      return
    }
    library.change(path) { draft in
      draft.take(document, sentence: DocumentLibrary.foreignChange)
      draft.isSaved()
      return DocumentLibrary.foreignChange
    }
    library.reread(path)
    state.message = "Taken from the file: u brings the changes back"
    workbench.showAgain()
  }

  /// Asks whether changes that an earlier run has left are to be taken up.
  package func offerRecovery() {
    guard let library, let path = shownPath, state.overlay == nil,
      let remains = library.remains(of: path)
    else { return }
    let differing = library.fileDocument(of: path, later: remains).map {
      remains.draft.document.lines(differingFrom: $0)
    }
    state.overlay = .question(
      .recovering(path.nameOfPath.printable, remains.draft.unsaved.sentences, insteadOf: differing))
  }

  private func recover() {
    guard let library, let path = shownPath, let remains = library.remains(of: path) else { return }
    let isLate = library.fileDocument(of: path, later: remains) != nil
    library.recover(remains, of: path)
    workbench.showAgain()
    if state.building == nil { state.toggleBuilding() }
    state.message =
      isLate
      ? "Recovered in place of the file's text: ctrl-s saves, u brings that back"
      : "Recovered: ctrl-s saves, u undoes"
  }
}
