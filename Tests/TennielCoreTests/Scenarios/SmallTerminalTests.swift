import Testing

@testable import TennielCore

/// A terminal of 60 columns and 20 rows, and smaller ones, in which no inspector has room.
@Suite struct SmallTerminalTests {
  @Test func `the first row names device and orientation, and then what has room`() throws {
    let user = try User("Wonderland", columns: 60, rows: 20)
    #expect(user.header == " Wonderland · 1 Down the…  iPhone 7 Plus ▯ 414 × 736  wC hR")
    try user.press("r")
    #expect(user.header == " Wonderland · 1 Down the…  iPhone 7 Plus ▭ 736 × 414  wR hC")
    let small = try User("Wonderland", columns: 40, rows: 12)
    #expect(small.header == " Wonderland · 1 Down …  iPhone 7 Plus ▯")
  }

  @Test(arguments: [(60, 20), (40, 12), (34, 12)])
  func `what is read at the first start has one row`(columns: Int, rows: Int) throws {
    let folder = DocumentFolder()
    let file = try #require(PaneMemoryFile(in: ["XDG_STATE_HOME": folder.path]))
    let user = try User("Wonderland", columns: columns, rows: rows)
    let before = user.lines
    user.arrangePanes(as: file)
    #expect(user.lines.dropLast(2) == before.dropLast(2))
    #expect(user.status.contains(": lists all commands"))
  }

  @Test func `what is selected is said above the hints`() throws {
    let user = try User("Wonderland", columns: 60, rows: 20, keys: "tab tab")
    #expect(user.status.hasPrefix(" avatarView  20, 20  374 × 181.3  "), "\(user.status)")
    try user.press("j j")
    #expect(user.status.hasPrefix(" avatarView.leading == view.margins.leading"), "\(user.status)")
    // A message is read first.
    try user.press("escape z")
    #expect(user.message?.hasPrefix("Text first") == true)
    try user.press("escape tab")
    #expect(user.status.hasPrefix(" avatarView") == false)
    // An inspector says it itself.
    try user.press("resize:80x24")
    #expect(!user.status.contains("374 × "))
    try user.press("i")
    #expect(user.status.contains(" × "))
  }

  @Test func `the reasons of an edge take the canvas's place where there is no room beside it`()
    throws
  {
    let user = try User("Wonderland", columns: 60, rows: 20, keys: "tab tab")
    let canvas = user.lines
    try user.press("E")
    #expect(user.lines.contains { $0.hasPrefix("  why avatarView.left 20") }, "\(user.screen)")
    try user.press("i escape escape tab tab")
    #expect(user.lines.dropLast(2) == canvas.dropLast(2))
  }

  @Test func `a ruler without room says so`() throws {
    let user = try User("Wonderland", columns: 60, rows: 8, keys: "R")
    #expect(user.hints == " The ruler has no room: make the terminal larger")
    try user.press("R R")
    #expect(!user.hints.contains("room"))
  }
}
