import Cells
import Testing

/// The tree of views folds and scrolls.
@Suite struct TreeTests {
  /// The names in the tree of a scene at 80 x 24, where the inspector is beside the canvas.
  private func names(_ user: User) -> [String] {
    user.tree.compactMap { $0.path.split(separator: "/").last.map(String.init) }
  }

  @Test func `the wheel scrolls the tree, which says how much is above and below`() throws {
    let user = try User("Gallery")
    #expect(user.lines(with: " ▾ 3 ─").count == 1)
    try user.press("scroll-down:50,5")
    #expect(user.lines(with: " ▴ 2  ▾ 1 ─").count == 1)
    #expect(names(user).first == "imageView")
    try user.press("scroll-down:50,5 scroll-down:50,5")
    #expect(user.lines(with: " ▴ 3 ─").count == 1)
    #expect(names(user).last == "textLabel")
    #expect(user.selected == nil)
    try user.press("scroll-up:50,5 scroll-up:50,5")
    #expect(names(user).first == "view")
  }

  @Test func `a click on the numbers of rows out of sight scrolls to these`() throws {
    let user = try User("Gallery")
    try user.click("▾ 3 ")
    #expect(user.lines(with: " ▴ 3 ─").count == 1)
    try user.click("▴ 3 ")
    #expect(user.lines(with: " ▾ 3 ─").count == 1)
  }

  @Test func `a view out of sight in the tree is revealed when it is selected`() throws {
    let user = try User("Gallery", keys: "scroll-down:50,5 scroll-down:50,5 tab")
    #expect(names(user).first == "view")
    try user.click("Queen")
    #expect(names(user).contains("cardView4"))
  }

  @Test func `a click in the tree leaves its rows where they are`() throws {
    let user = try User("Gallery", keys: "scroll-down:50,5")
    let before = names(user)
    try user.press("click:60,7")
    #expect(names(user) == before)
    #expect(user.selected == "…/cardView3")
  }

  @Test func `a view folds by key and by a click on its sign`() throws {
    let user = try User("Gallery", columns: 120, keys: "tab tab \\")
    #expect(Array(names(user).prefix(3)) == ["view", "cardView1", "cardView2"])
    #expect(user.lines(with: "▸├▸ cardView1").count == 1)
    try user.press("\\")
    #expect(Array(names(user).prefix(3)) == ["view", "cardView1", "imageView"])
    let sign = try #require(user.place(of: "▾ cardView2"))
    try user.press("click:\(sign.column),\(sign.row)")
    #expect(user.tree.filter(\.isFolded).map(\.path) == ["view/cardView2"])
    #expect(user.selected == "view/cardView1")
    try user.press("click:\(sign.column),\(sign.row)")
    #expect(!user.tree.contains { $0.isFolded })
  }

  @Test func `tab passes over what is folded, and selecting it unfolds`() throws {
    let user = try User("Gallery", keys: "tab tab \\ tab")
    #expect(user.selected == "view/cardView2")
    try user.press("shift-tab")
    #expect(user.selected == "view/cardView1")
    try user.click("Rabbit")
    #expect(user.selected == "view/cardView1/textLabel")
    #expect(!user.tree.contains { $0.isFolded })
  }

  @Test func `a selected view inside one that is folded gives way to it`() throws {
    let user = try User("Gallery", columns: 120, keys: "tab tab tab")
    #expect(user.selected == "view/cardView1/imageView")
    let sign = try #require(user.place(of: "▾ cardView1"))
    try user.press("click:\(sign.column),\(sign.row)")
    #expect(user.selected == "view/cardView1")
  }

  @Test func `what can't be folded says why`() throws {
    let user = try User("Form", keys: "\\")
    #expect(user.status.hasPrefix(" Select a view first"))
    try user.press("tab tab \\")
    #expect(user.status.hasPrefix(" textFieldTop has no subviews"))
    try user.press("i \\")
    #expect(user.status.hasPrefix(" The inspector is closed"))
  }

  @Test func `all is folded and unfolded with the root`() throws {
    let user = try User("Gallery", keys: "tab \\")
    #expect(names(user) == ["view"])
    #expect(user.lines(with: "▾ ").isEmpty)
    try user.press("\\")
    #expect(user.lines(with: " ▾ 3 ─").count == 1)
  }

  @Test func `the tree says how much there is also below the canvas, beside details`() throws {
    let below = try User("Gallery", columns: 61, rows: 50)
    try below.press("alt-down alt-down alt-down alt-down")
    #expect(below.lines[37].contains(" ▾ 3 "))
    try below.press("scroll-down:10,42")
    #expect(below.lines[37].contains(" ▴ 2  ▾ 1 "))
    let beside = try User("Chessboard", columns: 200, rows: 60)
    #expect(beside.lines[1].contains(" ▾ "))
    try beside.press("scroll-down:100,20")
    #expect(beside.lines[1].contains(" ▴ 2  ▾ "))
  }
}
