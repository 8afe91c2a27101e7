import Commands
import Documents
import Stage
import TerminalApp
import TerminalIO

/// The app that a command runs.
extension Program {
  /// The app's notices, a line for each.
  @MainActor
  func diagnostics(of app: App) -> String {
    (documentNotes + app.report.notices).map { "\(name): \($0)\n" }.joined()
  }

  /// The app with a scene that is open.
  /// - Parameter lessons: Where the documents of `learn` are; nil for other commands.
  @MainActor
  func app(
    showing host: SceneHost, of scene: Int, on terminal: any Terminal,
    _ arguments: Arguments = Arguments(.play), _ console: SceneConsole = SceneConsole(),
    animates: Bool = false, lessons: LessonFolder? = nil
  ) -> App {
    let opened = OpenScene(
      scenes[scene], at: scene, on: host, console: console, animates: animates,
      chapter: arguments.chapter)
    let app = App(
      scenes: scenes, showing: opened, on: terminal, library: library,
      editor: Editor(in: environment.variables), opening: arguments.openingScreen)
    app.blocks = arguments.blocks
    app.startCode = { [self] folder in
      startCode(of: folder, arguments) { terminal.close() }
    }
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
}
