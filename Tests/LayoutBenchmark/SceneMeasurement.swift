import Cells
import Foundation
import TennielCore
import TerminalIO

/// For each scene the time of the first frame, the time from a key to the finished grid, and the
/// bytes of a frame, on a pseudo terminal of 200 by 60 cells. For a document's scene also the time
/// from a change of the file, or a change by a key, to the finished grid.
@MainActor enum SceneMeasurement {
  /// Different keys, each of which changes the picture.
  private static let keys: [Event] = {
    let words =
      "right right down left up shift-left shift-right r tab w w w tab h h h t t T T tab l l g g c tab"
      + " b b b b b ] right [ d down d r tab D D r shift-down 0 z ctrl-down z i right i tab x escape"
    return (0..<10).flatMap { _ in events(words) }
  }()

  private static func events(_ words: String) -> [Event] { (try? EventScript.events(words)) ?? [] }

  /// Prints the table of the scenes that some words name, or of all scenes of the program.
  /// - Parameter words: A scene or a document, and options about the screen.
  static func printAll(_ words: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    setenv("TERM", environment["TERM"] ?? "xterm-256color", 1)
    guard let pseudo = UnwatchedTerminal(size: CellSize(columns: 200, rows: 60)) else {
      return print("the system gives no pseudo-terminal")
    }
    defer { withExtendedLifetime(pseudo) {} }
    var options = CursesTerminal.Options()
    options.glyphs = .unicode
    options.input = pseudo.descriptor
    options.output = pseudo.descriptor
    let terminal = try CursesTerminal(options)
    defer { terminal.close() }
    var rows: [String] = []
    for open in try TimedApp.openings(words, on: terminal) {
      rows.append(try measure(open, on: terminal))
    }
    let size = "\(terminal.size.columns)x\(terminal.size.rows)"
    print("key to finished grid at \(size), microseconds: median (worst of \(keys.count) keys)\n")
    print(([SceneTimes.heading] + rows).joined(separator: "\n"))
  }

  /// The row of a scene.
  private static func measure(
    _ open: () throws -> TimedApp, on terminal: any Terminal
  ) throws -> String {
    var times = SceneTimes()
    let clock = ContinuousClock()
    let start = clock.now
    let app = try open()
    app.draw()
    times.first = clock.now - start
    for event in keys {
      let sent = terminal.bytesSent
      let begin = clock.now
      app.handle(event)
      let laidOut = clock.now
      let grid = app.compose()
      let painted = clock.now
      terminal.show(grid)
      times.layout.append(laidOut - begin)
      times.paint.append(painted - laidOut)
      times.total.append(painted - begin)
      times.flush.append(clock.now - painted)
      times.bytes.append(terminal.bytesSent - sent)
    }
    if app.hasDocument {
      for _ in 0..<21 {
        let begin = clock.now
        app.readDocument()
        _ = app.compose()
        times.reading.append(clock.now - begin)
      }
    }
    if app.canEdit { measureEditing(app, &times) }
    return times.row(named: app.name)
  }

  /// Times changes of one constant of the document, and taking them back, each up to the grid.
  private static func measureEditing(_ app: TimedApp, _ times: inout SceneTimes) {
    func press(_ words: String) -> Duration {
      let begin = ContinuousClock.now
      for event in events(words) { app.handle(event) }
      _ = app.compose()
      return ContinuousClock.now - begin
    }
    _ = press("X")
    guard app.selectConstraint() else { return }
    for _ in 0..<21 { times.editing.append(press("+")) }
    for _ in 0..<21 {
      times.undoing.append(press("u"))
      _ = press("U")
    }
  }
}

/// The measurements of one scene.
private struct SceneTimes {
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

  static let heading = line(
    "scene", ["solve, layout", "paint", "key to grid", "to terminal", "bytes"], "first frame",
    ["file to grid", "edit to grid", "undo to grid"])

  func row(named name: String) -> String {
    Self.line(
      name, [layout, paint, total, flush].map(Self.text) + [Self.text(bytes.sorted())],
      "\(first.microseconds)", [reading, editing, undoing].map(Self.text))
  }

  private static func line(
    _ name: String, _ ofKeys: [String], _ first: String, _ ofDocuments: [String]
  ) -> String {
    let cells =
      [name.padded(toColumns: 34)] + ofKeys.map { $0.padded(toColumns: 17) }
      + [first.padded(toColumns: 13)] + ofDocuments.map { $0.padded(toColumns: 17) }
    return cells.joined().replacing(#/ +$/#, with: "")
  }

  private static func text(_ durations: [Duration]) -> String {
    text(durations.map(\.microseconds).sorted())
  }

  private static func text(_ sorted: [Int]) -> String {
    guard let worst = sorted.last else { return "" }
    return "\(sorted[sorted.count / 2]) (\(worst))"
  }
}

extension Duration {
  fileprivate var microseconds: Int { Int((self / .microseconds(1)).rounded()) }
}
