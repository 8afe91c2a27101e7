import Cells
import TerminalIO
import Testing

@testable import TennielCore

@MainActor
@Suite struct QuitTests {
  private func run(_ events: [Event]) throws -> ScriptedTerminal {
    let terminal = ScriptedTerminal(size: CellSize(columns: 80, rows: 24), events: events)
    let program = Program(
      name: "tenniel", scenes: NamedScene.shipped, environment: ProgramEnvironment())
    try program.app(showing: program.open(0, Arguments()), of: 0, on: terminal, files: .none).run()
    return terminal
  }

  @Test(arguments: ["q", "ctrl-c", "? q", "x ctrl-c"])
  func `keys that quit leave the terminal, and what follows is not read`(keys: String) throws {
    let terminal = try run(EventScript.events(keys + " r"))
    #expect(terminal.isClosed)
    #expect(
      terminal.screen?.text.contains("414 × 736") == true || keys.contains("?")
        || keys.contains("x"))
  }

  @Test(arguments: [Event.closed, .interrupted])
  func `input that ends and a request to end are a way out too`(event: Event) throws {
    let terminal = try run([event])
    #expect(terminal.isClosed)
  }

  @Test(arguments: [Event.closed, .interrupted])
  func `what is to be done at the end is done before the terminal is closed`(event: Event) throws {
    let terminal = ScriptedTerminal(
      size: CellSize(columns: 80, rows: 24), events: try EventScript.events("z") + [event])
    let program = Program(
      name: "tenniel", scenes: NamedScene.shipped, environment: ProgramEnvironment())
    let app = try program.app(
      showing: program.open(0, Arguments()), of: 0, on: terminal, files: .none)
    var seen: [Bool] = []
    app.willClose = { [unowned app] in
      seen += [terminal.isClosed, app.state.paneMemory == PaneMemory()]
    }
    app.run()
    #expect(seen == [false, false])
    #expect(terminal.isClosed)
  }

  @Test func `nothing more is drawn for somebody who wants the program gone`() throws {
    #expect(try run([.interrupted]).shown.count == 1)
    #expect(try run(EventScript.events("r") + [.interrupted]).shown.count == 1)
    #expect(try run(EventScript.events("r")).screen?.text.contains("736 × 414") == true)
  }

  @Test func `ctrl-z stops the program, and it goes on afterwards`() throws {
    let terminal = try run(EventScript.events("ctrl-z r q"))
    #expect(terminal.suspensions == 1)
    #expect(terminal.screen?.text.contains("736 × 414") == true)
  }

  @Test func `marks of moved views fade when nothing happens`() throws {
    let terminal = ScriptedTerminal(
      size: CellSize(columns: 80, rows: 24), events: try EventScript.events("r"), depth: .none)
    // One wait ends what is worked off at once, the next one is the wait for the marks.
    terminal.pause()
    terminal.pause()
    let program = Program(
      name: "tenniel", scenes: NamedScene.shipped, environment: ProgramEnvironment())
    try program.app(showing: program.open(0, Arguments()), of: 0, on: terminal, files: .none).run()
    let shown = terminal.shown.map { $0.text.contains("•") }
    #expect(shown.prefix(3) == [false, true, false])
  }
}
