import Documents
import Stage

/// Commands about the document that is shown.
extension Command {
  static let map = Command(
    "map",
    obstacle: { state, _ in
      state.shownDocument.map == nil ? "Only storyboards have a map of their scenes" : nil
    },
    change: { state, _ in
      guard case .map = state.overlay else {
        let shown = state.shownDocument.map?.nodes.firstIndex { $0.scene == state.sceneList.shown }
        state.overlay = .map(MapOverlay(node: shown ?? 0))
        return
      }
      state.overlay = nil
    })

  /// Shows the document as Interface Builder does, or as it runs.
  static let designTime = ofDocument("design time") { state in
    state.shownDocument.settings.isDesignTime.toggle()
    state.message =
      state.shownDocument.settings.isDesignTime ? "As in Interface Builder" : "As it runs"
    return []
  }

  /// Draws the frames that the document has, where they differ.
  static let ownFrames = ofDocument(
    "own frames", whyNotOffered: { state, _ in state.foreignDesign?.notice },
    { state in
      state.display.layers.ownFrames.toggle()
      guard state.display.layers.ownFrames else { return [] }
      state.message = state.foreignDesign?.notice
      return state.message == nil ? [{ $0.scene.countOwnFrames() }] : []
    })

  /// Goes through the document's languages.
  static let language = ofDocument(
    "language",
    whyNotOffered: { state, _ in
      state.shownDocument.languages.isEmpty ? "The document has no other language" : nil
    },
    { state in
      let (from, to) = state.shownDocument.takeNextLanguage()
      // The language after one from right to left turns the direction back.
      if to?.isRightToLeft == true {
        state.screen.direction = .rightToLeft
      } else if from?.isRightToLeft == true {
        state.screen.direction = .leftToRight
      }
      state.message = to.map { "Language: \($0.name)" } ?? "The document's own language"
      return []
    })

  /// Edits the document, or looks at it.
  package static let build: Command = Command(
    asking: "build",
    obstacle: { state, _ in
      state.building == nil ? state.obstacleToBuilding : nil
    },
    perform: { state, _ in
      if state.building == nil, let effects = preparation(of: state, for: .build) { return effects }
      let isTranslated = state.shownDocument.settings.language != nil
      state.toggleBuilding()
      return state.adoptChanges(isTranslated: isTranslated)
    })

  static let saveDocument = Command(
    asking: "save document",
    obstacle: { state, _ in
      let draft = state.shownDocument.draft
      // What another program has written is asked about, also if nothing here is to be saved.
      return state.obstacleToDocuments
        ?? (draft.isChanged || draft.isOvertaken ? nil : "Nothing to save")
    }, perform: { _, _ in [{ $0.unsaved.save(overwrites: false) }] })

  /// Opens the line of the selected view, or of the marked problem, in the user's editor.
  static let edit: Command = Command(
    asking: "edit",
    whyNotOffered: { state, _ in state.shownDocument.hasCode ? nil : state.obstacleToDocuments },
    perform: { state, content in
      if let effects = preparation(of: state, for: .edit) { return effects }
      let marked = ListedProblems(state, on: content).markedLine
      let (path, line) = (marked?.view ?? state.focus.view, marked?.line)
      return [{ $0.app.openEditor(at: path, line: line) }]
    })

  /// Compiles the app's own code, and shows the document with its classes.
  static let appCode = Command(
    asking: "app code",
    obstacle: { state, _ in
      state.shownDocument.hasCode && state.shownDocument.failure == nil
        ? "The app's code is shown; each save of it is compiled"
        : state.shownDocument.exists && state.shownDocument.original == nil
          ? nil : "There is no app around this scene"
    },
    perform: { state, _ in
      state.message = "Compiling the app's code, which runs here as you"
      return [{ $0.app.compileCode() }]
    })

  /// What has to be done before the document can be changed; nil if nothing has.
  private static func preparation(of state: AppState, for command: Command) -> [Effect]? {
    if !state.shownDocument.exists {
      guard let scene = state.sceneList.ofDocument else { return nil }
      return [{ $0.scene.showPart(scene, then: command) }]
    }
    return state.shownDocument.original == nil
      ? nil : [{ $0.unsaved.copyDocument(then: command) }]
  }

  /// Creates a command about the document. A scene of code that shows a part of a document leaves
  /// the command to the scene of the whole document.
  private static func ofDocument(
    _ name: String, whyNotOffered: Words? = nil,
    _ body: @escaping @Sendable (inout AppState) -> [Effect]
  ) -> Command {
    Command(
      asking: name, obstacle: { state, _ in state.obstacleToDocuments },
      whyNotOffered: whyNotOffered,
      perform: { state, _ in
        guard !state.shownDocument.exists, let scene = state.sceneList.ofDocument else {
          return body(&state)
        }
        let command = ofDocument(name, whyNotOffered: whyNotOffered, body)
        return [{ $0.scene.showPart(scene, then: command) }]
      })
  }
}

extension AppState {
  /// Why a command about the document means nothing.
  var obstacleToDocuments: String? {
    shownDocument.exists || sceneList.ofDocument != nil
      ? nil : "This scene is made by code, not by a document"
  }
}

extension KeyMap {
  static let documentRows: [Row] = [
    row(
      .document, ["o": .map], "the map of a storyboard's scenes", hint: "map",
      words: "segue overview", alsoIn: [.map]),
    row(
      .document, ["X": .build], "edit the document, or look at it", hint: "edit",
      words: "build interface builder xcode change mode", alsoIn: [.fields, .panel]),
    row(
      .document, ["ctrl-s": .saveDocument], "save the document that was edited",
      words: "write file store", alsoIn: [.fields, .panel]),
    row(
      .document, ["e": .edit], "open the selected view's line, or a problem's, in $EDITOR",
      hint: "$EDITOR", words: "source vim nano", alsoIn: [.list]),
    row(
      .document, ["A": .appCode], "the app's own classes: compiles its code, and runs it",
      hint: "app code", words: "swift custom class compile run"),
    row(
      .document, ["I": .designTime], "as it runs, or as in Interface Builder",
      words: "ib preview runtime"),
    row(
      .document, ["a": .language],
      "the next language; pseudo-languages come last", words: "localization translation"),
    row(
      .document, ["v": .ownFrames], "the frames in the document that differ, on its own device",
      words: "misplaced warning"),
  ]
}
