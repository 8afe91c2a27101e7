import Testing

@Suite struct TourTests {
  @Test func `the tour moves the screen and ends where it began`() throws {
    let user = try User("Wonderland", keys: "right")
    user.wait()
    let before = user.screen
    try user.press("p")
    #expect(user.status.contains("tour: any key ends it"))
    var widths: Set<Int?> = []
    var frames = 0
    while user.isTouring, frames < 2000 {
      user.wait()
      widths.insert(user.size?.first)
      frames += 1
    }
    #expect(widths.count > 20)
    #expect((100..<1000).contains(frames))
    #expect(user.screen == before)
  }

  @Test func `a key ends the tour, puts the screen back, and does what it does`() throws {
    let user = try User("Form")
    let size = user.size
    try user.press("p")
    user.wait(times: 40)
    #expect(user.size != size)
    try user.press("tab")
    #expect(!user.isTouring)
    #expect(user.size == size)
    #expect(user.selected == "view")
    try user.press("p p")
    #expect(!user.isTouring)
  }
}
