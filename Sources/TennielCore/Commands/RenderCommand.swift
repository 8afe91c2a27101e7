import Cells
import Foundation
import Stage

extension Program {
  /// `render SCENE`: prints one frame, without a terminal.
  @MainActor
  func render(_ arguments: Arguments) throws(UsageError) -> Outcome {
    let index = try scene(of: arguments)
    return render(try open(index, arguments), of: index, arguments)
  }

  /// One frame of a scene, in the format of the arguments.
  @MainActor
  func render(_ host: SceneHost, of index: Int, _ arguments: Arguments) -> Outcome {
    host.animates = false
    host.runReadyWork()
    let content = host.snapshot
    var outcome = Outcome(diagnostics: documentNotes.map { "\(name): \($0)\n" }.joined())
    switch arguments.format {
    case .json:
      outcome.output = LayoutReport(scene: scenes[index].name, snapshot: content).json + "\n"
    case .text, .ansi, nil:
      let depth = arguments.renderDepth(in: environment)
      let picture = ViewPainter.paint(
        host, in: arguments.viewport(of: host.screen),
        options: ViewPainter.Options(
          glyphs: arguments.glyphs ?? environment.glyphs, depth: depth ?? .none))
      outcome.output = text(of: picture, depth: depth) + "\n"
    }
    for problem in content.problems {
      let fails = arguments.failOn.contains(problem.kind)
      if fails { outcome.status = 1 }
      if fails || problem.kind == .notice {
        outcome.diagnostics += "\(name): \(problem.message)\n"
      }
    }
    outcome.diagnostics += notices(on: index, arguments).map { "\(name): \($0)\n" }.joined()
    return outcome
  }

  /// What the document asks for and did not get: a line for each kind, or all of it.
  @MainActor
  private func notices(on index: Int, _ arguments: Arguments) -> [String] {
    guard let path = scenes[index].origin?.path,
      let entries = library?.file(at: path)?.document?.resources.report.entries
    else { return [] }
    return arguments.wantsNotices ? entries.map(\.line) : entries.summary
  }
}

extension Arguments {
  /// The viewport at true scale, or with the width given by `--columns`.
  func viewport(of screen: SimulatedScreen) -> Viewport {
    Viewport(screenSize: screen.size, columns: columns)
  }

  /// The colours of a rendered frame: those of `--format ansi`, else those of printed text.
  func renderDepth(in environment: ProgramEnvironment) -> ColorDepth? {
    guard format == .ansi, color == .automatic else { return depth(in: environment) }
    return environment.refusesColor ? ColorDepth.none : environment.depth
  }
}
