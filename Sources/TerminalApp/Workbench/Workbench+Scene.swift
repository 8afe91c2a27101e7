import Documents
import Stage

/// The scene that is shown follows the state, and the state what the scene does by itself.
extension Workbench {
  /// Updates the scene and its screen to the state.
  package func update() {
    state.followTool()
    state.screen.canvas = state.shownDocument.settings.isDesignTime ? state.entry?.design : nil
    if state.isElsewhere { state.building?.wasElsewhere = true }
    if state.sceneList.shown != scene.index {
      openScene()
    } else if let library, state.shownDocument.settings != library.settings {
      library.settings = state.shownDocument.settings
      // The canvas has nothing of what the user has done to the running scene, and a scene in
      // another language begins anew.
      showAgain(keepsControls: false)
    } else if state.screen != host.screen {
      host.apply(state.screen, animated: state.motion.glides)
    }
    followChanges()
    follow()
    if let building = state.building, building.scene == nil { editing.describeCanvas() }
  }

  /// Shows the scene that was chosen from the list.
  private func openScene() {
    let earlier = shownPath
    let index = state.sceneList.shown
    scene.adopt(scenes[index], at: index)
    readScenes()
    state.display.former.opening = surroundings.opening(scene.named)
    scene.open(on: state.screen, with: state.history.edits)
    describeDocument()
    keepLesson(leaving: earlier)
    watchFiles()
    // A document whose file is gone was in the list only because it was shown.
    if let earlier, FileKind(of: earlier) == .missing { searchAgain() }
    if shownPath != earlier {
      unsavedWork.offerCopy()
      unsavedWork.offerRecovery()
    }
    editing.goOn()
  }

  /// Reads the document of the scene that is shown, if that was not done yet, and lists its scenes.
  private func readScenes() {
    guard let library, let origin = scene.named.origin, origin.id == nil,
      library.document(at: origin.path) != nil
    else { return }
    adoptScenes(of: library)
  }

  /// Takes a snapshot if the layout may differ from the last snapshot.
  /// - Parameter isOwn: Whether the scene has changed by itself: then earlier marks of moved views
  ///   stay if no view has moved.
  func follow(isOwn: Bool = false) {
    if scene.isOutdated { takeSnapshot(keepsMarks: isOwn) }
  }

  /// Takes a snapshot, and notes which views moved.
  /// - Parameters:
  ///   - keepsMarks: Whether earlier marks stay if no view moved.
  ///   - before: What was there before the views moved; nil for what was shown until now.
  func takeSnapshot(keepsMarks: Bool = false, since before: ShownLayout? = nil) {
    if let library {
      state.shownDocument.notes = shownPath.map { library.notes(on: $0) } ?? library.codeNotes
    }
    let earlier = before ?? shown
    scene.takeSnapshot()
    var moves = content.moves(since: earlier.content)
    listChoices()
    let edited = state.building?.scene
    editing.describeCanvas()
    if let edited, let scene = state.building?.scene { state.follow(from: edited, to: scene) }
    state.focus.drop(missingIn: content)
    // The list may have become shorter.
    state.move(lines: 0, pages: 0, on: content)
    if moves.isEmpty, keepsMarks { return }
    // Views that have got other paths have not moved.
    if let building = state.building, building.scene?.ids != earlier.ids { moves = [] }
    state.motion.mark(moves, since: earlier.content)
  }

  /// What is shown now.
  var shown: ShownLayout {
    ShownLayout(content: content, screen: host.screen, ids: state.building?.scene?.ids)
  }

  /// Makes the scene's controller again. What the user has chosen stays.
  /// - Parameters:
  ///   - before: What the marks of moved views are relative to; nil for what is shown now.
  ///   - keepsControls: Whether controls keep what the user has set.
  func remakeScene(since before: ShownLayout?, keepsControls: Bool) {
    let before = before ?? shown
    state.changes.repairs = nil
    let chosen = ChosenItems(of: state, in: host)
    scene.remake(
      on: state.screen, with: state.history.edits, runsReadyWork: surroundings.isScripted,
      keepsControls: keepsControls)
    chosen.restore(&state, in: host)
    // The restored choice has the present paths already.
    state.building?.scene = nil
    takeSnapshot(since: before)
  }

  /// Lists what can be chosen, in the list that is open.
  func listChoices() {
    state.listChoices(on: content, ascii: surroundings.usesASCII) { [host] in host.shownTexts }
  }
}

/// The layout of a scene as it is shown.
struct ShownLayout {
  let content: SceneSnapshot
  let screen: SimulatedScreen
  /// The ids of its views in the document by their paths; nil while it is not edited.
  let ids: [ViewPath: String]?
}
