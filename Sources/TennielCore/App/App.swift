import Cells
import Stage
import TerminalIO

/// The interactive app: events change the state, the state changes the scene's screen, and the
/// result is drawn.
@MainActor
final class App {
  var scenes: [NamedScene]
  /// The documents that the scenes come from; nil for scenes of code.
  let library: DocumentLibrary?
  /// Where the documents of `tenniel learn` are; nil if it is not that.
  var lessons: LessonFolder?
  /// What the scene prints and its layout's log.
  let console: SceneConsole
  /// Tells when files change; nil if there are none, or if nobody waits for it.
  let watch: FileWatch?
  let editor: Editor
  let terminal: any Terminal
  /// Whether animations take time.
  let animates: Bool
  /// Where frames are saved.
  let files: FrameFiles
  /// The parts of cells in pictures.
  var blocks = PixelBlocks.quadrants
  /// The tour that is recorded for a file.
  var tour: RecordedTour?
  /// What is shown from the beginning on, if it is recorded.
  var recording: Recording?
  /// The screen on which a scene is opened.
  let opening: (NamedScene) -> SimulatedScreen

  var state: AppState
  var content: SceneSnapshot
  var host: SceneHost {
    didSet {
      host.namesTexts = true
      heardMessages = host.messageCount
    }
  }
  /// The number of the host's messages that the console has.
  var heardMessages: Int
  var shownScene: Int
  /// What the user should be told once the app has ended: lines for standard error.
  private(set) var notices: [String] = []
  /// Whether something was lost, which the status of the program tells.
  private(set) var hasFailed = false
  /// Called at the end of ``run()`` before the terminal is closed: where a signal ends the app,
  /// closing it ends the program.
  var willClose: () -> Void = {}
  var isRunning = true
  /// Whether the program is asked to end without drawing again.
  var isInterrupted = false
  /// Whether the screen may differ from what was drawn last.
  var isOutdated = true
  var repaintsAll = false
  /// What was shown before the step of the document that the next one may take the place of; nil if
  /// there is none.
  var beforeStep: ShownScene?
  /// What the mouse points at in the last frame; nil if that shows no device, or another scene.
  var seen: Pointing?
  /// What the words of the last frame do when they are clicked.
  var commands = CommandMap()
  /// The terminal's time up to which the scene and the state have been advanced.
  var now: Duration
  /// The time of the last frame.
  var drawn: Duration?
  /// The chapter that swipes have led to, counted from 1.
  var chapter = 1
  /// The time up to which the document that is shown may be gone; nil if it is there.
  var missingUntil: Duration?
  /// The paths of the program's own documents whose copies were offered.
  var offeredCopies: Set<String> = []
  /// How the document was shown last.
  var shownSettings = DocumentSettings()
  /// Whether an ambiguous view is not where the layout has put it.
  var hasWandered = false
  /// The instance on the document's canvas while a preview is shown.
  var canvasInstance: CanvasInstance?
  /// The instance on which the repairs of the list of problems are tried.
  var trial: RepairTrial?
  /// The ruler's instance of the scene, and what it was made for.
  var sweep: ScreenSweep?
  var sweepSource: SweepSource?
  /// The wall's instances of the scene, by tile, and what they were made from.
  var wallScreens: [WallScreen?] = []
  var wallSource: WallSource?
  /// What is known of a wall that is sorted by what is wrong.
  var wallSurvey: WallSurvey?
  /// Whether pictures of the wall are still to be drawn.
  var isWallUnfinished = false
  /// The number of times that documents were read.
  var reading = 0
  /// The time of the state's next ``AppState/tick()``.
  var due: Duration?

