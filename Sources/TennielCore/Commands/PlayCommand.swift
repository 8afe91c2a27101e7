import Commands
import Documents
import Stage
import TerminalApp
import TerminalIO

extension Subcommand {
  static let play = Subcommand(
    name: "play", operands: .scene, usage: "[SCENE]", isImplied: true,
    summary: "open a scene, or documents, in the terminal",
    about: [
      "SCENE may be a document: FILE.storyboard, FILE.xib, or FILE#SCENE for one of its scenes by",
      "identifier, title, class, label or id; or FILE.swift of an app, which is compiled as it is. The",
      "app opens several, and all below a FOLDER, and shows each save at once.",
    ], obstacleToInput: "the app reads the keys from there",
    run: { program, arguments throws(UsageError) in
      try PlayCommand(program: program, arguments: arguments).run()
    })
}

/// `SCENE`: runs the app in the terminal; with `--keys`, on a simulated terminal. Without a
/// terminal, one frame is printed.
@MainActor
struct PlayCommand {
  let program: Program
  let arguments: Arguments
  /// Where the documents of `learn` are; nil for other commands.
  var lessons: LessonFolder?

  func run() throws(UsageError) -> Outcome {
    let scene = try program.scene(of: arguments)
    let isScript = arguments.isScript
    let isTimed = isScript ? arguments.waits : program.environment.isInteractive
    let animates = arguments.animates && isTimed
    let console = SceneConsole()
    let host = try program.open(scene, arguments, animates: animates, observer: console.note)
    if isScript { return playScript(host, of: scene, console, animates: animates) }
    guard program.environment.isInteractive else { return frame(of: host, scene) }
    CrashReports.passErrors(isEnd: true)
    do throws(StartError) {
      let terminal = try CursesTerminal(arguments.terminalOptions(in: program.environment))
      // The message would be lost on the screen that is about to vanish.
      let (stop, end) = (LayoutException.stop, LayoutException.end)
      defer { (LayoutException.stop, LayoutException.end) = (stop, end) }
      LayoutException.stop = { message in
        terminal.close()
        stop(message)
      }
      LayoutException.end = { message in
        terminal.close()
        end(message)
      }
      let app = program.app(
        showing: host, of: scene, on: terminal, arguments, console, animates: animates,
        lessons: lessons)
      program.library?.journal = StateFolder(in: program.environment.variables).map {
        Journal(in: $0.url)
      }
      app.workbench.unsavedWork.offerCopy()
      app.workbench.unsavedWork.offerRecovery()
      let file = PaneMemoryFile(in: program.environment.variables)
      if let file { Self.arrangePanes(of: app, as: file) }
      app.willClose = { [unowned app] in
        file?.write(app.state.display.paneMemory)
        terminal.notices += program.documentNotes + app.report.notices
      }
      app.run()
      return Outcome(status: app.report.hasFailed ? 1 : 0)
    } catch {
      switch error {
      case .notATerminal, .noName, .dumb, .noCursorAddressing:
        return frame(of: host, scene, instead: error)
      case .unknown, .refused: return .usage(UsageError(error.description), program: program.name)
      }
    }
  }

  private func frame(of host: SceneHost, _ scene: Int) -> Outcome {
    RenderCommand(program: program, arguments: arguments).render(host, of: scene)
  }

  /// One frame in place of the app, and why the terminal can't show the app.
  func frame(
    of host: SceneHost, _ scene: Int, instead reason: StartError
  ) -> Outcome {
    var outcome = frame(of: host, scene)
    outcome.diagnostics += "\(program.name): \(reason); so this is one frame\n"
    return outcome
  }

  /// Plays the keys of the arguments, and prints the last screen. Animations take time only if the
  /// keys contain waits; otherwise the results are shown at once.
  private func playScript(
    _ host: SceneHost, of scene: Int, _ console: SceneConsole, animates: Bool
  ) -> Outcome {
    let depth = arguments.depth(in: program.environment)
    let terminal = arguments.scriptedTerminal(in: program.environment)
    let app = program.app(
      showing: host, of: scene, on: terminal, arguments, console, animates: animates,
      lessons: lessons)
    app.run()
    let output = terminal.screen.map { $0.printed(in: depth) + "\n" }
    return Outcome(
      output: output ?? "", diagnostics: program.diagnostics(of: app),
      status: app.report.hasFailed ? 1 : 0)
  }

  /// Gives the app the panes that are remembered. Where none are, it is opened for the first time,
  /// and says what to press.
  static func arrangePanes(of app: App, as file: PaneMemoryFile) {
    app.state.display.paneMemory = file.read()
    let columns = app.state.display.terminal.columns - 2
    if !file.isThere, app.state.message == nil {
      app.state.message = firstWords.first { $0.count <= columns }
    }
  }

  /// What somebody reads who opens the app for the first time, in one row, so that the device stays
  /// in sight.
  private static let firstWords = [
    "r rotates the device, tab selects a view, : lists all commands",
    "tab selects a view, : lists all commands", ": lists all commands",
  ]
}
