import Cells
import Stage
import TerminalIO
import Testing
import UIKit

@testable import TennielCore

/// Somebody at the terminal: presses keys, moves the mouse, and looks at the screen.
@MainActor
final class User {
  /// Files that were saved, by name.
  private(set) var saved: [(name: String, text: String)] = []
  /// Why nothing can be saved, as is known at once or only when it is tried; nil if it can.
  var obstacle: String?
  var failure: String?
  /// The texts that the app was asked to write, whatever came of it.
  private(set) var written: [String] = []
  private(set) var terminal: ScriptedTerminal
  private var app: App!
  /// Where the documents of `learn` are, and copies of the program's own.
  private let lessons: LessonFolder?
  private let copies: WorkFolder?

  /// Opens a scene as `tenniel SCENE` does.
  init(
    _ scene: String, columns: Int = 80, rows: Int = 24, glyphs: GlyphSet = .unicode,
    options: String = "", variables: [String: String] = [:],
    among scenes: [NamedScene] = NamedScene.shipped
  ) throws {
    var arguments = try Arguments(parsing: [scene] + options.split(separator: " ").map(String.init))
    if !options.contains("--seed") { arguments.idSeed = 0 }
    let tenniel = Program(
      name: "tenniel", scenes: scenes, environment: ProgramEnvironment(variables: variables))
    let program: Program
    if arguments.command == .learn {
      let folder = LessonFolder(in: StateFolder(in: variables))
      try folder.prepare(anewFrom: arguments.lesson.map { $0 - 1 })
      program = try tenniel.learning(in: folder, arguments)
    } else {
      program = try tenniel.opening(arguments)
    }
    lessons = program.lessons
    copies = program.library?.copies
    terminal = ScriptedTerminal(
      size: CellSize(columns: columns, rows: rows), glyphs: glyphs, depth: .none)
    let index = try program.scene(of: arguments)
    let console = SceneConsole()
    let host = try program.open(index, arguments, console: console)
    app = program.app(
      showing: host, of: index, on: terminal, arguments, console,
      files: FrameFiles(
        folder: "~/tea",
        isTaken: { [unowned self] path in saved.contains { $0.name == path } },
        obstacle: { [unowned self] _ in obstacle },
        write: { [unowned self] path, text, overwrites in
          written.append(text)
          if let failure { return .failed(reason: failure) }
          if overwrites { saved.removeAll { $0.name == path } }
          if saved.contains(where: { $0.name == path }) { return .taken }
          saved.append((path, text))
          return .saved(path)
        }))
  }

  deinit {
    lessons?.close()
    copies?.close()
  }

  /// Writes a file as somebody else does.
  func leave(_ text: String, in name: String) { saved.append((name, text)) }

  /// Closes the input, and runs the app to its end.
  func leaveApp() { app.run() }

  var isRunning: Bool { app.isRunning }

  /// What the app tells at its end, and whether something is lost.
  var notices: [String] { app.notices }
  var hasFailed: Bool { app.hasFailed }

  /// Plays words as `--keys` takes them.
  func press(_ words: String) throws {
    for event in try EventScript.events(words) { app.handle(event) }
  }

  /// Does what has no word of its own, such as half a drag.
  func send(_ events: Event...) {
    for event in events { app.handle(event) }
  }

  /// Notices what others have written into the files of the documents meanwhile.
  /// - Parameter time: The time that has passed since.
  func noticeFiles(after time: Duration = .zero) {
    app.now += time
    app.takeFileChanges()
  }

  /// Notices the time that has passed for the terminal.
  func keepTime() { app.keepTime() }

  /// Has the terminal show what there is.
  func draw() { app.draw() }

  /// Does nothing for a moment, as often as asked.
  func wait(times: Int = 1) {
    for _ in 0..<times { app.pass() }
  }

  /// Has the panes as a file remembers them.
  func arrangePanes(as file: PaneMemoryFile) { Program.arrangePanes(of: app, as: file) }

  var library: DocumentLibrary? { app.library }
  func offerRecovery() { app.offerRecovery() }
  func offerCopy() { app.offerCopy() }

  var state: AppState { app.state }
  func view(at path: ViewPath) -> UIView? { app.host.view(at: path) }
  var content: SceneSnapshot { app.content }
  var grid: CellGrid { app.compose() }
  var screen: String { grid.text }
  var lines: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var header: String { lines.first ?? "" }
  var hints: String { lines.last ?? "" }
  var status: String { lines.dropLast().last ?? "" }
  /// The row above the status, which says what is wrong with a line that is typed.
  var refusal: String { lines.dropLast(2).last ?? "" }

  /// The list of problems, from its title on.
  var list: [String] {
    let rect = state.problemsRect(on: content)
    var part = CellGrid(size: rect.size)
    part.draw(grid, at: CellPoint(column: 0, row: 0), from: rect)
    return part.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("─ ") ? String(line.dropFirst(2).prefix { $0 != "─" }) : String(line)
    }
  }

  /// Marks the entry of the list of problems of which a line has a text.
  func markInList(_ text: String) throws {
    let line = try #require(list.firstIndex { $0.contains(text) }, "nothing reads \(text)")
    let starts = ProblemList.entries(of: content, in: state).starts
    let entry = try #require(starts.lastIndex { $0 <= line - 1 })
    try press("home" + String(repeating: " down", count: entry))
  }

  /// The lines that hold a text.
  func lines(with text: String) -> [String] { lines.filter { $0.contains(text) } }

  /// What a cell of the canvas stands for, and what that keeps; nil if the terminal is too small.
  var scale: String? {
    FramePlaces(of: app.state).map {
      "1 cell = \($0.canvas.viewport.scaleText()), \(app.state.shownZoom.name)"
    }
  }

  /// What the inspector shows beside the canvas, below its title.
  var details: [String] {
    let inspector = lines.compactMap { line in
      line.lastIndex(of: "│").map { String(line[line.index(after: $0)...]) }
    }
    guard let title = inspector.firstIndex(where: { $0.hasPrefix("─ Inspector ") }) else {
      return []
    }
    return inspector[(title + 1)...].map { $0.trimmingPrefix(while: { $0 == " " }).description }
  }

  /// The cell in which a text begins.
  func place(of text: String) -> CellPoint? {
    for (row, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return CellPoint(
          column: TextWidth.width(of: String(line[..<range.lowerBound])), row: row)
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
    let canvas = places.canvas.showing(app.host.shownScreenSize, app.state)
    let drawn = app.picture(on: canvas, of: app.state)
    var options = app.paintingOptions(for: app.state)
    (options.selection, options.constraint, options.moved) = (nil, nil, [])
    (options.showsConstraintLines, options.showsGuides, options.names) = (false, false, .none)
    options.frames = app.state.placedScene(on: app.content)?.framesElsewhere ?? [:]
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
}
