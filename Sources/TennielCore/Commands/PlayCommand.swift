import AutoLayout
import Cells
import Stage
import TerminalIO

extension Subcommand {
  static let play = Subcommand(
    name: "play", operands: .scene, usage: "[SCENE]",
    summary: "open a scene, or documents, in the terminal",
    about: [
      "SCENE may be a document: FILE.storyboard, FILE.xib, or FILE#SCENE for one of its scenes by",
      "identifier, title, class, label or id. The app opens several, and all below a FOLDER, and shows",
      "each save at once.",
    ], page: \.playHelp, obstacleToInput: "the app reads the keys from there",
    run: { program, arguments throws(UsageError) in
      try program.play(arguments)
    })
}

extension Program {
  /// `SCENE`: runs the app in the terminal; with `--keys`, on a simulated terminal. Without a
  /// terminal, one frame is printed.
  @MainActor
  func play(_ arguments: Arguments) throws(UsageError) -> Outcome {
    let scene = try scene(of: arguments)
    let isScript = arguments.isScript
    let isTimed = isScript ? arguments.waits : environment.isInteractive
    let animates = arguments.animates && isTimed
    let console = SceneConsole()
    let host = try open(scene, arguments, animates: animates, console: console)
    if isScript {
      return playScript(host, of: scene, arguments, console, animates: animates)
    }
    guard environment.isInteractive else { return render(host, of: scene, arguments) }
    do throws(StartError) {
      let terminal = try CursesTerminal(terminalOptions(arguments))
      // The message would be lost on the screen that is about to vanish.
      let (stop, end) = (LayoutException.stop, LayoutException.end)
      LayoutException.stop = { message in
        terminal.close()
        stop(message)
      }
      LayoutException.end = { message in
        terminal.close()
        end(message)
      }
      let app = app(
        showing: host, of: scene, on: terminal, arguments, console, animates: animates,
        files: .disk)
      library?.journal = StateFolder(in: environment.variables).map { Journal(in: $0.url) }
      app.workbench.unsavedWork.offerCopy()
      app.workbench.unsavedWork.offerRecovery()
      let file = PaneMemoryFile(in: environment.variables)
      if let file { Self.arrangePanes(of: app, as: file) }
      app.willClose = { [unowned app] in
        file?.write(app.state.display.paneMemory)
        terminal.notices += documentNotes + app.report.notices
      }
      app.run()
      return Outcome(status: app.report.hasFailed ? 1 : 0)
    } catch {
      switch error {
      case .notATerminal, .noName, .dumb, .noCursorAddressing:
        return frame(of: host, scene, arguments, instead: error)
      case .unknown, .refused: return .usage(UsageError(error.description), program: name)
      }
    }
  }

  /// One frame in place of the app, and why the terminal can't show the app.
  @MainActor
  func frame(
    of host: SceneHost, _ scene: Int, _ arguments: Arguments, instead reason: StartError
  ) -> Outcome {
    var outcome = render(host, of: scene, arguments)
    outcome.diagnostics += "\(name): \(reason); so this is one frame\n"
    return outcome
  }

  /// Plays the keys of the arguments, and prints the last screen. Animations take time only if the
  /// keys contain waits; otherwise the results are shown at once.
  @MainActor
  private func playScript(
    _ host: SceneHost, of scene: Int, _ arguments: Arguments, _ console: SceneConsole,
    animates: Bool
  ) -> Outcome {
    let depth = arguments.depth(in: environment)
    let terminal = scriptedTerminal(arguments)
    let app = app(
      showing: host, of: scene, on: terminal, arguments, console, animates: animates,
      files: .disk)
    app.run()
    let output = terminal.screen.map { text(of: $0, depth: depth) + "\n" }
    return Outcome(
      output: output ?? "", diagnostics: diagnostics(of: app), status: app.report.hasFailed ? 1 : 0)
  }

  /// Gives the app the panes that are remembered. Where none are, it is opened for the first time,
  /// and says what to press.
  @MainActor
  static func arrangePanes(of app: App, as file: PaneMemoryFile) {
    app.state.display.paneMemory = file.read()
    if !file.isThere, app.state.message == nil { app.state.message = firstWords }
  }

  /// What somebody reads who opens the app for the first time.
  static let firstWords = "r rotates the device, tab selects a view, : lists all commands"

  /// The app's notices, a line for each.
  @MainActor
  func diagnostics(of app: App) -> String {
    (documentNotes + app.report.notices).map { "\(name): \($0)\n" }.joined()
  }

  @MainActor
  func app(
    showing host: SceneHost, of scene: Int, on terminal: any Terminal,
    _ arguments: Arguments = Arguments(), _ console: SceneConsole = SceneConsole(),
    animates: Bool = false,
    files: FrameFiles
  ) -> App {
    let opened = OpenScene(
      scenes[scene], at: scene, on: host, console: console, animates: animates,
      chapter: arguments.chapter)
    let app = App(
      scenes: scenes, showing: opened, on: terminal, library: library,
      editor: Editor(in: environment.variables), opening: arguments.openingScreen, files: files)
    app.blocks = arguments.blocks
    if let lessons {
      app.workbench.lessons = lessons
      app.state.panes.hasLesson = true
      app.state.display.refit()
      if let index = app.state.lessonIndex { lessons.keep(reached: index) }
    }
    app.state.display.layers.ownFrames = arguments.showsOwnFrames
    if !documentNotes.isEmpty { app.state.message = documentNotes.joined(separator: "; ") }
    if arguments.edits || lessons != nil {
      _ = app.state.perform(.build, on: app.content)
      if app.state.building != nil, arguments.asksForScreen {
        app.state.screen = arguments.openingScreen(for: scenes[scene])
        app.state.shownDocument.settings.language = arguments.documentSettings.language
      }
      app.workbench.update()
    }
    if arguments.follows {
      app.state.followTerminal()
      app.workbench.update()
    }
    return app
  }

  /// The grid as text, with escape sequences if it has colours.
  func text(of grid: CellGrid, depth: ColorDepth?) -> String {
    depth.map { grid.ansi(depth: $0) } ?? grid.text
  }
}

extension Arguments {
  /// Whether the app runs without a terminal.
  var isScript: Bool { keys != nil || terminal != nil }

  /// Whether the keys contain waits.
  var waits: Bool {
    (keys ?? []).contains { if case .wait = $0 { true } else { false } }
  }

  /// The colours of printed text; nil for text without escape sequences, which is the default for
  /// pipes and files.
  func depth(in environment: ProgramEnvironment) -> ColorDepth? {
    switch color {
    case .never: return nil
    case .always: return environment.depth
    case .depth(let depth): return depth
    case .automatic:
      return environment.showsColor && format != .text ? environment.depth : nil
    }
  }
}