  /// - Parameters:
  ///   - first: The index of the scene to be shown first.
  ///   - host: The host of that scene.
  ///   - library: The documents that the scenes come from.
  ///   - console: What has been collected since the scene was opened.
  ///   - opening: The screen on which a scene is opened; by default that of the first one.
  ///   - animates: Whether animations take the terminal's time, or none.
  ///   - files: Where frames are saved.
  init(
    scenes: [NamedScene], first: Int, host: SceneHost, terminal: any Terminal,
    library: DocumentLibrary? = nil, console: SceneConsole = SceneConsole(),
    editor: Editor = Editor(words: []), chapter: Int = 1,
    animates: Bool = false, opening: ((NamedScene) -> SimulatedScreen)? = nil,
    files: FrameFiles
  ) {
    self.scenes = scenes
    self.terminal = terminal
    self.library = library
    self.console = console
    console.terminal = terminal
    self.editor = editor
    self.chapter = chapter
    watch = library == nil ? nil : FileWatch()
    self.animates = animates
    self.files = files
    let screen = host.screen
    self.opening = opening ?? { _ in screen }
    now = terminal.elapsed
    host.animates = animates
    state = AppState(
      terminal: terminal.size, scene: first, scenes: scenes.map(\.entry), screen: host.screen)
    shownScene = first
    self.host = host
    host.namesTexts = true
    heardMessages = host.messageCount
    content = host.snapshot
    state.shownDocument.settings = library?.settings ?? DocumentSettings()
    state.former.openingSettings = state.shownDocument.settings
    shownSettings = state.shownDocument.settings
    describeDocument()
    watchFiles()
    note(AppState.notice(of: terminal.size))
    followEditing()
  }

  /// Runs until the user quits or the input is closed, and restores the terminal.
  ///
  /// Each turn handles the events that have arrived, draws if anything changed and a frame is due,
  /// and runs the main run loop until there is something to do.
  func run() {
    let loop = MainLoop(waitingFor: [terminal.descriptor, watch?.descriptor].compactMap(\.self))
    if terminal.descriptor == nil { host.runReadyWork() }
    draw()
    while isRunning {
      takeEvents()
      // What the changes of files mark is marked from this moment on.
      keepTime()
      takeFileChanges()
      if isRunning { advanceSweep(within: Self.sweepSlice) }
      if isRunning { surveyWall(within: Self.sweepSlice) }
      takeConsole()
      if isRunning, isFrameDue { draw() }
      if isRunning { wait(in: loop) }
    }
    if !isInterrupted, needsDrawing { draw() }
    saveRest()
    willClose()
    terminal.close()
  }

  /// Handles all events that have arrived, before drawing: a held key never lags behind.
  private func takeEvents() {
    while isRunning, let event = terminal.nextEvent() {
      keepTime()
      handle(event)
      if terminal.descriptor == nil { host.runReadyWork() }
    }
  }

  /// Handles one event, and updates the views. It does not draw.
  func handle(_ event: Event) {
    takeChanges()
    takeConsole()
    console.begin(
      ConsoleEvent(event) {
        // What is typed into a field is a key of the scene's.
        state.typedText(of: $0) != nil
          ? .returnKey : KeyMap.standard.command(for: $0, in: state.keyContext)
      })
    let shown = state
    let clicked = clickedCommand(of: event)
    let effects = state.handle(event, on: content, clicked: clicked) {
      pointing(in: $0, of: shown)
    }
    update()
    if state.motion.wandering == nil { wander() }
    for effect in effects { effect(self) }
    followEditing()
    finishTour()
    if case .resize(let size) = event { note(AppState.notice(of: size)) }
    setDue()
    isOutdated = true
    // A script does not wait for what the ruler finds out between events.
    if terminal.descriptor == nil {
      advanceSweep(within: nil)
      surveyWall(within: nil)
    }
  }

  /// Adds a notice, unless it is there already.
  func note(_ notice: String?) {
    if let notice, !notices.contains(notice) { notices.append(notice) }
  }

  /// Adds a notice of something that is lost.
  func fail(with notice: String) {
    note(notice)
    hasFailed = true
  }

  /// Advances the state if no event has come for ``AppState/milliseconds``.
  func pass() {
    takeChanges()
    state.tick()
    update()
    wander()
    finishTour()
    setDue()
    isOutdated = true
  }
}
