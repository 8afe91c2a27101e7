import Testing

@testable import TennielCore

@MainActor
@Suite struct HelpTests {
  @Test func `the help opens, scrolls to its end, and closes`() throws {
    let user = try User("Form")
    let before = user.screen
    try user.press("?")
    #expect(user.lines[0].hasPrefix(" Keys   1 to "))
    #expect(user.lines[1] == " Screen")
    for _ in 0..<120 { try user.press("down") }
    #expect(user.lines[user.lines.count - 2].contains("leaves the mouse to the terminal"))
    try user.press("up pageup pageup pageup pageup pageup pageup pageup")
    #expect(user.lines[1] == " Screen")
    try user.press("escape")
    #expect(user.screen == before)
  }

  @Test func `the hints of the help and of the lists name keys that do something there`() throws {
    let user = try User("Form")
    try user.press("?")
    #expect(user.hints.hasPrefix(" ↑↓ scroll  esc close  "))
    try user.press("enter")
    #expect(user.lines[0].hasPrefix(" Keys"))
    try user.press("escape x")
    #expect(user.hints.hasPrefix(" ↑↓ move  enter select  esc close  "))
  }

  @Test func `hints drop from the right, and help and quit stay`() throws {
    for columns in [200, 120, 80, 60, 40, 20] {
      let user = try User("Form", columns: columns)
      #expect(user.hints.hasSuffix("? help  q quit"), "\(columns)")
    }
    let user = try User("Form", columns: 40)
    #expect(user.hints == " ←↑↓→ size  r rotate     ? help  q quit")
  }
}
