import Cells
import Stage
import TerminalIO
import Testing

@Suite struct `What the canvas shows of a gesture` {
  private let folder = DocumentFolder()

  private let tea = TeaDocument.party

  private func user(_ document: TeaDocument, _ keys: String) throws -> User {
    let path = try folder.write(document.xib, to: "Tea.xib")
    return try User(path, columns: 48, rows: 22, options: "--edit", keys: keys)
  }

  private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> Event {
    .mouse(MouseEvent(kind, at: CellPoint(column: column, row: row)))
  }

  @Test func `what a moved view meets is named`() throws {
    let held = TeaDocument(
      views: [TeaDocument.View("cup", 40, 80, 80, 120), TeaDocument.View("pot", 200, 81, 80, 80)],
      constraints: TeaDocument.holding("cup", 40, 80, 80, 120)
        + TeaDocument.holding("pot", 200, 81, 80, 80))
    let user = try user(held, "tab tab tab up")
    #expect(
      user.drawn == """
        ╭─────────────────────────────────┬───────────╮
        │                                 │           │
        │                                 ~           │
        │    ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄    │
        │     ┌──────────┐  cup.top  ┏━pot┴━━━┬━┓     │
        │     │          │           ┃~╌╌╌╌╌╌╌│╌┃     │
        ├─────│───────~──│───────────┤        ~ ┃     │
        │     │          │           ┃        │ ┃     │
        │     │          │           ├────~─────┤     │
        │     │          │           ┗━━━━━━━━┴━┛     │
        │     │          │                            │
        │     └──────────┘                            │
        """)
    try user.press("tab")
    #expect(!user.picture.contains("┄"))
  }

  @Test func `the rectangle and the connecting line of the mouse are seen until it is up`() throws {
    let user = try user(tea, "c c c c")
    user.send(mouse(.press(.left), 2, 15), mouse(.drag(.left), 7, 17))
    #expect(
      user.lines[15...17].map { String($0.prefix(9)) } == ["┃ ┌╌╌╌╌┐ ", "┃ ╎    ╎ ", "┃ └╌╌╌╌┘ "])
    user.send(mouse(.release(.left), 7, 17))
    #expect(!user.lines[15].contains("┌"))
    user.send(mouse(.press(.right), 10, 8), mouse(.drag(.right), 32, 8))
    #expect(user.lines[8].hasPrefix("│     ┃   ●·····" + "················●"))
    user.send(mouse(.release(.right), 32, 8))
    #expect(!user.picture.contains("●"))
    #expect(user.tool != nil)
  }

  @Test func `a view goes as many rows as the mouse, where texts took rows from others`() throws {
    let lines = (0..<6).map {
      TeaDocument.View("l\($0)", 16, 10 + 12 * $0, 80, 12, text: "Tea \($0)")
    }
    let crowded = TeaDocument(
      views: lines + [TeaDocument.View("cup", 120, 200, 80, 60)], constraints: [])
    let user = try user(crowded, "ctrl-n c c c c")
    let cup = try #require(user.place(of: "cup"))
    user.send(
      mouse(.press(.left), cup.column, cup.row), mouse(.drag(.left), cup.column + 4, cup.row + 3))
    let distance = try #require(user.mouseDistance)
    #expect(user.place(of: "cup") == CellPoint(column: cup.column + 4, row: cup.row + 3))
    user.send(mouse(.release(.left), cup.column + 4, cup.row + 3))
    // Rows of texts are lower than the others.
    user.send(mouse(.press(.right), 4, 2), mouse(.drag(.right), 8, 5))
    let among = try #require(user.mouseDistance)
    #expect(abs(among.x - distance.x) < 0.01)
    #expect(among.y < distance.y / 1.5)
    user.send(mouse(.release(.right), 8, 5))
  }

  @Test func `esc takes back what the mouse has moved so far`() throws {
    let user = try user(tea, "c c c c tab tab tab")
    let before = user.frame(of: "view/cup")
    user.send(mouse(.press(.left), 10, 8), mouse(.drag(.left), 14, 9))
    #expect(try user.steps().count == 1)
    try user.press("escape")
    #expect(try user.steps().isEmpty)
    #expect(user.frame(of: "view/cup") == before)
    #expect(user.picture.contains("┏━cup━"))
    user.send(mouse(.drag(.left), 20, 9), mouse(.release(.left), 20, 9))
    #expect(try user.steps().isEmpty)
  }
}
