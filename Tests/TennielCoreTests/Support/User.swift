import Cells
import Painting
import Stage
import TerminalIO
import Testing
import UIKit

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

/// Somebody at the terminal: presses keys, moves the mouse, and looks at the screen.
final class User {
  /// The terminal, of which is seen what is then written to it.
  var terminal: ScriptedTerminal {
    seen = nil
    return scripted
  }
  let scripted: ScriptedTerminal
  private var running: App!
  /// The app, of which is seen what then becomes of it.
  private var app: App {
    seen = nil
    return running
  }
  /// Where the documents of `learn` are, and copies of the program's own.
  private let lessons: LessonFolder?
  private let copies: WorkFolder?
  private var presses = 0

  /// What the ruler knows; nil without one.
  var rulerReading: RulerReading? { app.state.display.panes.ruler?.reading }

  /// Opens a scene as `tenniel SCENE` does, and presses keys.
  init(
    _ scene: String, columns: Int = 80, rows: Int = 24, glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .none, options: String = "", variables: [String: String] = [:],
    among scenes: [NamedScene] = NamedScene.shipped, keys: String = ""
  ) throws {
    var arguments = try Arguments(parsing: [scene] + options.split(separator: " ").map(String.init))
    if !options.contains("--seed") { arguments.idSeed = 0 }
    let tenniel = Program.tenniel(scenes, variables: variables)
    let program: Program
    if arguments.command == .learn {
      let folder = LessonFolder(in: StateFolder(in: variables))
      try folder.prepare(anewFrom: arguments.lesson.map { $0 - 1 })
      lessons = folder
      program = try LearnCommand(program: tenniel, arguments: arguments).learning(in: folder)
    } else {
      lessons = nil
      program = try tenniel.opening(arguments)
    }
    copies = program.library?.copies
    scripted = ScriptedTerminal(
      size: CellSize(columns: columns, rows: rows), glyphs: glyphs, depth: depth)
    let index = try program.scene(of: arguments)
    let console = SceneConsole()
    let host = try program.open(index, arguments, observer: console.note)
    running = program.app(
      showing: host, of: index, on: scripted, arguments, console, lessons: lessons)
    try press(keys)
  }

  deinit {
    lessons?.close()
    copies?.close()
  }

  /// Closes the input, and runs the app to its end.
  func leaveApp() { app.run() }

  var isRunning: Bool { running.isRunning }

  /// What the app tells at its end, and whether something is lost.
  var notices: [String] { app.report.notices }
  var hasFailed: Bool { app.report.hasFailed }

  /// Plays words as `--keys` takes them.
  ///
  /// A test that presses a key until something is seen ends where it is never seen.
  func press(_ words: String) throws {
    presses += 1
    try #require(presses < 3000, "\(words) was pressed again and again")
    let events = try EventScript.events(words)
    Program.notingExceptions { for event in events { app.handle(event) } }
  }

  /// Does what has no word of its own, such as half a drag.
  func send(_ events: Event...) {
    for event in events { app.handle(event) }
  }

  /// Notices what others have written into the files of the documents meanwhile.
  /// - Parameter time: The time that has passed since.
  func noticeFiles(after time: Duration = .zero) {
    app.clock.now += time
    app.workbench.takeFileChanges(at: app.clock.now)
  }

  /// Has the system give no watches any more.
  func loseWatches() {
    app.workbench.watchedFiles = WatchedFiles(watch: FileWatch(descriptor: -1))
    app.workbench.watchFiles()
  }

  /// Lets pictures be written into a folder.
  func keepPictures(in folder: String) { app.pictureFolder = folder }

  /// Has another program write a file, and notices it.
  func notice(_ write: @autoclosure () throws -> String) rethrows {
    _ = try write()
    noticeFiles()
  }

  /// Notices the time that has passed for the terminal.
  func keepTime() { app.keepTime() }

  /// Has the terminal show what there is.
  func draw() { app.draw() }

  /// Does nothing for a moment, as often as asked.
  func wait(times: Int = 1) {
    for _ in 0..<times { app.pass() }
  }

  /// Whether nothing goes on by itself any more but the marks of moved views, which fade.
  var hasNothingToDo: Bool {
    app.state.milliseconds == AppState.markMilliseconds || app.state.milliseconds == nil
  }

