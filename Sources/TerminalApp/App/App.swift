import AppCode
import Cells
import Documents
import Stage
import TerminalIO

/// The interactive app: takes events and files that change, has the workbench follow, and draws.
@MainActor
package final class App: WorkbenchUser {
  package let workbench: Workbench
  let terminal: any Terminal
  /// The user's editor of texts.
  let editor: Editor
  /// The frame that the user sees.
  var frame = ShownFrame()
  /// The parts of a cell of which pictures are made.
  package var blocks = PixelBlocks.quadrants
  /// The folder for pictures, empty for the present one; nil for scripts, which leave nothing
  /// behind.
  package var pictureFolder: String?
  var clock: AppClock
  /// What the user should be told once the app has ended.
  package var report = ClosingReport()
  /// Begins with the code of the app in a folder.
  package var startCode: (_ folder: String) -> AppCode? = { _ in nil }
  /// Called at the end of ``run()`` before the terminal is closed: where a signal ends the app,
  /// closing it ends the program.
  package var willClose: () -> Void = {}
  private(set) var course = Course.running

  /// Whether the app goes on.
  enum Course {
    case running, ending
    /// It ends without drawing again.
    case interrupted
  }

  /// - Parameters:
  ///   - scenes: The scenes of the list.
  ///   - scene: The scene that is shown first, which is open already.
  ///   - library: The documents that the scenes come from.
  ///   - opening: The screen on which a scene is opened; by default that of the first one.
  package init(
    scenes: [NamedScene], showing scene: OpenScene, on terminal: any Terminal,
    library: DocumentLibrary? = nil, editor: Editor = Editor(words: []),
    opening: ((NamedScene) -> SimulatedScreen)? = nil
  ) {
    (self.terminal, self.editor) = (terminal, editor)
    clock = AppClock(now: terminal.elapsed)
    pictureFolder = terminal.descriptor == nil ? nil : ""
    scene.console.terminal = terminal
    let screen = scene.host.screen
    workbench = Workbench(
      AppState(
        terminal: terminal.size, scene: scene.index, scenes: scenes.map(\.entry), screen: screen),
      scenes: scenes, scene: scene, library: library,
      in: Workbench.Surroundings(
        opening: opening ?? { _ in screen }, isScripted: terminal.descriptor == nil,
        usesASCII: terminal.glyphs == .ascii))
    workbench.app = self
    report.note(Display.notice(of: terminal.size))
  }

  var isRunning: Bool { course == .running }

  /// Runs until the user quits or the input is closed, and restores the terminal.
  ///
  /// Each turn handles the events that have arrived, draws if anything changed and a frame is due,
  /// and runs the main run loop until there is something to do.
  package func run() {
    let loop = MainLoop(
      waitingFor: [terminal.descriptor, workbench.watchedFiles?.watch.descriptor].compactMap(\.self)
    )
    if terminal.descriptor == nil { host.runReadyWork() }
    draw()
    while isRunning {
      takeEvents()
      // What the changes of files mark is marked from this moment on.
      keepTime()
      workbench.takeFileChanges(at: clock.now)
      if isRunning { workbench.explore(within: Self.slice) }
      workbench.takeConsole()
      if isRunning, isFrameDue { draw() }
      if isRunning { wait(in: loop) }
    }
    if course != .interrupted, needsDrawing { draw() }
    tellUnsaved()
    willClose()
    terminal.close()
  }

  /// The time that ruler and wall take between two events.
  private static let slice = Duration.milliseconds(4)

  /// Handles all events that have arrived, before drawing: a held key never lags behind.
  private func takeEvents() {
    while isRunning, let event = terminal.nextEvent() {
      keepTime()
      handle(event)
      if terminal.descriptor == nil { host.runReadyWork() }
    }
  }

  /// Handles one event, and updates the views. It does not draw.
  package func handle(_ event: Event) {
    workbench.takeChanges()
    workbench.takeConsole()
    workbench.scene.console.begin(
      ConsoleEvent(event) { [workbench] in
        // What is typed into a field is a key of the scene's.
        workbench.state.typedText(of: $0) != nil
          ? .returnKey : KeyMap.standard.command(for: $0, in: workbench.state.keyContext)
      })
    let shown = state
    let clicked = clickedCommand(of: event)
    let effects = workbench.state.handle(event, on: content, clicked: clicked) {
      pointing(in: $0, of: shown)
    }
    workbench.update()
    if state.motion.wandering == nil { workbench.wander() }
    workbench.carryOut(effects)
    workbench.state.settleFollowingKeys()
    workbench.followTyping()
    if case .resize(let size) = event { report.note(Display.notice(of: size)) }
    clock.restart(for: state)
    // A script does not wait for what is found out between events.
    if terminal.descriptor == nil { workbench.explore(within: nil) }
  }

  /// Ends the app once what goes on at present is done.
  func quit() { course = .ending }

  /// Quits without drawing again.
  func giveUp() { course = .interrupted }

  /// Advances the state if no event has come for ``AppState/milliseconds``.
  func pass() {
    workbench.takeChanges()
    state.tick()
    workbench.update()
    workbench.wander()
    clock.restart(for: state)
  }
}

/// What the user should be told once the app has ended.
package struct ClosingReport {
  /// Lines for standard error.
  package private(set) var notices: [String] = []
  /// Whether something was lost, which the status of the program tells.
  package private(set) var hasFailed = false

  /// Adds a notice, unless it is there already.
  mutating func note(_ notice: String?) {
    if let notice, !notices.contains(notice) { notices.append(notice) }
  }

  /// Adds a notice of something that is lost.
  mutating func fail(with notice: String) {
    note(notice)
    hasFailed = true
  }
}
