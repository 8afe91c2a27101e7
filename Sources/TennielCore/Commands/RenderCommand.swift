import Cells
import Findings
import Foundation
import InterfaceBuilder
import Nibs
import Stage
import Wording

extension Subcommand {
  static let render = Subcommand(
    name: "render", operands: .scene, output: .frame, usage: "[SCENE]", needsScene: true,
    summary: "print one frame of a scene, or of each of a folder",
    about: [
      "SCENE may be a document: FILE.storyboard, FILE.xib, or FILE#SCENE for one of its scenes by",
      "identifier, title, class, label or id; of several documents, or all below a FOLDER, each scene",
      "is printed below its name.",
    ],
    status: [
      "Exit status: 0; 1 if --fail-on found something; 2 for a wrong command line, or a document that",
      "can't be read; 3 if a layout could not be computed fully.",
    ], run: { program, arguments throws(UsageError) in try program.render(arguments) })
}

extension Program {
  /// `render SCENE`: prints one frame, without a terminal; of a folder or several documents, one of
  /// each scene.
  @MainActor
  func render(_ arguments: Arguments) throws(UsageError) -> Outcome {
    let isRecording = arguments.format == .cast
    if let library, namedScenes.isEmpty, library.namesSeveral {
      return try renderAll(of: library, arguments)
    }
    let index = try scene(of: arguments)
    if isRecording { return try record(index, arguments) }
    let host = try open(index, arguments)
    Self.last = host
    return render(host, of: index, arguments)
  }

  /// The scene rendered last, which is kept until the process ends: taking apart the thousand views
  /// of a document one by one was a sixth of all instructions.
  @MainActor private static var last: SceneHost?

  /// One frame of a scene, in the format of the arguments.
  /// - Parameter place: The name before the scene's problems, where those of other scenes are told
  ///   as well. What is wrong with its document is then left to be told once.
  @MainActor
  func render(
    _ host: SceneHost, of index: Int, _ arguments: Arguments, at place: String? = nil
  ) -> Outcome {
    host.animates = false
    host.runReadyWork()
    let entries = loadingEntries(of: index)
    for entry in entries { host.note(entry.line.printable) }
    let content = host.snapshot
    var outcome = Outcome()
    let start = name + ": " + (place.map { $0 + ": " } ?? "")
    if place == nil { outcome.diagnostics = documentNotes.map { start + $0 + "\n" }.joined() }
    switch arguments.format {
    case .json:
      outcome.output =
        LayoutReport(scene: place ?? scenes[index].name, snapshot: content).json + "\n"
    case .text, .ansi, .svg, .cast, .junit, .sarif, .github, nil:
      let depth = arguments.renderDepth(in: environment)
      let viewport = arguments.viewport(of: host.screen)
      var picture = ViewPainter.picture(
        of: host, in: viewport,
        options: ViewPainter.Options(
          glyphs: arguments.renderGlyphs(in: environment), depth: depth ?? .none,
          blocks: arguments.blocks))
      if arguments.showsOwnFrames, let design = scenes[index].design?.ifForeign(to: host.screen) {
        outcome.diagnostics += "\(start)\(design.notice)\n"
      } else if arguments.showsOwnFrames {
        OwnFrameLayer(frames: host.ownFrames(differingFrom: content, of: nil))
          .draw(on: &picture, glyphs: arguments.renderGlyphs(in: environment))
      }
      outcome.output =
        arguments.format == .svg
        ? picture.grid.svg(title: place ?? scenes[index].name)
        : text(of: picture.grid, depth: depth) + "\n"
    }
    outcome.add(findings(in: content.problems, besides: entries, arguments, start: start))
    if arguments.failOn.contains(.notice), hasFaults(index) { outcome.add(Outcome(status: 1)) }
    if place == nil { outcome.diagnostics += notices(on: index, arguments) }
    return outcome
  }

  /// Whether something in a scene's document is worse than a hint.
  @MainActor
  func hasFaults(_ index: Int) -> Bool {
    document(of: index)?.problems.contains { $0.severity != .hint } ?? false
  }

  /// The document that a scene is from; nil for a scene of code.
  @MainActor
  private func document(of index: Int) -> OpenDocument? {
    scenes[index].origin.flatMap { library?.file(at: $0.path) }?.document
  }

  /// The messages of the problems for which the command fails, and of notices, with the status.
  /// - Parameters:
  ///   - entries: What a document asked for and did not get, which is told by itself.
  ///   - start: What each line begins with.
  func findings(
    in problems: [LayoutProblem], besides entries: [LoadingReport.Entry], _ arguments: Arguments,
    start: String
  ) -> Outcome {
    var outcome = Outcome()
    for problem in problems {
      let status = problem.status(failing: arguments.failOn)
      outcome.exit = ExitCode.worst(of: [outcome.exit, status])
      // What a document did not get follows, shortened.
      let isEntry = entries.contains { $0.line.printable == problem.message }
      if status != .good && !isEntry || problem.kind == .notice && !isEntry {
        outcome.diagnostics += "\(start)\(problem.message)\n"
      }
    }
    return outcome
  }

  /// What a scene's document asks for and did not get.
  @MainActor
  func loadingEntries(of index: Int) -> [LoadingReport.Entry] {
    document(of: index)?.notices ?? []
  }

  /// The first errors of the document, and a line for each kind of thing that it asks for and did
  /// not get; with `--notices`, all its problems and all that it did not get.
  @MainActor
  func notices(on index: Int, _ arguments: Arguments) -> String {
    noticeLines(on: index, arguments).map { "\(name): \($0)\n" }.joined()
  }

  @MainActor
  private func noticeLines(on index: Int, _ arguments: Arguments) -> [String] {
    guard let document = document(of: index) else { return [] }
    let entries = document.notices
    let problems = document.problems
    if arguments.wantsNotices { return problems.map(\.text) + entries.map(\.text) }
    let errors = problems.filter { $0.severity == .error }
    let printed = errors.prefix(Self.mostErrors)
    let rest = problems.count { $0.severity != .hint } - printed.count
    let words = (printed.isEmpty ? "" : "more ") + "problem" + (rest == 1 ? "" : "s")
    return printed.map(\.text) + entries.summary
      + (rest == 0 ? [] : ["\(rest) \(words) of the document: --notices prints all"])
  }

  /// The most errors of a document that are printed without `--notices`.
  private static var mostErrors: Int { 10 }
}

extension Arguments {
  /// The viewport at true scale, or with the size given by `--columns` and `--rows`.
  func viewport(of screen: SimulatedScreen) -> Viewport {
    Viewport(screenSize: screen.size, columns: columns, rows: rows)
  }

  /// The characters of a rendered frame: all characters in pictures and recordings, which no
  /// terminal limits; the locale's characters in printed text.
  func renderGlyphs(in environment: ProgramEnvironment) -> GlyphSet {
    glyphs ?? (isPicture ? .unicode : environment.glyphs)
  }

  /// Whether a frame is made for something else than this terminal.
  private var isPicture: Bool { format == .svg || format == .cast }

  /// The colours of a rendered frame: all colours in pictures and recordings, which no terminal
  /// limits; the environment's colours with `--format ansi`; and else the colours of printed text.
  func renderDepth(in environment: ProgramEnvironment) -> ColorDepth? {
    if isPicture {
      if case .depth(let depth) = color { return depth }
      return color == .never ? ColorDepth.none : .direct
    }
    guard format == .ansi, color == .automatic else { return depth(in: environment) }
    return environment.refusesColor ? ColorDepth.none : environment.depth
  }
}
