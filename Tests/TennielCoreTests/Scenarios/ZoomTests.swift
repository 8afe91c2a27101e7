import Testing

@testable import TennielCore

@MainActor
@Suite struct ZoomTests {
  @Test func `true scale scrolls as far as there is something to see`() throws {
    let user = try User("Wonderland")
    try user.press("z")
    #expect(user.status.hasPrefix(" 1 cell = 8 × 16 pt, true scale"))
    #expect(user.lines[1].contains("╭"))
    for _ in 0..<50 { try user.press("ctrl-down ctrl-right") }
    #expect(user.lines[21].contains("╯"))
    for _ in 0..<50 { try user.press("ctrl-up ctrl-left") }
    #expect(user.lines[1].contains("╭"))
    try user.press("z")
    #expect(user.status.hasPrefix(" 1 cell = 18.5 × 37 pt"))
  }

  @Test func `a selected view is scrolled into sight`() throws {
    let user = try User("Gallery")
    try user.press("z shift-tab")
    #expect(user.state.selection == "view/cardView4/textLabel")
    #expect(user.lines.contains { $0.prefix(26).contains("Queen") })
  }
}
