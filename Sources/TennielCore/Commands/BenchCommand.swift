import Cells
import Foundation
import Stage
import TerminalIO

extension Subcommand {
  static let bench = Subcommand(
    name: "bench", operands: .scene, usage: "[SCENE]",
    summary: "time keys, layout and painting of the scenes",
    about: [
      "Without SCENE all scenes are timed, on a terminal of 200 x 60 cells that nobody sees. SCENE may",
      "be a document, FILE.storyboard or FILE.xib: then the time from a save to the picture is given",
      "as well.",
    ],
    run: { program, arguments throws(UsageError) in
      try BenchCommand(program: program, arguments: arguments).run()
    })
}

/// `bench`: for each scene, the time of the first frame, the time from a key to the finished
/// grid, and the bytes of a frame, on a pseudo terminal of 200 by 60 cells. For a document's
/// scene also the time from a change of the file, or a change by a key, to the finished grid.
@MainActor
struct BenchCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    let size = CellSize(columns: 200, rows: 60)
    setenv("TERM", program.environment.variables["TERM"] ?? "xterm-256color", 1)
    var options = CursesTerminal.Options()
    options.glyphs = .unicode
    guard let pseudo = UnwatchedTerminal(size: size) else {
      return Outcome(
        diagnostics: "\(program.name): the system gives no pseudo-terminal\n", status: 1)
    }
    defer { withExtendedLifetime(pseudo) {} }
    options.input = pseudo.descriptor
    options.output = pseudo.descriptor
    let terminal: CursesTerminal
    do throws(StartError) {
      terminal = try CursesTerminal(options)
    } catch {
      return Outcome(diagnostics: "\(program.name): \(error)\n", status: 1)
    }
    defer { terminal.close() }
    return try bench(on: terminal, rounds: 10)
  }

  /// The table of `bench` for the scenes that the arguments name, or all.
  /// - Parameter rounds: How often the keys are played.
  func bench(
    on terminal: any Terminal, rounds: Int
  ) throws(UsageError) -> Outcome {
    let chosen =
      arguments.scene == nil && program.namedScenes.isEmpty
      ? Array(program.scenes.indices) : [try program.scene(of: arguments)]
    let keys = (0..<rounds).flatMap { _ in Self.keys }
    var rows: [String] = []
    for index in chosen {
      let measured = try measure(index, keys, on: terminal)
      rows.append(measured.row(named: program.scenes[index].name))
    }
    let size = "\(terminal.size.columns)x\(terminal.size.rows)"
    let lines = [
      "key to finished grid at \(size), microseconds: median (worst of \(keys.count) keys)", "",
    ]
    return Outcome(
      output: (lines + [Measurement.heading] + rows).joined(separator: "\n") + "\n")
  }

  /// Different keys, each of which changes the picture.
  private static let keys: [Event] = {
    let words =
      "right right down left up shift-left shift-right r tab w w w tab h h h t t T T tab l l g g c tab"
      + " b b b b b ] right [ d down d r tab D D r shift-down 0 z ctrl-down z i right i tab x escape"
    return (try? EventScript.events(words)) ?? []
  }()

  private func measure(
    _ index: Int, _ keys: [Event], on terminal: any Terminal
  ) throws(UsageError) -> Measurement {
    var result = Measurement()
    let clock = ContinuousClock()
    let start = clock.now
    let console = SceneConsole()
    let host = try program.open(index, arguments, console: console)
    let app = program.app(showing: host, of: index, on: terminal, arguments, console, files: .none)
    app.draw()
    result.first = clock.now - start
    for event in keys {
      let sent = terminal.bytesSent
      let begin = clock.now
      app.handle(event)
      let laidOut = clock.now
      let grid = app.compose()
      let painted = clock.now
      terminal.show(grid)
      result.layout.append(laidOut - begin)
      result.paint.append(painted - laidOut)
      result.total.append(painted - begin)
      result.flush.append(clock.now - painted)
      result.bytes.append(terminal.bytesSent - sent)
    }
    if app.shownPath != nil {
      for _ in 0..<21 {
        let begin = clock.now
        app.workbench.readAgain()
        _ = app.compose()
        result.reading.append(clock.now - begin)
      }
      measureEditing(app, &result)
    }
    return result
  }

  /// Times changes of one constant of the document, and taking them back, each up to the grid.
  private func measureEditing(_ app: App, _ result: inout Measurement) {
    guard app.state.obstacleToBuilding == nil else { return }
    let clock = ContinuousClock()
    func press(_ words: String) -> Duration {
      let begin = clock.now
      for event in (try? EventScript.events(words)) ?? [] { app.handle(event) }
      _ = app.compose()
      return clock.now - begin
    }
    _ = press("X")
    let constraints = app.content.constraints.filter { $0.origin == .scene }
    guard let constraint = constraints.first(where: { $0.id.element != nil }) else { return }
    app.state.select(constraint.id, on: app.content)
    for _ in 0..<21 { result.editing.append(press("+")) }
    for _ in 0..<21 {
      result.undoing.append(press("u"))
      _ = press("U")
    }
  }
}

/// The measurements of one scene.
private struct Measurement {
  var first = Duration.zero
  var layout: [Duration] = []
  var paint: [Duration] = []
  var total: [Duration] = []
  var flush: [Duration] = []
  var bytes: [Int] = []
  /// From a change of the document's file to the grid; none for a scene of code.
  var reading: [Duration] = []
  /// From a key that changes the document, and from a key that takes the change back, to the grid.
  var editing: [Duration] = []
  var undoing: [Duration] = []

  static let heading = [
    "scene".padded(toColumns: 34), "solve, layout".padded(toColumns: 17),
    "paint".padded(toColumns: 17),
    "key to grid".padded(toColumns: 17), "to terminal".padded(toColumns: 17),
    "bytes".padded(toColumns: 17),
    "first frame".padded(toColumns: 13), "file to grid".padded(toColumns: 17),
    "edit to grid".padded(toColumns: 17),
    "undo to grid",
  ].joined()

  func row(named name: String) -> String {
    [
      name.padded(toColumns: 34), Self.text(layout), Self.text(paint), Self.text(total),
      Self.text(flush),
      Self.text(bytes.sorted()), "\(first.microseconds)".padded(toColumns: 13), Self.text(reading),
      Self.text(editing),
      Self.text(undoing),
    ].joined().trimmingTrailingBlanks
  }

  private static func text(_ durations: [Duration]) -> String {
    text(durations.map(\.microseconds).sorted())
  }

  private static func text(_ sorted: [Int]) -> String {
    guard let worst = sorted.last else { return "" }
    return "\(sorted[sorted.count / 2]) (\(worst))".padded(toColumns: 17)
  }
}

extension Duration {
  fileprivate var microseconds: Int { Int((self / .microseconds(1)).rounded()) }
}
