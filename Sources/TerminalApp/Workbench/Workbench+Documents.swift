import Documents
import InterfaceBuilder
import Nibs
import Wording

/// The documents that the scenes come from, which may change at any time.
extension Workbench {
  /// Shows what a document says about itself: its map, why it can't be read, what it did not get.
  func describeDocument() {
    state.sceneList.entries = scenes.map(\.entry)
    // Lists of the scenes, the steps and the languages have what is described here.
    defer { listChoices() }
    state.sceneList.ofDocument = documentScene
    guard let library, let path = shownPath else {
      state.shownDocument.forget()
      state.shownDocument.hasCode = scene.named.code != nil
      state.shownDocument.failure = library?.codeFailure
      state.shownDocument.notes = library?.codeNotes ?? []
      return
    }
    state.shownDocument.exists = true
    state.shownDocument.hasCode = library.code != nil
    state.shownDocument.original = library.file(at: path)?.original?.rawValue
    state.shownDocument.isCopy = library.file(at: path)?.isCopy ?? false
    state.shownDocument.map = library.map(of: path, in: scenes)
    state.shownDocument.failure = library.failure(of: path) ?? library.codeFailure
    library.check(path)
    state.shownDocument.notes = library.notes(on: path)
    describeDraft()
    state.shownDocument.editObstacle = library.obstacleToEditing(path)
    state.shownDocument.languages = library.languages(of: path).map {
      LanguageEntry(name: $0, isRightToLeft: DocumentLanguages.isRightToLeft($0))
    }
  }

  /// Tells the state what is unsaved, and what can be taken back.
  func describeDraft() {
    let draft = shownPath.flatMap { library?.draft(of: $0) }
    state.shownDocument.draft = DraftStatus(
      isChanged: draft?.isChanged ?? false,
      isOvertaken: shownPath.flatMap { library?.file(at: $0)?.isOvertaken } ?? false,
      done: draft?.done.map(\.sentence) ?? [], undone: draft?.undone.map(\.sentence) ?? [])
    state.shownDocument.unsaved = library?.unsaved.map(\.nameOfPath.printable) ?? []
  }

  /// The index of the scene that shows a document itself, while a scene of code shows a part of the
  /// document; nil for other scenes.
  private var documentScene: Int? {
    guard shownPath == nil, let name = scene.named.document?.rawValue else { return nil }
    return scenes.firstIndex { $0.origin?.path.nameOfPath == name }
  }

  /// Watches the folders of the documents. Where the system has no watches left, the user learns
  /// once that changes are seen later.
  func watchFiles() {
    guard let library, let watch = watchedFiles?.watch else { return }
    for folder in library.folders(showing: shownPath) { watch.watch(folder) }
    guard watch.needsLooks, watchedFiles?.nextLook == nil else { return }
    watchedFiles?.nextLook = .zero
    state.message = "The system has no file watches left: files are looked at each second"
  }

  /// Reads documents again whose files have changed, and shows them.
  ///
  /// A document that is gone may be on its way: some editors move a file aside before they write
  /// it.
  /// - Parameter now: The terminal's time.
  func takeFileChanges(at now: Duration) {
    guard let library, let watchedFiles else { return }
    var changes = watchedFiles.watch.changes()
    if let look = watchedFiles.nextLook, look <= now {
      watchedFiles.watch.look(into: &changes)
      self.watchedFiles?.nextLook = now + .seconds(1)
    }
    let isOver = watchedFiles.missingUntil.map { $0 <= now } ?? false
    guard !changes.isEmpty || isOver else { return }
    if library.concernCode(changes) { library.code?.compileAgain() }
    if library.mayHaveMoved(changes) { searchAgain() }
    watchFiles()
    let isRelevant =
      changes.isIncomplete || changes.paths.contains(where: DocumentLibrary.concerns)
    guard isRelevant || isOver else { return }
    if let path = shownPath, library.file(at: path)?.original == nil,
      FileKind(of: path) == .missing, !isOver
    {
      self.watchedFiles?.missingUntil = watchedFiles.missingUntil ?? now + Self.patience
      return
    }
    self.watchedFiles?.missingUntil = nil
    for file in library.files where file.path != shownPath {
      if changes.isIncomplete || changes.concern(file.path) { library.reread(file.path) }
    }
    // What a document refers to is read with it.
    library.closeAll(but: shownPath)
    let earlier = shownText
    if let path = shownPath, state.building != nil { library.beginDraft(of: path) }
    readAgain()
    if let path = shownPath, changes.isIncomplete || changes.concern(path) {
      nameFileChange(at: path, since: earlier)
    }
  }

