import Cells
import TerminalIO
import Testing

@MainActor
struct ScriptedTerminalTests {
  private let small = CellSize(columns: 3, rows: 1)

  private func grid(_ text: String) -> CellGrid {
    var grid = CellGrid(size: CellSize(columns: text.count, rows: 1))
    _ = grid.write(text, at: CellPoint(column: 0, row: 0), style: nil)
    return grid
  }

  @Test func `events are played in order, then the input is closed`() {
    let terminal = ScriptedTerminal(size: small, events: [.key(Key("a"))])
    terminal.play([.key(Key("b"))])
    #expect(terminal.nextEvent(within: nil) == .key(Key("a")))
    #expect(terminal.nextEvent(within: 0) == .key(Key("b")))
    #expect(terminal.nextEvent(within: nil) == .closed)
    #expect(terminal.nextEvent(within: 10) == .closed)
  }

  @Test func `a pause lets a wait with a limit pass, and no other`() {
    let terminal = ScriptedTerminal(size: small)
    terminal.pause()
    terminal.play([.key(Key("a"))])
    terminal.pause()
    terminal.play([.key(Key("b"))])
    #expect(terminal.nextEvent(within: 100) == nil)
    #expect(terminal.nextEvent(within: 100) == .key(Key("a")))
    #expect(terminal.nextEvent(within: nil) == .key(Key("b")))
  }

  @Test func `its time is that of its waits, of which each takes what it has patience for`() {
    let terminal = ScriptedTerminal(size: small)
    terminal.wait(milliseconds: 100)
    terminal.play([.key(Key("a"))])
    terminal.pause()
    terminal.play([.wait(milliseconds: 50), .event(.key(Key("b")))])
    #expect(terminal.nextEvent(within: 0) == nil)
    #expect(terminal.elapsed == .zero)
    #expect(terminal.nextEvent(within: 70) == nil)
    #expect(terminal.elapsed == .milliseconds(70))
    #expect(terminal.nextEvent(within: 70) == .key(Key("a")))
    #expect(terminal.elapsed == .milliseconds(100))
    #expect(terminal.nextEvent(within: 20) == nil)
    #expect(terminal.elapsed == .milliseconds(120))
    #expect(terminal.nextEvent(within: nil) == .key(Key("b")))
    #expect(terminal.elapsed == .milliseconds(170))
    #expect(terminal.nextEvent(within: nil) == .closed)
  }

  @Test func `every grid is kept, cut or filled to the size of the moment`() {
    let terminal = ScriptedTerminal(
      size: small, events: [.resize(CellSize(columns: 5, rows: 2))])
    terminal.show(grid("abcd"))
    _ = terminal.nextEvent(within: nil)
    #expect(terminal.size == CellSize(columns: 5, rows: 2))
    terminal.show(grid("abcd"))
    #expect(terminal.shown.map(\.text) == ["abc", "abcd\n"])
    #expect(terminal.screen?.size == CellSize(columns: 5, rows: 2))
  }

  @Test func `a stop is counted, and the program goes on before anything else happens`() {
    let terminal = ScriptedTerminal(size: small, events: [.key(Key("a"))])
    terminal.suspend()
    #expect(terminal.suspensions == 1)
    #expect(terminal.nextEvent(within: nil) == .resumed)
    #expect(terminal.nextEvent(within: nil) == .key(Key("a")))
  }

  @Test func `nothing is shown once it is closed`() {
    let terminal = ScriptedTerminal(size: small)
    terminal.close()
    terminal.show(grid("a"))
    #expect(terminal.isClosed)
    #expect(terminal.shown.isEmpty)
  }
}
