import Testing

@Suite struct InspectTests {
  /// Texts of round sizes.
  private let columns = "--text-metrics columns"

  @Test func `the inspector reads the selected view's constraints`() throws {
    let user = try User("Form", columns: 170, options: columns, keys: "tab tab tab V V")
    #expect(
      Array(user.details.prefix(9)) == [
        "textFieldBottom  UITextField",
        "frame     107, 70           200 × 34",
        "was       –",
        "intrinsic 108 × 34  hug 250 250  resist 750 750",
        "● textFieldBottom.top == textFieldTop.bottom + 8",
        "● textFieldBottom.leading == textFieldTop.leading",
        "● textFieldBottom.trailing == textFieldTop.trailing",
        "○ width == 108 hugged @ 250: stretched by 92",
        "● button.top == textFieldBottom.bottom + 8",
      ])
  }

  @Test func `without a selection the inspector names the interface style`() throws {
    let user = try User("Form", columns: 120, rows: 40, options: "--dark")
    #expect(user.details.filter { $0.hasPrefix("interface") } == ["interface   dark"])
    try user.press("m")
    #expect(user.details.filter { $0.hasPrefix("interface") } == ["interface   light"])
  }

  @Test func `a view's own name is in front of all its constraints or of none`() throws {
    let user = try User("Gallery", columns: 170, options: columns, keys: "tab tab tab tab V V")
    #expect(
      user.details[4...8] == [
        "● cardView1.textLabel.top == cardView1.imageView.bottom + 8",
        "● cardView1.textLabel.leading == cardView1.imageView.leading",
        "● cardView1.textLabel.trailing == cardView1.trailing − 8",
        "● cardView1.textLabel.bottom == cardView1.bottom − 8",
        "○ width == 48 hugged @ 250: stretched by 143",
      ])
    try user.press("V resize:80x30")
    #expect(
      user.details[5...8] == [
        "● top == cardView1.imageView.bottom +", "8", "● leading ==", "cardView1.imageView.leading",
      ])
  }

  @Test func `what the tree says of a frame is what is solved, as the details say`() throws {
    let user = try User("Wonderland", options: columns, keys: "tab tab")
    #expect(user.lines(with: "374 × 186.6").count == 2)
  }

  @Test func `names of the tree go on where numbers have blanks, under narrower lines`() throws {
    let user = try User("Settings", columns: 170)
    for row in [
      " ▾ UITableViewCell       20, 18       374 × 58.7  │",
      " ▾ …iewCellContentView  0, 0      343.7 × 58.7  │",
    ] {
      #expect(user.lines.contains { $0.contains(row) })
    }
  }

  @Test func `of a path that is too long the view and the attribute stay`() throws {
    let user = try User("Settings")
    let row = try #require(
      user.content.views.firstIndex { $0.name.hasSuffix("[1].UITableViewCellContentView") })
    try user.press(String(repeating: "tab ", count: row + 1))
    #expect(user.details[0].hasPrefix("…"))
    #expect(user.details[0].hasSuffix("ContentView"))
    let marks = user.details.filter { $0.hasPrefix("● ") }
    #expect(!marks.isEmpty)
    #expect(marks.allSatisfy { !$0.hasSuffix("…") })
  }

  @Test func `what is too long for a narrow inspector goes on in a second line`() throws {
    let user = try User("Form", options: columns, keys: "r tab tab")
    let line = try #require(user.details.firstIndex(of: "○ width == 60 hugged @ 250: stretched"))
    #expect(user.details[line + 1] == "by 140")
  }

  @Test func `constraint lines measure what is solved: nothing exact is off by a pixel`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "i c")
    var count = 0
    for _ in user.content.views {
      try user.press("tab")
      count += user.screen.matches(of: /[├│ ][0-9]+(\.[0-9])?[┤ ]/).count
      #expect(user.screen.firstMatch(of: /\b0\.[0-9]/) == nil, "\(user.screen)")
    }
    #expect(count > 0)
  }

  @Test func `the guides say what they are`() throws {
    let user = try User("Wonderland", keys: "g")
    #expect(user.status.hasPrefix(" Broken lines: margins and layout guides "))
    #expect(user.lines[12].hasPrefix("     │┆"))
    try user.press("g")
    #expect(user.status.hasPrefix("  "))
    #expect(!user.screen.contains("┆"))
  }

  @Test func `tab goes through the tree and round, and back with shift`() throws {
    let user = try User("Form", columns: 120)
    var names: [String] = []
    for _ in 0..<5 {
      try user.press("tab")
      names.append(user.selected ?? "")
    }
    #expect(names == ["view", "view/textFieldTop", "view/textFieldBottom", "view/button", "view"])
    try user.press("shift-tab")
    #expect(user.selected == "view/button")
    try user.press("escape")
    #expect(user.selected == nil)
    #expect(user.details.first == "screen  tab or a click selects a view")
  }

  @Test func `a click selects the view under it, in the picture and in the tree`() throws {
    let user = try User("Form")
    try user.click("Occupati")
    #expect(user.selected == "view/textFieldBottom")
    try user.click("textFieldTop ")
    #expect(user.selected == "view/textFieldTop")
  }

  @Test func `the inspector can be closed, and gives its room to the device`() throws {
    let user = try User("Wonderland", keys: "i r")
    #expect(user.scale == "1 cell = 9.3 × 20.7 pt, shape first")
    #expect(!user.screen.contains("chapterLabel "))
    try user.press("i")
    #expect(user.scale == "1 cell = 18.9 × 29.6 pt, shape first")
  }

  @Test func `constraints that have no room are scrolled to`() throws {
    let user = try User("Wonderland", columns: 120, keys: "tab tab")
    #expect(user.lines(with: "▾ 8 more").count == 1)
    try user.press(Array(repeating: ".", count: 8).joined(separator: " "))
    #expect(user.lines(with: "▾ 8 more").isEmpty)
    #expect(user.details.first == "avatarView  AvatarView")
    try user.press(Array(repeating: ",", count: 8).joined(separator: " "))
    #expect(user.lines(with: "▾ 8 more").count == 1)
  }

  @Test func `where only one has room, i switches between inspector and picture`() throws {
    let user = try User("Wonderland", columns: 50, rows: 22)
    let picture = user.screen
    #expect(picture.contains("─9:41─") && !picture.contains("─ Views ─"))
    try user.press("i")
    #expect(user.lines[1].hasPrefix(" ─ Views ─────"))
    #expect(!user.screen.contains("─9:41─"))
    try user.press("tab tab")
    #expect(user.lines(with: "▸▾ avatarView").count == 1)
    #expect(user.lines(with: "avatarView  AvatarView").count == 1)
    try user.press("escape escape i")
    #expect(user.screen == picture)
    // Where both have room, it is beside the picture again.
    try user.press("i resize:80x24")
    #expect(user.screen.contains("─9:41─") && user.screen.contains("─ Views ─"))
  }

  @Test func `boxes have their names by a command, and the selected one always`() throws {
    let user = try User("Gallery", columns: 120, rows: 40, keys: "tab tab")
    #expect(user.screen.contains("┢━cardView1━") && !user.screen.contains("─cardView2─"))
    let before = user.lines.dropLast(2)
    try user.press("ctrl-n")
    #expect(user.status.hasPrefix(" The names of all boxes  "))
    for name in ["┱─cardView2─", "┡━cardView3━", "╃─cardView4─"] {
      #expect(user.screen.contains(name), "\(user.screen)")
    }
    try user.press("ctrl-n")
    #expect(user.status.hasPrefix(" Only the name of the selected view  "))
    #expect(user.lines.dropLast(2) == before)
  }
}
