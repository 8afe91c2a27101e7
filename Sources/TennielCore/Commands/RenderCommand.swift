import Cells
import Commands
import Documents
import Findings
import InterfaceBuilder
import Nibs
import Painting
import Stage
import TerminalApp
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
    ],
    run: { program, arguments throws(UsageError) in
      try RenderCommand(program: program, arguments: arguments).run()
    })
}

/// `render SCENE`: prints one frame, without a terminal; of a folder or several documents, one of
/// each scene.
@MainActor
struct RenderCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    if let library = program.library, program.namedScenes.isEmpty, library.namesSeveral {
      return try renderAll(of: library)
    }
    let index = try program.scene(of: arguments)
    let host = try program.open(index, arguments)
    var outcome = render(host, of: index)
    outcome.scene = host
    return outcome
  }

  /// One frame of a scene, in the format of the arguments.
  /// - Parameter place: The name before the scene's problems, where those of other scenes are told
  ///   as well. What is wrong with its document is then left to be told once.
  func render(
    _ host: SceneHost, of index: Int, at place: String? = nil
  ) -> Outcome {
    host.animates = false
    host.runReadyWork()
    let entries = loadingEntries(of: index)
    for entry in entries { host.note(entry.line.printable) }
    let content = host.snapshot
    var outcome = Outcome()
    let start = program.name + ": " + (place.map { $0 + ": " } ?? "")
    if place == nil {
      outcome.diagnostics = program.documentNotes.map { start + $0 + "\n" }.joined()
    }
    switch arguments.format {
    case .json:
      outcome.output =
        LayoutReport(scene: place ?? program.scenes[index].name, snapshot: content).json + "\n"
    case .text, .ansi, .svg, .junit, .sarif, .github, nil:
      let depth = arguments.renderDepth(in: program.environment)
      let viewport = arguments.viewport(of: host.filledScreen)
      var picture = ViewPainter.picture(
        of: host, in: viewport,
        options: ViewPainter.Options(
          glyphs: arguments.renderGlyphs(in: program.environment), depth: depth ?? .none,
          blocks: arguments.blocks))
      if arguments.showsOwnFrames,
        let design = program.scenes[index].design?.ifForeign(to: host.screen)
      {
        outcome.diagnostics += "\(start)\(design.notice)\n"
      } else if arguments.showsOwnFrames {
        OwnFrameLayer(frames: host.ownFrames(differingFrom: content, of: nil))
          .draw(on: &picture, glyphs: arguments.renderGlyphs(in: program.environment))
      }
      outcome.output =
        arguments.format == .svg
        ? picture.grid.svg(title: place ?? program.scenes[index].name)
        : picture.grid.printed(in: depth) + "\n"
    }
    outcome.add(findings(in: content.problems, besides: entries, start: start))
    if arguments.failingChecks.contains(.notice), hasFaults(index) {
      outcome.add(Outcome(status: 1))
    }
    if place == nil { outcome.diagnostics += notices(on: index) }
    return outcome
  }

  /// Whether something in a scene's document is worse than a hint.
  func hasFaults(_ index: Int) -> Bool {
    document(of: index)?.problems.contains { $0.severity != .hint } ?? false
  }

  /// The document that a scene is from; nil for a scene of code.
  private func document(of index: Int) -> OpenDocument? {
    program.scenes[index].origin.flatMap { program.library?.file(at: $0.path) }?.document
  }

  /// The messages of the problems for which the command fails, and of notices, with the status.
  /// - Parameters:
  ///   - entries: What a document asked for and did not get, which is told by itself.
  ///   - start: What each line begins with.
  func findings(
    in problems: [LayoutProblem], besides entries: [LoadingReport.Entry], start: String
  ) -> Outcome {
    var outcome = Outcome()
    for problem in problems {
      let status = problem.status(failing: arguments.failingChecks)
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
  func loadingEntries(of index: Int) -> [LoadingReport.Entry] {
    document(of: index)?.notices ?? []
  }

  /// The first errors of the document, and a line for each kind of thing that it asks for and did
  /// not get; with `--notes`, all its problems and all that it did not get.
  func notices(on index: Int) -> String {
    noticeLines(on: index).map { "\(program.name): \($0)\n" }.joined()
  }

  private func noticeLines(on index: Int) -> [String] {
    guard let document = document(of: index) else { return [] }
    let entries = document.notices
    let problems = document.problems
    if arguments.wantsNotes { return problems.map(\.text) + entries.map(\.text) }
    let errors = problems.filter { $0.severity == .error }
    let printed = errors.prefix(Self.mostErrors)
    let rest = problems.count { $0.severity != .hint } - printed.count
    let words = (printed.isEmpty ? "" : "more ") + "problem" + (rest == 1 ? "" : "s")
    return printed.map(\.text) + entries.summary
      + (rest == 0 ? [] : ["\(rest) \(words) of the document: --notes prints all"])
  }

  /// The most errors of a document that are printed without `--notes`.
  private static var mostErrors: Int { 10 }
}

extension Arguments {
  /// The viewport at true scale, or with the size given by `--columns` and `--rows`.
  func viewport(of screen: SimulatedScreen) -> Viewport {
    Viewport(screenSize: screen.size, columns: columns, rows: rows)
  }

  /// The characters of a rendered frame: all characters in pictures, which no terminal limits; the
  /// locale's characters in printed text.
  func renderGlyphs(in environment: ProgramEnvironment) -> GlyphSet {
    glyphs ?? (format == .svg ? .unicode : environment.glyphs)
  }

  /// The colours of a rendered frame: all colours in pictures, which no terminal limits; the
  /// environment's colours with `--format ansi`; and else the colours of printed text.
  func renderDepth(in environment: ProgramEnvironment) -> ColorDepth? {
    if format == .svg {
      if case .depth(let depth) = color { return depth }
      return color == .never ? ColorDepth.none : .direct
    }
    guard format == .ansi, color == .automatic else { return depth(in: environment) }
    return environment.refusesColor ? ColorDepth.none : environment.depth
  }
}
