import Cells
import Stage
import Testing

@testable import TennielCore

/// The tree of views folds and scrolls.
@MainActor
@Suite struct TreeTests {
  /// The names in the tree of a scene at 80 x 24, where the inspector is beside the canvas.
  private func names(_ user: User) throws -> [String] {
    let inspector = try #require(user.state.inspector(on: user.content))
    return user.lines.dropFirst(inspector.tree.row).prefix(inspector.tree.rows).compactMap { line in
      line.dropFirst(inspector.tree.column).split { !$0.isLetter && !$0.isNumber }.first
        .map(String.init)
    }
  }

  @Test func `the wheel scrolls the tree, which says how much is above and below`() throws {
    let user = try User("Gallery")
    #expect(user.lines(with: " ▾ 3 ─").count == 1)
    try user.press("scroll-down:50,5")
    #expect(user.lines(with: " ▴ 2  ▾ 1 ─").count == 1)
    #expect(try names(user).first == "imageView")
    try user.press("scroll-down:50,5 scroll-down:50,5")
    #expect(user.lines(with: " ▴ 3 ─").count == 1)
    #expect(try names(user).last == "textLabel")
    #expect(user.state.selection == nil)
    try user.press("scroll-up:50,5 scroll-up:50,5")
    #expect(try names(user).first == "view")
  }

  @Test func `a click on the numbers of rows out of sight scrolls to these`() throws {
    let user = try User("Gallery")
    try user.click("▾ 3 ")
    #expect(user.lines(with: " ▴ 3 ─").count == 1)
    try user.click("▴ 3 ")
    #expect(user.lines(with: " ▾ 3 ─").count == 1)
  }

  @Test func `a view out of sight in the tree is revealed when it is selected`() throws {
    let user = try User("Gallery")
    try user.press("scroll-down:50,5 scroll-down:50,5 tab")
    #expect(try names(user).first == "view")
    try user.click("Queen")
    #expect(try names(user).contains("cardView4"))
  }

  @Test func `a click in the tree leaves its rows where they are`() throws {
    let user = try User("Gallery")
    try user.press("scroll-down:50,5")
    let before = try names(user)
    try user.press("click:60,7")
    #expect(try names(user) == before)
    #expect(user.state.selection == "view/cardView3")
  }

  @Test func `a view folds by key and by a click on its sign`() throws {
    let user = try User("Gallery", columns: 120)
    try user.press("tab tab \\")
    #expect(try Array(names(user).prefix(3)) == ["view", "cardView1", "cardView2"])
    #expect(user.lines(with: "▸▸ cardView1").count == 1)
    try user.press("\\")
    #expect(try Array(names(user).prefix(3)) == ["view", "cardView1", "imageView"])
    let sign = try #require(user.place(of: "▾ cardView2"))
    try user.press("click:\(sign.column),\(sign.row)")
    #expect(user.state.folded == ["view/cardView2"])
    #expect(user.state.selection == "view/cardView1")
    try user.press("click:\(sign.column),\(sign.row)")
    #expect(user.state.folded.isEmpty)
  }

  @Test func `tab passes over what is folded, and selecting it unfolds`() throws {
    let user = try User("Gallery")
    try user.press("tab tab \\ tab")
    #expect(user.state.selection == "view/cardView2")
    try user.press("shift-tab")
    #expect(user.state.selection == "view/cardView1")
    try user.click("Rabbit")
    #expect(user.state.selection == "view/cardView1/textLabel")
    #expect(user.state.folded.isEmpty)
  }

  @Test func `a selected view inside one that is folded gives way to it`() throws {
    let user = try User("Gallery", columns: 120)
    try user.press("tab tab tab")
    #expect(user.state.selection == "view/cardView1/imageView")
    let sign = try #require(user.place(of: "▾ cardView1"))
    try user.press("click:\(sign.column),\(sign.row)")
    #expect(user.state.selection == "view/cardView1")
  }

  @Test func `what can't be folded says why`() throws {
    let user = try User("Form")
    try user.press("\\")
    #expect(user.status.hasPrefix(" Select a view first"))
    try user.press("tab tab \\")
    #expect(user.status.hasPrefix(" textFieldTop has no subviews"))
    try user.press("i \\")
    #expect(user.status.hasPrefix(" The inspector is closed"))
  }

  @Test func `all is folded and unfolded with the root`() throws {
    let user = try User("Gallery")
    try user.press("tab \\")
    #expect(try names(user) == ["view"])
    #expect(user.lines(with: "▾ ").isEmpty)
    try user.press("\\")
    #expect(user.lines(with: " ▾ 3 ─").count == 1)
  }

  @Test func `below the canvas, and beside the details, the tree says how much there is as well`()
    throws
  {
    let below = try User("Gallery", columns: 61, rows: 50)
    try below.press("alt-down alt-down alt-down alt-down")
    #expect(below.lines[37].contains(" ▾ 3 "))
    try below.press("scroll-down:10,42")
    #expect(below.lines[37].contains(" ▴ 2  ▾ 1 "))
    let beside = try User("Chessboard", columns: 200, rows: 60)
    #expect(beside.lines[1].contains(" ▾ "))
    try beside.press("scroll-down:90,20")
    #expect(beside.lines[1].contains(" ▴ 2  ▾ "))
  }
}
