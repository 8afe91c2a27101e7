import Cells
import Testing

@Suite struct `The lines of constraints while a document is edited` {
  private let folder = DocumentFolder()

  private let tea = TeaDocument.party

  private func user(
    _ document: TeaDocument, _ keys: String, columns: Int = 48, rows: Int = 22,
    glyphs: GlyphSet = .unicode
  ) throws -> User {
    let path = try folder.write(document.xib, to: "Tea.xib")
    let user = try User(path, columns: columns, rows: rows, glyphs: glyphs, options: "--edit")
    if user.pane("Views") != nil { try user.press("i") }
    try user.press(keys)
    return user
  }

  @Test func `spaces and sizes are I-bars, alignments plain lines`() throws {
    let user = try user(tea, "tab tab tab")
    #expect(
      user.drawn == """
        ╭──────────┬──────────────────────────────────╮
        │          │     Tea at six~┐                 │
        │          │      └╌╌╌╌╌╌╌╌╌┘                 │
        │    ═════════════════════════════════════    │
        │     ┏━cup┴━┬━┬━┓           ┌────────┬─┐     │
        │     ┃      │ │ ┃           │        │ │     │
        │     ┃      │ │ ┃           │        │ │     │
        ├─────┤      │ ≤ ├───────────┤        ≤ │     │
        │     ┃      │ │ ┃           │        │ │     │
        │     ├╌╌╌╌╌╌╌╌│╌┤           │        │ │     │
        │     ├────=─────┤           ├────=─────┤     │
        │     ┗━━━━━━┴━┴━┛           └────────┴─┘     │
        │    ═════════════════════════════════════    │
        """)
  }

  @Test func `equal sizes have a bar on each item, and inequalities their sign`() throws {
    let user = try user(tea, "tab tab tab tab")
    #expect(
      user.drawn == """
        ╭─────────────────────────────────────────────╮
        │                Tea at six~┐                 │
        │                 └╌╌╌╌╌╌╌╌╌┘                 │
        │    ═════════════════════════════════════    │
        │     ┌────────┬─┐           ┏━pot━━━━┬━┓     │
        │     │        │ │           ┃        │ ┃     │
        │     │        │ │           ┃        │ ┃     │
        │     │        ≤ ├───────────┤        ≤ ┃     │
        │     │        │ │           ┃        │ ┃     │
        │     │        │ │           ┃        │ ┃     │
        │     ├────=─────┤           ├────=─────┤     │
        │     └────────┴─┘           ┗━━━━━━━━┴━┛     │
        │    ═════════════════════════════════════    │
        """)
  }

  @Test func `in ASCII everything has its character`() throws {
    let user = try user(tea, "tab tab tab", glyphs: .ascii)
    #expect(
      user.drawn == """
        +----------+----------------------------------+
        |          |     Tea at six&.                 |
        |          |      ...........                 |
        |    -------------------------------------    |
        |     #=cup+=+=+=#           +--------+-+     |
        |     #      | | #           |        | |     |
        |     #      | <=#           |        | |     |
        |-----|      | | |-----------|        <=|     |
        |     #      | | #           |        | |     |
        |     | - - -|-|-|           |        | |     |
        |     |----=-----|           |----=-----|     |
        |     #======+=+=#           +--------+-+     |
        |    -------------------------------------    |
        """)
    let next = try self.user(tea, "tab tab tab tab", glyphs: .ascii)
    #expect(
      next.drawn == """
        +---------------------------------------------+
        |                Tea at six&.                 |
        |                 ...........                 |
        |    -------------------------------------    |
        |     +--------+-+           #=pot====+=#     |
        |     |        | |           #        | #     |
        |     |        <=|           #        | #     |
        |     |        | |-----------|        <=#     |
        |     |        | |           #        | #     |
        |     |        | |           #        | #     |
        |     |----=-----|           |----=-----|     |
        |     +--------+-+           #========+=#     |
        |    -------------------------------------    |
        """)
  }

  @Test func `the lines of a label leave its text as it is`() throws {
    let user = try user(tea, "tab tab")
    #expect(
      user.drawn == """
        ╭──────────────────────~↕─────────────────────╮
        │               ┃Tea at six~┐┃                │
        │                 └╌╌╌~╌╌╌╌╌┘                 │
        │                     ║                       │
        │     ┌──────────┐           ┌──────────┐     │
        │     │          │           │          │     │
        │     │          │           │          │     │
        │     │          │           │          │     │
        │     │          │           │          │     │
        │     │          │           │          │     │
        │     │          │           │          │     │
        │     └──────────┘           └──────────┘     │
        """)
  }

  @Test func `a broken constraint, an ambiguous item, a frame elsewhere have their signs`() throws {
    let trouble = TeaDocument(
      views: [
        TeaDocument.View("cup", 40, 80, 80, 120), TeaDocument.View("pot", 200, 40, 80, 40),
        TeaDocument.View("jug", 200, 200, 80, 80),
      ],
      constraints: TeaDocument.holding("cup", 40, 80, 80, 120) + [
        "cup.width constant=120", "pot.top view.top constant=40",
        "pot.leading cup.trailing constant=80", "pot.height constant=40",
      ] + TeaDocument.holding("jug", 160, 200, 80, 80))
    let user = try user(trouble, "tab tab")
    #expect(
      user.picture == """
        ╭──────────┬──────────────────────────────────╮
        │          │                                  │
        │          │                 ┌─────────?┐     │
        │          │                 │          │     │
        │     ┏━cup┴━━━┬!┓           └──────────┘     │
        │     ┃        │ ├─────?─────┤                │
        │     ┃        │ ┃                            │
        ├─────┤        │ ┃                            │
        │     ┃        │ ┃                            │
        │     ├────✗───│─┤                            │
        │     ├────✗─────┤                            │
        │     ┗━━━━━━━━┴━┛     ┌~╌╌╌╌┌──────────┐     │
        │                      ╎     │    ╎     │     │
        │                      ╎     │    ╎     │     │
        │                      ╎     │    ╎     │     │
        │                      ╎     │    ╎     │     │
        │                      └╌╌╌╌╌└──────────┘     │
        │                                             │
        ╰─────────────────────────────────────────────╯
        """)
    let next = try self.user(trouble, "tab tab tab")
    #expect(
      next.picture == """
        ╭─────────────────────────────────┬───────────╮
        │                                 ?           │
        │                            ┏━pot┴━━━┬?┓     │
        │                            ┃        ? ┃     │
        │     ┌─────────!┐           ┗━━━━━━━━┴━┛     │
        │     │          ├─────?─────┤                │
        │     │          │                            │
        │     │          │                            │
        │     │          │                            │
        │     │          │                            │
        │     │          │                            │
        │     └──────────┘     ┌~╌╌╌╌┌──────────┐     │
        │                      ╎     │    ╎     │     │
        │                      ╎     │    ╎     │     │
        │                      ╎     │    ╎     │     │
        │                      ╎     │    ╎     │     │
        │                      └╌╌╌╌╌└──────────┘     │
        │                                             │
        ╰─────────────────────────────────────────────╯
        """)
    let last = try self.user(trouble, "tab tab tab tab")
    #expect(
      last.picture == """
        ╭─────────────────────────────────┬───────────╮
        │                                 │           │
        │                            ┌─────────?┐     │
        │                            │    │     │     │
        │     ┌─────────!┐           └──────────┘     │
        │     │          │                ~           │
        │     │          │                │           │
        │     │          │                │           │
        │     │          │                │           │
        │     │          │                │           │
        │     │          │                │           │
        │     └──────────┘     ┌~╌╌╌╌┏━jug┴━━━┬━┓     │
        │                      ╎     ┃    ╎   │ ┃     │
        ├─────────────~──────────────┤    ╎   ~ ┃     │
        │                      ╎     ┃    ╎   │ ┃     │
        │                      ╎     ├────~─────┤     │
        │                      └╌╌╌╌╌┗━━━━━━━━┴━┛     │
        │                                             │
        ╰─────────────────────────────────────────────╯
        """)
  }

  @Test func `the selected constraint has heavy lines`() throws {
    let user = try user(tea, "tab tab tab j")
    #expect(
      user.drawn == """
        ╭──────────┬──────────────────────────────────╮
        │          │     Tea at six~┐                 │
        │          │      └╌╌╌╌╌╌╌╌╌┘                 │
        │    ═════════════════════════════════════    │
        │     ┏━cup┴━┬━┬━┓           ┌────────┬─┐     │
        │     ┃      │ │ ┃           │        │ │     │
        │     ┃      │ │ ┃           │        │ │     │
        ┣━40━━┫      │ ≤ ├───────────┤        ≤ │     │
        │     ┃      │ │ ┃           │        │ │     │
        │     ├╌╌╌╌╌╌╌╌│╌┤           │        │ │     │
        │     ├────=─────┤           ├────=─────┤     │
        │     ┗━━━━━━┴━┴━┛           └────────┴─┘     │
        │    ═════════════════════════════════════    │
        """)
  }

  @Test func `a key goes through those of selected views, with numbers, all, with problems, none`()
    throws
  {
    let user = try user(tea, "tab tab tab")
    let selected = user.picture
    #expect(!selected.contains("80"))
    try user.press("c")
    #expect(user.status.contains("Constraint lines: with numbers"))
    #expect(user.picture.contains("80@750"))
    try user.press("c")
    #expect(user.status.contains("Constraint lines: all"))
    #expect(user.picture != selected)
    try user.press("c")
    #expect(user.status.contains("Constraint lines: those with problems"))
    #expect(!user.picture.contains("├"))
    try user.press("c")
    #expect(user.status.contains("Constraint lines: none"))
    #expect(!user.picture.contains("80"))
    try user.press("c")
    #expect(user.picture == selected)
  }

  /// What the inspector says of the selected view and constraint, which it does in front of the
  /// canvas.
  private func chosen(_ user: User) throws -> [String?] {
    try user.press("i")
    let found = [user.details.first, user.markedConstraint]
    try user.press("i")
    return found
  }

  @Test func `a click on a line selects its constraint`() throws {
    let user = try user(tea, "tab tab tab c")
    try user.click("80@750")
    #expect(try chosen(user) == ["cup  UIView", "cup.width == 80 @ 750"])
  }

  @Test func `a click on a line keeps an item of it selected, or selects the inner one`() throws {
    let user = try user(tea, "tab tab tab tab")
    try user.click("≤")
    #expect(try chosen(user) == ["pot  UIView", "pot.height ≤ cup.height"])
    try user.press("tab tab c c")
    try user.click("├─────┤")
    #expect(try chosen(user) == ["cup  UIView", "cup.leading == view.leading + 40"])
  }

  @Test func `a tool shows what it would add before it does`() throws {
    let user = try user(tea, "tab tab tab tab 3 l", rows: 34)
    #expect(
      user.drawn == """
        ╭─────────────────────────────────────────────╮
        │                Tea at six~┐                 │
        │                 └╌╌╌╌╌╌╌╌╌┘                 │
        │                                             │
        │    ═════════════════════════════════════    │
        │     ┌────────┬─┐           ┏━pot━━┬━━━┓     │
        │     │        │ │           ┃      │   ┃     │
        │     │        │ │           ┃      │   ┃     │
        │     │        │ │           ┃      ≤   ┃     │
        │     │        ≤ ├───────────┤      │+24├╌┤   │
        │     │        │ │           ┃      │   ┃     │
        │     │        │ │           ┃      │   ┃     │
        │     ├────=─────┤           ├────=─────┤     │
        │     └────────┴─┘           ┗━━━━━━┴━━━┛     │
        │    ═════════════════════════════════════    │
        """)
  }

  @Test func `further selected views have heavy broken lines`() throws {
    let user = try user(tea, "c c c c tab tab space tab space tab")
    #expect(
      user.drawn == """
        ╭─────────────────────────────────────────────╮
        │               ╏Tea at six~┐╏                │
        │                 └╌╌╌╌╌╌╌╌╌┘                 │
        │                                             │
        │     ┏╍╍╍╍╍╍╍╍╍╍┓           ┏━pot━━━━━━┓     │
        │     ╏          ╏           ┃          ┃     │
        │     ╏          ╏           ┃          ┃     │
        │     ╏          ╏           ┃          ┃     │
        │     ╏          ╏           ┃          ┃     │
        │     ╏          ╏           ┃          ┃     │
        │     ╏          ╏           ┃          ┃     │
        │     ┗╍╍╍╍╍╍╍╍╍╍┛           ┗━━━━━━━━━━┛     │
        """)
  }

  @Test func `lines without room are counted beside the scale`() throws {
    let crowded = TeaDocument(
      views: (0..<12).map { TeaDocument.View("cup\($0)", 8, 8, 12, 12) },
      constraints: (0..<12).flatMap { TeaDocument.holding("cup\($0)", 8, 8, 12, 12) })
    let user = try user(crowded, "tab c c", columns: 60, rows: 12)
    try user.press("tab")
    #expect(user.status.contains(" lines"))
  }

  @Test func `no line hides a letter, on any screen`() throws {
    for (columns, rows) in [(48, 22), (60, 30), (80, 24), (34, 18)] {
      for keys in ["tab", "tab tab", "tab tab tab", "tab tab tab tab"] {
        for scope in ["", " c"] {
          let user = try user(tea, keys + scope, columns: columns, rows: rows)
          let with = user.grid
          try user.press(scope.isEmpty ? "c c c c" : "c c c")
          let without = user.grid
          for row in 1..<rows - 2 {
            for column in 0..<columns {
              let letter = without[column, row]
              guard let scalar = letter.scalar, scalar.properties.isAlphabetic else { continue }
              #expect(with[column, row].scalar == scalar, "\(keys)\(scope) at \(columns)")
            }
          }
        }
      }
    }
  }
}