  /// The text of the document that is shown.
  private var shownText: SourceText? {
    shownPath.flatMap { library?.opened($0)?.document.markup.source }
  }

  /// Says what another program has done to the document that is edited.
  private func nameFileChange(at path: String, since earlier: SourceText?) {
    guard state.building != nil, let library else { return }
    let name = path.nameOfPath.printable
    if library.file(at: path)?.isOvertaken == true {
      state.message =
        library.fileProblem(of: path).map {
          "What is here stays, since \(name) can't be read now: \($0.printable)"
        } ?? "Another program has changed \(name) too: ctrl-s shows both, and asks which to keep"
    } else if shownText != earlier {
      state.message =
        "Another program has changed \(name): this is what it has written"
        + (library.draft(of: path)?.done.isEmpty == false ? ", u undoes it" : "")
    }
  }

  /// Shows what the app's code has become, or why it does not compile.
  func takeCode() {
    guard let library else { return }
    let isNew = !scenes.contains { $0.code != nil }
    library.adoptCode()
    adoptScenes(of: library)
    if shownPath != nil {
      readAgain()
    } else if library.codeFailure == nil, scene.named.code != nil {
      remakeScene(since: nil, keepsControls: true)
    }
    describeDocument()
    watchFiles()
    if let note = library.code?.notes.first {
      state.message = note
    } else if isNew {
      state.message = nil
    }
    isOutdated = true
    // What the app shows first is seen as soon as there is something.
    if isNew, state.building == nil,
      let first = scenes.firstIndex(where: { $0.code?.isFirst == true })
    {
      state.sceneList.shown = first
      update()
    }
  }

  /// Looks again for the documents of the folders that the user has named. The scene that is shown
  /// stays.
  func searchAgain() {
    guard let library else { return }
    var hasOthers = false
    // What comes into a folder before the folder is watched is found by another look.
    for _ in 0..<DocumentSearch.depthLimit {
      let folders = library.sources.flatMap(\.folders)
      if library.searchAgain(keeping: shownPath) { hasOthers = true }
      if library.sources.flatMap(\.folders) == folders { break }
      watchFiles()
    }
    guard hasOthers else { return }
    adoptScenes(of: library)
    describeDocument()
  }

  /// Reads the document that is shown again, and makes its scene anew.
  package func readAgain() {
    if let path = shownPath { library?.reread(path) }
    showAgain()
  }

  /// The time for which a document may be gone before that is said.
  private static let patience = Duration.milliseconds(200)

  /// Makes the scene again from its document, which may have changed. What the user has chosen
  /// stays: the selection, the screen, the places of scroll views, the values of controls and the
  /// chapter.
  /// - Parameters:
  ///   - before: What the marks of moved views are relative to; nil for what is shown now.
  ///   - keepsControls: Whether controls keep what the user has set, unless the document gives them
  ///     other values now.
  func showAgain(since before: ShownLayout? = nil, keepsControls: Bool = true) {
    guard let library, let origin = scene.named.origin else { return }
    adoptScenes(of: library)
    if library.file(at: origin.path)?.failure == nil {
      remakeScene(since: before, keepsControls: keepsControls)
    }
    describeDocument()
    watchFiles()
  }
}

/// The watch over the files of documents, which other programs may change.
struct WatchedFiles {
  /// Tells when files change.
  let watch: FileWatch
  /// The time at which files without a watch are looked at next; nil if all have one.
  var nextLook: Duration?
  /// The time up to which the document that is shown may be gone; nil if it is there.
  var missingUntil: Duration?
}

extension FileWatch.Changes {
  /// Whether a file is among the changed paths, or a folder that it is in.
  func concern(_ path: String) -> Bool {
    paths.contains { $0 == path || $0 == "./" + path || path.hasPrefix($0 + "/") }
  }
}

extension NamedScene {
  /// The scene as lists name it.
  var entry: SceneEntry {
    SceneEntry(
      name: name, place: origin?.place, summary: listedSummary, isPart: isPart, own: own,
      design: design)
  }
}
