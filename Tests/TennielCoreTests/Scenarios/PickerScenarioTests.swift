import Stage
import Testing

@testable import TerminalApp

/// Lists that are searched by typing.
@Suite struct PickerScenarioTests {
  @Test func `what people ask for leads to its command`() throws {
    let user = try User("Form", keys: ": c u t")
    #expect(user.lines[1].hasPrefix("▸ list of problems: what the checks find"))
  }

  @Test func `a command is found by its words and performed`() throws {
    let user = try User("Form", keys: ": r o t")
    #expect(user.lines[0].hasPrefix(" Command: rot_  "))
    #expect(user.lines[1].hasPrefix("▸ rotate the device"))
    #expect(user.lines[1].hasSuffix("  r"))
    try user.press("enter")
    #expect(user.inFront == nil)
    #expect(user.header.contains("736 × 414"))
  }

  @Test func `commands that do something come first, then what means nothing now`() throws {
    for scene in ["Form", "gallery"] {
      let user = try User(scene, columns: 120, rows: 120, keys: ":")
      let rows = user.lines.indices.dropFirst().dropLast().filter { !user.lines[$0].isEmpty }
      #expect(user.lines[0].hasSuffix(" \(rows.count) of \(rows.count)"))
      let isPossible = rows.map { user.grid[2, $0].style != Palette.quiet }
      #expect(isPossible.first == true && isPossible.last == false)
      #expect(isPossible == isPossible.filter { $0 } + isPossible.filter { !$0 })
    }
  }

  @Test func `a command is found by its key`() throws {
    let user = try User("Form", keys: ": T")
    #expect(user.lines[1].hasPrefix("▸ smaller text (XS to AX5)"))
    try user.press("escape : D enter")
    #expect(user.device == "iPhone 7")
  }

  @Test func `a command that means nothing is quiet, says why, and says it again`() throws {
    let user = try User("Form", columns: 120, keys: ": n e x t space c h a p")
    #expect(user.lines[1].hasSuffix("]  This scene takes no swipes"))
    let cell = try #require(user.place(of: "swipe to"))
    #expect(user.grid[cell.column, cell.row].style == Palette.quiet)
    try user.press("enter")
    #expect(user.status.hasPrefix(" This scene takes no swipes"))
    try user.press("resize:60x24 : n e x t space c h a p")
    #expect(user.lines[0].hasSuffix("  This scene takes no swipes"))
    try user.press("escape escape : s p l i t enter")
    #expect(user.says("Only an iPad's screen is split: d and D go through the devices"))
  }

  /// What somebody types who does not know the app's words, and the keys that come first.
  private nonisolated static let words: [(typed: String, keys: [String])] = [
    ("conflict", ["x !"]), ("repair", ["x !"]), ("landscape", ["r"]),
    ("legend", ["?"]), ("undo", ["u"]), ("redo", ["U"]), ("zoom", ["z", "0"]), ("split", ["S"]),
    ("dark", ["m"]), ("font", ["t", "T"]), ("rtl", ["l"]), ("demo", ["p"]), ("log", ["~"]),
  ]

  @Test(arguments: words.indices)
  func `a command is found by words that it does not show`(index: Int) throws {
    let (typed, keys) = Self.words[index]
    let user = try User("Form", keys: ": " + typed.map(String.init).joined(separator: " "))
    #expect(try user.entries().prefix(keys.count).map(\.note) == keys)
  }

  @Test func `a command is found by why it means nothing, after all others`() throws {
    let user = try User("Form", keys: ": s w i p e s")
    #expect(try user.entries().map(\.note) == ["]", "["])
  }

  @Test func `why a command means nothing is shortened to its main clause, never cut`() throws {
    let user = try User("Form", keys: ": t w o space t h i r d s")
    let all = KeyMap.standard.commands(isBuilding: false).count
    #expect(user.lines[0] == " Command: two thirds_  1 of \(all)  Only an iPad's screen is split")
    #expect(user.lines[1].hasSuffix("  S"))
    for columns in [80, 100, 120] {
      let user = try User("Form", columns: columns, rows: 110, keys: ":")
      #expect(user.lines.dropLast().allSatisfy { !$0.hasSuffix("…") })
    }
  }

  @Test func `a command may open another list`() throws {
    let user = try User("Form", keys: ": p i c k enter")
    #expect(user.lines[0].hasPrefix(" Device: _"))
  }

  @Test func `the characters that match are marked`() throws {
    let user = try User("Form", keys: ": r o t")
    let cell = try #require(user.place(of: "rotate the"))
    let styles = (0..<4).map { user.grid[cell.column + $0, cell.row].style }
    #expect(styles == [Palette.match, Palette.match, Palette.match, Palette.strong])
  }

  @Test func `a device is found by a synonym, and has its name`() throws {
    let user = try User("Form", keys: "P")
    #expect(user.lines.contains { $0.hasPrefix("▸ iPhone 7 Plus") && $0.hasSuffix("414 × 736") })
    try user.press("8 space p l u enter")
    #expect(user.header.contains("iPhone 8 Plus"))
    try user.press("P 8 3 4 x 1 1 9 4 enter")
    #expect(user.size == [834, 1194] && user.device?.hasPrefix("iPad") == true)
  }

  @Test func `a view is found by its name, its class and its text`() throws {
    let user = try User("Form", keys: "/ b u t t o n")
    #expect(user.lines[1].hasPrefix("▸ button"))
    #expect(user.lines[1].contains("UIButton  \"Submit\""))
    try user.press("enter")
    #expect(user.selected == "view/button")
    try user.press("/ s u b m i t enter")
    #expect(user.selected == "view/button")
    try user.press("escape / u i t e x t f down enter")
    #expect(user.selected == "view/textFieldBottom")
  }

  @Test func `a constraint is found by its text, and selected with its first view`() throws {
    let user = try User("Form", keys: "/ b o t t o m . t r a i l i n g enter")
    #expect(user.selected == "view/textFieldBottom")
    #expect(user.markedConstraint == "trailing == textFieldTop.trailing")
  }

  @Test func `a click in the list chooses`() throws {
    let user = try User("Form", keys: "/")
    try user.click("textFieldTop ")
    #expect(user.selected == "view/textFieldTop")
    #expect(user.inFront == nil)
  }

  @Test(arguments: Picker.Source.allCases)
  func `a list has its place in the smallest terminal`(source: Picker.Source) throws {
    let keys: [Picker.Source: String] = [
      .commands: ":", .items: "/", .scenes: "F", .devices: "P", .pictures: "s", .help: "? /",
      .library: "X 5",
      .containers: "X |", .steps: "X H", .values: "X tab 8 enter",
      .options: "X tab tab 3 k /",
    ]
    let folder = DocumentFolder()
    let path = try folder.writeStoryboard()
    let isBuilding = [.library, .containers, .steps, .values, .options].contains(source)
    let user = try User(isBuilding ? path : "Gallery", columns: 20, rows: 6)
    try user.press(try #require(keys[source]))
    let titles: [Picker.Source: String] = [.values: "Content Mode", .options: "Pin top"]
    let title = titles[source] ?? source.title
    // What a tool's row can be is listed under the canvas.
    #expect(user.lines[source == .options ? 2 : 0].hasPrefix(" " + title.prefix(18)))
    #expect(user.lines.count { $0.hasPrefix("▸ ") } == 1)
    try user.press("down down x z")
    #expect(user.lines.allSatisfy { $0.count <= 20 })
  }
}
