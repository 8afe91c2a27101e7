import Cells
import SeededRandom
import TerminalIO
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

/// Dice with a seed, so that a failure can be played again.
struct Dice {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func roll(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}

@Suite struct FuzzTests {
  static func event(_ dice: inout Dice) -> Event {
    let cell = CellPoint(column: dice.roll(90), row: dice.roll(30))
    let keys = KeyMap.standard.rows.flatMap { $0.bindings }
      .filter { $0.command != .quit }.map(\.key)
    switch dice.roll(20) {
    case 0: return .resize(CellSize(columns: dice.roll(220), rows: dice.roll(70)))
    case 1: return .mouse(MouseEvent(.press(.left), at: cell))
    case 2: return .mouse(MouseEvent(.drag(.left), at: cell))
    case 3: return .mouse(MouseEvent(.release(.left), at: cell))
    case 4: return .mouse(MouseEvent(.scroll([.up, .down, .left, .right][dice.roll(4)]), at: cell))
    case 5: return .key(Key(Character(UnicodeScalar(UInt8(33 + dice.roll(94))))))
    case 6: return .resumed
    default: return .key(keys[dice.roll(keys.count)])
    }
  }

  @Test(arguments: seeds(2, inProofs: 24))
  func `whatever is pressed, the screen has its size and q quits`(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    var events: [Event] = []
    for _ in 0..<120 {
      let next = Self.event(&dice)
      if next != .key(Key("q")) { events.append(next) }
    }
    let scenes = NamedScene.shipped
    let terminal = ScriptedTerminal(
      size: CellSize(columns: 80, rows: 24), glyphs: dice.roll(2) == 0 ? .ascii : .unicode)
    let program = Program.tenniel(scenes)
    let first = dice.roll(scenes.count)
    let host = try program.open(first, Arguments(.play))
    let app = program.app(showing: host, of: first, on: terminal)
    var size = terminal.size
    for event in events {
      if case .resize(let new) = event { size = new }
      app.handle(event)
      if dice.roll(8) == 0 { app.pass() }
      if dice.roll(8) == 0 {
        let bytes = (0..<dice.roll(300)).map { _ in UInt8(dice.roll(256)) }
        terminal.printed = [
          PrintedBytes(stream: dice.roll(2) == 0 ? .output : .error, bytes: bytes)
        ]
      }
      let grid = app.compose()
      #expect(grid.size == size)
    }
    terminal.play([.key(Key("q"))])
    app.run()
    #expect(terminal.isClosed)
  }
}
