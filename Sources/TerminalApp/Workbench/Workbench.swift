import Documents
import Stage

/// What the user works on: the scene and its document, and the state of the app about them.
///
/// The scene follows the state by ``update()``, which is called after each event and each effect of
/// a command. The state follows what the scene does by itself by ``follow(isOwn:)``.
@MainActor
package final class Workbench {
  var state: AppState { didSet { isOutdated = true } }
  /// All scenes of the list.
  private(set) var scenes: [NamedScene]
  /// The scene that is shown.
  let scene: OpenScene
  /// The other instances of that scene.
  let instances = SceneInstances()
  /// The documents that the scenes come from; nil for scenes of code.
  let library: DocumentLibrary?
  /// The watch over the documents' files; nil if there are no documents.
  var watchedFiles: WatchedFiles?
  /// Where the documents of `tenniel learn` are; nil for other commands.
  package var lessons: LessonFolder?
  let surroundings: Surroundings
  /// The app, which commands ask for what is beyond scene and document.
  weak var app: App?
  /// Whether the screen may differ from what was drawn last.
  var isOutdated = true

  /// What the user asked for as the program was started, and what the terminal is, as far as scenes
  /// depend on it.
  struct Surroundings {
    /// The screen on which a scene is opened.
    let opening: (NamedScene) -> SimulatedScreen
    /// Whether no terminal waits: then the scene's tasks run between events as far as they can.
    let isScripted: Bool
    /// Whether the signs of lists are in ASCII.
    let usesASCII: Bool
  }

  init(
    _ state: AppState, scenes: [NamedScene], scene: OpenScene, library: DocumentLibrary?,
    in surroundings: Surroundings
  ) {
    (self.state, self.scenes, self.scene) = (state, scenes, scene)
    (self.library, self.surroundings) = (library, surroundings)
    watchedFiles = library.map { _ in WatchedFiles(watch: FileWatch()) }
    self.state.shownDocument.settings = library?.settings ?? DocumentSettings()
    self.state.shownDocument.openingSettings = self.state.shownDocument.settings
    describeDocument()
    watchFiles()
    followTyping()
    library?.code?.didChange = { [weak self] in self?.takeCode() }
  }

  /// The instance of the scene that is shown.
  var host: SceneHost { scene.host }
  /// The layout that all panes show.
  var content: SceneSnapshot { scene.content }
  /// The path of the document that is shown; nil for a scene of code.
  var shownPath: String? { scene.named.origin?.path }

  /// Edits of the document that is shown.
  private(set) lazy var editing = DocumentEditing(on: self)
  /// What is done about work that is not saved, and about copies of the program's own documents.
  package private(set) lazy var unsavedWork = UnsavedWork(on: self)

  /// Takes the scenes of the library in place of the earlier ones, and finds the one that is shown
  /// among them: by its id, or by its name, or else the first one of its document.
  func adoptScenes(of library: DocumentLibrary) {
    let (earlier, path) = (scene.named, shownPath)
    // Without any, what was shown stays.
    if !library.scenes.isEmpty { scenes = library.scenes }
    let ofDocument = scenes.indices.filter { scenes[$0].origin?.path == path }
    let index =
      ofDocument.first { path != nil && scenes[$0].origin?.id == earlier.origin?.id }
      ?? ofDocument.first { scenes[$0].name == earlier.name } ?? ofDocument.first ?? 0
    scene.adopt(scenes[index], at: index)
    state.sceneList.shown = index
  }

  // MARK: - Commands

  /// Performs a command, and carries out what it asks for.
  func perform(_ command: Command) {
    let effects = state.perform(command, on: content)
    update()
    carryOut(effects)
  }

  /// Carries out what commands ask for.
  func carryOut(_ effects: [Effect]) {
    guard !effects.isEmpty else { return }
    guard let app else { preconditionFailure("effects need the app") }
    let target = EffectTarget(scene: self, document: editing, unsaved: unsavedWork, app: app)
    for effect in effects {
      effect(target)
      update()
    }
  }
}

/// An object that works on the scene and the document that are shown.
@MainActor
package protocol WorkbenchUser: AnyObject {
  var workbench: Workbench { get }
}

extension WorkbenchUser {
  package var state: AppState {
    get { workbench.state }
    _modify { yield &workbench.state }
  }
  package var host: SceneHost { workbench.host }
  package var content: SceneSnapshot { workbench.content }
  package var library: DocumentLibrary? { workbench.library }
  package var shownPath: String? { workbench.shownPath }
}
