import Cells
import TerminalIO
import Testing

struct EventScriptTests {
  @Test func `keys, clicks, drags, the wheel and sizes are words`() throws {
    let left = MouseEvent.Button.left
    let events = try EventScript.events(
      " r shift-down\tclick:10,5 drag:1,2-3,4 scroll-down:0,0\nresize:100x30 ")
    #expect(
      events == [
        .key(Key("r")), .key(Key(.down, .shift)),
        .mouse(MouseEvent(.press(left), at: CellPoint(column: 10, row: 5))),
        .mouse(MouseEvent(.release(left), at: CellPoint(column: 10, row: 5))),
        .mouse(MouseEvent(.press(left), at: CellPoint(column: 1, row: 2))),
        .mouse(MouseEvent(.drag(left), at: CellPoint(column: 3, row: 4))),
        .mouse(MouseEvent(.release(left), at: CellPoint(column: 3, row: 4))),
        .mouse(MouseEvent(.scroll(.down), at: CellPoint(column: 0, row: 0))),
        .resize(CellSize(columns: 100, rows: 30)),
      ])
    #expect(try EventScript.events("") == [])
  }

  @Test func `waits stand between events`() throws {
    #expect(
      try EventScript.steps("r wait:100 q") == [
        .event(.key(Key("r"))), .wait(milliseconds: 100), .event(.key(Key("q"))),
      ])
    #expect(try EventScript.events("r wait:100 q") == [.key(Key("r")), .key(Key("q"))])
  }

  @Test(arguments: [
    ("r dwon", "no key is called 'dwon'"),
    ("click:10", "'click:10' is not an event: expected click:COLUMN,ROW"),
    ("click:-1,5", "'click:-1,5' is not an event: expected click:COLUMN,ROW"),
    ("drag:1,2", "'drag:1,2' is not an event: expected drag:COLUMN,ROW-COLUMN,ROW"),
    ("scroll-up:", "'scroll-up:' is not an event: expected scroll-up:COLUMN,ROW"),
    ("resize:99999x1", "'resize:99999x1' is not an event: expected resize:COLUMNSxROWS"),
    ("tap:1,1", "no key is called 'tap:1,1'"),
    ("wait:soon", "'wait:soon' is not an event: expected wait:MILLISECONDS"),
    ("wait:-1", "'wait:-1' is not an event: expected wait:MILLISECONDS"),
  ])
  func `the first word that is no event is named`(script: String, message: String) {
    let mistake = #expect(throws: EventScript.Mistake.self) { try EventScript.events(script) }
    #expect(mistake?.description == message)
  }
}
