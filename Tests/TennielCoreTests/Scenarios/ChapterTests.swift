import Testing

@Suite struct ChapterTests {
  @Test func `a swipe turns to the next chapter and back`() throws {
    let user = try User("Wonderland")
    #expect(user.header.hasPrefix(" Wonderland · 1 Down the Hole "))
    try user.press("]")
    #expect(user.header.hasPrefix(" Wonderland · 2 "))
    #expect(user.content.view(at: "view/chapterLabel") != nil)
    try user.press("[")
    #expect(user.header.hasPrefix(" Wonderland · 1 Down the Hole "))
  }

  @Test func `the chapter can be named on the command line`() throws {
    let user = try User("Wonderland", options: "--chapter 3")
    #expect(user.header.hasPrefix(" Wonderland · 3 "))
  }

  @Test func `a reset leads back to the chapter in which the scene was opened`() throws {
    let user = try User("Wonderland", keys: "] ] 0")
    #expect(user.header.hasPrefix(" Wonderland · 1 Down the Hole "))
    #expect(user.status.hasPrefix(" Back at chapter 1"))
    try user.press("0")
    #expect(user.status.hasPrefix(" All is as it was opened"))
    let third = try User("Wonderland", options: "--chapter 3", keys: "[ r 0")
    #expect(third.header.hasPrefix(" Wonderland · 3 ") && !third.isLandscape)
  }

  @Test func `a scene without chapters says so`() throws {
    let user = try User("Form", keys: "]")
    #expect(user.status.hasPrefix(" This scene takes no swipes"))
    try user.press("tab")
    #expect(user.status.hasPrefix("  "))
  }

  @Test func `long text is scrolled by pages and by the wheel`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    #expect(user.screen.contains("The afternoon was"))
    try user.press("pagedown")
    #expect(!user.screen.contains("The afternoon was"))
    try user.press("pageup")
    #expect(user.screen.contains("The afternoon was"))
    let text = try #require(user.place(of: "The afternoon was"))
    try user.press("scroll-down:\(text.column),\(text.row)")
    #expect(!user.screen.contains("The afternoon was"))
    try user.press("pageup pageup")
    #expect(user.status.hasPrefix(" The text goes no further"))
  }
}
