import Stage

/// The scene that is shown follows the state, and the state what the scene does by itself.
extension App {
  /// Updates the scene and its screen to the state.
  func update() {
    state.followTool()
    state.screen.canvas = state.shownDocument.settings.isDesignTime ? state.entry?.design : nil
    if state.isElsewhere { state.building?.wasElsewhere = true }
    if state.sceneList.shown != shownScene {
      let earlier = shownPath
      shownScene = state.sceneList.shown
      openDocument()
      state.former.opening = opening(scenes[shownScene])
      chapter = 1
      host = SceneHost(
        screen: state.screen, animates: animates, observer: console.note,
        make: scenes[shownScene].make)
      host.apply(state.history.edits)
      content = host.snapshot
      seen = nil
      describeDocument()
      keepLesson(leaving: earlier)
      watchFiles()
      // A document that was in the list only because it was shown.
      if let earlier, FileKind(of: earlier) == .missing { searchAgain() }
      if shownPath != earlier {
        offerCopy()
        offerRecovery()
      }
      goOnBuilding()
    } else if state.shownDocument.settings != shownSettings {
      shownSettings = state.shownDocument.settings
      library?.settings = state.shownDocument.settings
      showAgain()
    } else if state.screen != host.screen {
      host.apply(state.screen, animated: state.motion.glides)
      takeSnapshot()
    }
    followChanges()
    if let building = state.building, building.scene == nil { describeCanvas() }
  }

  /// Reads the document of the scene that is shown, if that was not done yet, and lists its scenes.
  private func openDocument() {
    guard let library, let origin = scenes[shownScene].origin, origin.id == nil,
      library.document(at: origin.path) != nil
    else { return }
    adoptScenes(of: library)
  }

  /// Takes a snapshot, and notes which views moved.
  /// - Parameters:
  ///   - keepsMarks: Whether earlier marks stay if no view moved.
  ///   - before: What was there before the views moved; nil for what was shown until now.
  func takeSnapshot(keepsMarks: Bool = false, since before: ShownScene? = nil) {
    if library != nil {
      state.shownDocument.notes = shownPath.map { library?.notes(on: $0) ?? [] } ?? []
    }
    let earlier = before ?? shown
    content = host.snapshot
    var moves = content.moves(since: earlier.content)
    listChoices()
    let edited = state.building?.scene
    describeCanvas()
    if let edited, let scene = state.building?.scene { state.follow(from: edited, to: scene) }
    if let selection = state.focus.view, content.view(at: selection) == nil {
      state.focus.view = nil
    }
    if state.focus.view == nil { (state.focus.constraint, state.focus.edge) = (nil, nil) }
    if let id = state.focus.constraint, content.constraint(id) == nil {
      state.focus.constraint = nil
    }
    // The list may have become shorter.
    if case .problems = state.overlay { state.move(lines: 0, pages: 0, on: content) }
    if moves.isEmpty, keepsMarks { return }
    state.motion.movedFrom = [:]
    // Views that have got other paths have not moved.
    if let building = state.building, building.scene?.ids != earlier.ids { moves = [] }
    for move in moves {
      state.motion.movedFrom[move.path] = earlier.content.view(at: move.path)?.solvedFrame
    }
    state.motion.marksMoved = !moves.isEmpty && state.motion.demo == nil
    setDue()
  }

  /// What is shown now.
  var shown: ShownScene {
    ShownScene(content: content, screen: host.screen, ids: state.building?.scene?.ids)
  }

  /// Takes a snapshot if the scene has changed its views by itself.
  func takeChanges() {
    guard host.needsDisplay else { return }
    takeSnapshot(keepsMarks: true)
    followEditing()
    isOutdated = true
  }
}

/// A scene as it is shown.
struct ShownScene {
  let content: SceneSnapshot
  let screen: SimulatedScreen
  /// The ids of its views in the document by their paths; nil while it is not edited.
  let ids: [ViewPath: String]?
}
