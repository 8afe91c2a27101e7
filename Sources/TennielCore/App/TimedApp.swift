import Cells
import Commands
import Documents
import TerminalApp
import TerminalIO

/// The app with a scene in it, for a program that times it: it hands over events, and takes the
/// pictures.
@MainActor
package struct TimedApp {
  /// The name of the scene.
  package let name: String
  private let app: App

  /// What opens the app with each scene that some words name, or else with each of the program.
  /// - Parameter words: What `render` takes: a scene or a document, and options about the screen.
  package static func openings(
    _ words: [String], on terminal: any Terminal
  ) throws -> [() throws -> TimedApp] {
    let arguments = try Arguments(parsing: [Subcommand.render.name] + words)
    let program = try Program(name: "tenniel", scenes: NamedScene.shipped).opening(arguments)
    let isAll = arguments.scene == nil && program.namedScenes.isEmpty
    let chosen = isAll ? Array(program.scenes.indices) : [try program.scene(of: arguments)]
    return chosen.map { index in
      { try TimedApp(index, of: program, arguments, on: terminal) }
    }
  }

  private init(
    _ index: Int, of program: Program, _ arguments: Arguments, on terminal: any Terminal
  ) throws {
    name = program.scenes[index].name
    let console = SceneConsole()
    let host = try program.open(index, arguments, observer: console.note)
    app = program.app(showing: host, of: index, on: terminal, arguments, console)
  }

  /// Sends the picture to the terminal.
  package func draw() { app.draw() }

  /// Handles an event without drawing.
  package func handle(_ event: Event) { app.handle(event) }

  /// Makes the picture.
  package func compose() -> CellGrid { app.compose() }

  /// Whether the scene comes from a document, and whether this can be edited.
  package var hasDocument: Bool { app.shownPath != nil }
  package var canEdit: Bool { hasDocument && app.state.obstacleToBuilding == nil }

  /// Reads the document again, as after a change of its file.
  package func readDocument() { app.workbench.readAgain() }

  /// Selects a constraint of the document; false without one.
  package func selectConstraint() -> Bool {
    let own = app.content.constraints.first { $0.origin == .scene && $0.id.element != nil }
    guard let own else { return false }
    app.state.select(own.id, on: app.content)
    return true
  }
}
