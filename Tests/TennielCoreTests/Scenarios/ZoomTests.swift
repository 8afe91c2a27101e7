import Testing

@testable import TennielCore

@MainActor
@Suite struct ZoomTests {
  @Test func `true scale scrolls as far as there is something to see`() throws {
    let user = try User("Wonderland")
    try user.press("z z")
    #expect(user.status.hasPrefix(" 1 cell = 8 × 16 pt, true scale"))
    #expect(user.lines[1].contains("╭"))
    for _ in 0..<50 { try user.press("ctrl-down ctrl-right") }
    #expect(user.lines[21].contains("╯"))
    for _ in 0..<50 { try user.press("ctrl-up ctrl-left") }
    #expect(user.lines[1].contains("╭"))
    try user.press("z")
    #expect(user.status.hasPrefix(" 1 cell = 9.5 × 37 pt, text first"))
  }

  @Test func `true shapes make a square of a square, and text first makes the most of the canvas`()
    throws
  {
    let user = try User("Wonderland")
    #expect(user.lines[1].hasPrefix("╭───────────────────9:41──────────────────▮─╮"))
    #expect(user.lines[21].hasPrefix("╰───────────────────────────────────────────╯"))
    try user.press("z")
    #expect(user.status.hasPrefix(" 1 cell = 18.5 × 37 pt, true shapes"))
    #expect(user.lines[1].hasPrefix("           ╭────────9:41───────▮─╮           "))
    #expect(user.lines[21].hasPrefix("           ╰─────────────────────╯           "))
  }

  @Test func `the status counts the texts that the zoom cuts, and the device does not`() throws {
    let user = try User("Adaptive buttons", columns: 120, rows: 30)
    #expect(user.status.hasPrefix(" 1 cell = 6.5 × 29 pt, text first  "))
    #expect(user.lines(with: "Eat the cake to the last crumb").count == 1)
    try user.press("z")
    #expect(user.status.hasPrefix(" 1 cell = 14.5 × 29 pt, true shapes, 2 cut  "))
    #expect(user.lines(with: "Eat the cake to›").count == 1)
  }

  @Test func `a device that was enlarged at true scale is fitted when it is left`() throws {
    let user = try User("Form")
    try user.press("z z shift-right shift-right z")
    #expect(user.status.hasPrefix(" 1 cell = 13 × 37 pt, text first"))
    #expect(user.lines[21].contains("╯"))
  }

  @Test func `a selected view is scrolled into sight`() throws {
    let user = try User("Gallery")
    try user.press("z z shift-tab")
    #expect(user.state.selection == "view/cardView4/textLabel")
    #expect(user.lines.contains { $0.prefix(46).contains("Queen") })
  }
}
