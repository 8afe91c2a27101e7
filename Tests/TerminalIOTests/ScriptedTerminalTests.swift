import Cells
import TerminalIO
import Testing

@MainActor struct ScriptedTerminalTests {
  private let small = CellSize(columns: 3, rows: 1)

  private func grid(_ text: String) -> CellGrid {
    var grid = CellGrid(size: CellSize(columns: text.count, rows: 1))
    _ = grid.write(text, at: CellPoint(column: 0, row: 0), style: nil)
    return grid
  }

  @Test func `events are played in order, then the input is closed`() {
    let terminal = ScriptedTerminal(size: small, events: [.key(Key("a"))])
    terminal.play([.key(Key("b"))])
    #expect(terminal.nextEvent() == .key(Key("a")))
    #expect(terminal.nextEvent() == .key(Key("b")))
    #expect(terminal.nextEvent() == .closed)
    #expect(terminal.nextEvent() == .closed)
  }

  @Test func `a pause lasts until the time that is skipped to, and without one not at all`() {
    let terminal = ScriptedTerminal(size: small)
    terminal.pause()
    terminal.play([.key(Key("a"))])
    terminal.pause()
    terminal.play([.key(Key("b"))])
    #expect(terminal.nextEvent() == nil)
    terminal.skip(to: .milliseconds(100))
    #expect(terminal.elapsed == .milliseconds(100))
    #expect(terminal.nextEvent() == .key(Key("a")))
    #expect(terminal.nextEvent() == nil)
    terminal.skip(to: nil)
    #expect(terminal.elapsed == .milliseconds(100))
    #expect(terminal.nextEvent() == .key(Key("b")))
  }

  @Test func `its time is that of its waits, of which each passes as far as it is skipped`() {
    let terminal = ScriptedTerminal(size: small)
    terminal.wait(milliseconds: 100)
    terminal.play([.key(Key("a"))])
    terminal.play([.wait(milliseconds: 50), .event(.key(Key("b")))])
    #expect(terminal.nextEvent() == nil)
    #expect(terminal.elapsed == .zero)
    terminal.skip(to: .milliseconds(70))
    #expect(terminal.elapsed == .milliseconds(70))
    #expect(terminal.nextEvent() == nil)
    terminal.skip(to: .milliseconds(30))
    #expect(terminal.elapsed == .milliseconds(70))
    terminal.skip(to: .milliseconds(170))
    #expect(terminal.elapsed == .milliseconds(100))
    terminal.skip(to: .milliseconds(170))
    #expect(terminal.elapsed == .milliseconds(100))
    #expect(terminal.nextEvent() == .key(Key("a")))
    #expect(terminal.nextEvent() == nil)
    terminal.skip(to: nil)
    #expect(terminal.elapsed == .milliseconds(150))
    #expect(terminal.nextEvent() == .key(Key("b")))
    #expect(terminal.nextEvent() == .closed)
    terminal.skip(to: nil)
    #expect(terminal.elapsed == .milliseconds(150))
  }

  @Test func `every grid is kept, cut or filled to the size of the moment`() {
    let terminal = ScriptedTerminal(size: small, events: [.resize(CellSize(columns: 5, rows: 2))])
    terminal.show(grid("abcd"))
    _ = terminal.nextEvent()
    #expect(terminal.size == CellSize(columns: 5, rows: 2))
    terminal.show(grid("abcd"))
    #expect(terminal.shown.map(\.text) == ["abc", "abcd\n"])
    #expect(terminal.screen?.size == CellSize(columns: 5, rows: 2))
  }

  @Test func `a stop is counted, and the program goes on before anything else happens`() {
    let terminal = ScriptedTerminal(size: small, events: [.key(Key("a"))])
    terminal.suspend()
    #expect(terminal.suspensions == 1)
    #expect(terminal.nextEvent() == .resumed)
    #expect(terminal.nextEvent() == .key(Key("a")))
  }

  @Test func `programs are played, and are refused where none are`() {
    let terminal = ScriptedTerminal(size: small, events: [.key(Key("a"))])
    #expect(terminal.run(["vi"]) == .refused("there is no terminal to give to it"))
    var played: [[String]] = []
    terminal.programs = { words in
      played.append(words)
      return .ended(status: 3)
    }
    #expect(terminal.run(["vi", "a b"]) == .ended(status: 3))
    #expect(played == [["vi", "a b"]])
    #expect(terminal.nextEvent() == .resumed)
    #expect(terminal.nextEvent() == .key(Key("a")))
  }

  @Test func `nothing is shown once it is closed`() {
    let terminal = ScriptedTerminal(size: small)
    terminal.close()
    terminal.show(grid("a"))
    #expect(terminal.isClosed)
    #expect(terminal.shown.isEmpty)
  }
}