  /// Has the panes as a file remembers them.
  func arrangePanes(as file: PaneMemoryFile) { PlayCommand.arrangePanes(of: app, as: file) }

  var library: DocumentLibrary? { app.library }
  func offerRecovery() { app.workbench.unsavedWork.offerRecovery() }
  func offerCopy() { app.workbench.unsavedWork.offerCopy() }

  /// What the program remembers of the panes at its end.
  var paneMemory: PaneMemory { app.state.display.paneMemory }
  /// How many points of the canvas the mouse has gone so far, which is said of no gesture.
  var mouseDistance: CGPoint? {
    app.state.building?.mouse.map { CGPoint(x: $0.distance.x, y: $0.distance.y) }
  }
  /// The scene that is edited as it is on the canvas, a value by which others are tested.
  var editedScene: BuildingScene? { app.state.building?.scene }
  func view(at path: ViewPath) -> UIView? { app.host.view(at: path) }
  var content: SceneSnapshot { running.content }
  /// The frame of a view in its superview, which a picture shows by cells alone.
  func frame(of path: ViewPath) -> CGRect? { content.view(at: path)?.frame }

  /// What is seen, until something is done.
  private var seen: (grid: CellGrid, screen: String, lines: [String])?
  private var sight: (grid: CellGrid, screen: String, lines: [String]) {
    if let seen { return seen }
    let grid = running.compose()
    let screen = grid.text
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    seen = (grid, screen, lines)
    return (grid, screen, lines)
  }
  var grid: CellGrid { sight.grid }
  var screen: String { sight.screen }
  var lines: [String] { sight.lines }

  var header: String { lines.first ?? "" }
  var hints: String { lines.last ?? "" }
  var status: String { lines.dropLast().last ?? "" }
  /// The row above the status, which says what is wrong with a line that is typed.
  var refusal: String { lines.dropLast(2).last ?? "" }

  /// The lines that hold a text.
  func lines(with text: String) -> [String] { lines.filter { $0.contains(text) } }

  /// What a cell of the canvas stands for, and what that keeps; nil if the terminal is too small.
  var scale: String? {
    FramePlaces(of: running.state).map {
      "1 cell = \($0.canvas.viewport.scaleText()), \(running.state.display.shownZoom.name)"
    }
  }

  /// What the inspector shows beside the canvas, below its title.
  var details: [String] {
    (pane("Inspector") ?? []).map { $0.trimmingPrefix(while: { $0 == " " }).description }
  }

  /// The cell in which a text begins.
  func place(of text: String) -> CellPoint? {
    for (row, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return CellPoint(column: TextWidth.width(of: String(line[..<range.lowerBound])), row: row)
      }
    }
    return nil
  }

  /// Clicks on the middle of a text.
  func click(_ text: String) throws {
    let cell = try #require(place(of: text), "nothing reads \(text)")
    try press("click:\(cell.column + TextWidth.width(of: text) / 2),\(cell.row)")
  }
}

extension User {
  /// The picture of the scene alone, and the one with all that is drawn over it; nil if the
  /// terminal is too small.
  var layers: (plain: Picture, drawn: Picture)? {
    guard let places = FramePlaces(of: app.state) else { return nil }
    let canvas = places.canvas.showing(app.host.shownScreenSize, app.state.display)
    let drawn = app.picture(on: canvas, of: app.state)
    var options = app.paintingOptions(for: app.state)
    (options.selection, options.constraint, options.moved) = (nil, nil, [])
    (options.showsConstraintLines, options.showsGuides, options.names) = (false, false, .none)
    options.frames = PlacedScene(of: app.state, on: app.content)?.framesElsewhere ?? [:]
    return (ViewPainter.picture(of: app.host, in: canvas.viewport, options: options), drawn)
  }
}

extension User {
  /// The picture of the device that fills the screen's width, without what is around it.
  var picture: String {
    let lines = lines.dropFirst()
    let end = lines.dropFirst().firstIndex { $0.hasPrefix("╰") || $0.hasPrefix("+") } ?? 0
    return lines.prefix(through: end).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// The picture down to the last row in which something is drawn, without the line below all.
  var drawn: String {
    var rows = picture.split(separator: "\n").dropLast()
    while rows.last?.allSatisfy({ "│| ".contains($0) }) == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
