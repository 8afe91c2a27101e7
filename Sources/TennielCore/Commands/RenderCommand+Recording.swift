import Cells
import Stage
import TerminalIO

extension RenderCommand {
  /// `render SCENE --format cast`: what the app shows of the keys, or of the tour, as a recording.
  /// Problems are those that the scene has at the beginning and at the end.
  func record(_ index: Int) throws(UsageError) -> Outcome {
    let console = SceneConsole()
    let host = try program.open(index, arguments, animates: arguments.animates, console: console)
    let size = arguments.terminal ?? Arguments.usualTerminal
    let depth = arguments.renderDepth(in: program.environment) ?? .none
    let terminal = ScriptedTerminal(
      size: size, glyphs: arguments.renderGlyphs(in: program.environment), depth: depth)
    for step in arguments.keys ?? [] {
      terminal.play([step])
      if !arguments.waits { terminal.wait(milliseconds: Self.keyMilliseconds) }
    }
    if arguments.keys == nil {
      terminal.play([Key(name: "p").map(Event.key)].compactMap(\.self))
      terminal.wait(milliseconds: Demo(from: host.screen).milliseconds)
    }
    terminal.wait(milliseconds: Self.keyMilliseconds)
    let app = program.app(
      showing: host, of: index, on: terminal, arguments, console, animates: arguments.animates,
      files: .disk)
    app.recorder.whole = Recording(
      title: program.scenes[index].name, size: size, depth: depth, start: terminal.elapsed)
    var problems = host.snapshot.problems
    app.run()
    problems += app.host.snapshot.problems.filter { !problems.contains($0) }
    let entries = loadingEntries(of: index)
    var outcome = Outcome(
      output: app.recorder.whole?.text ?? "", diagnostics: program.diagnostics(of: app),
      status: app.report.hasFailed ? 1 : 0)
    outcome.add(findings(in: problems, besides: entries, start: program.name + ": "))
    if arguments.failOn.contains(.notice), !entries.isEmpty || hasFaults(index) {
      outcome.add(Outcome(status: 1))
    }
    outcome.diagnostics += notices(on: index)
    return outcome
  }

  /// The time after a key that somebody needs to see what it does.
  private static var keyMilliseconds: Int { 800 }
}
