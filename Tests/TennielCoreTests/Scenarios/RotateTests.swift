import Testing

@testable import Documents

@Suite struct RotateTests {
  @Test(arguments: NamedScene.shipped.map(\.name).filter { $0 != "Wonderland: frames" })
  func `turning a device twice gives the same picture`(scene: String) throws {
    let user = try User(scene)
    let before = user.screen
    try user.press("r")
    #expect(user.screen != before)
    try user.press("r")
    user.wait()
    #expect(user.screen == before)
  }

  @Test func `views that turned with the device are marked for a moment`() throws {
    let user = try User("Wonderland", keys: "tab tab r")
    #expect(user.lines(with: "avatarView           •").count == 1)
    user.wait()
    #expect(user.lines(with: "avatarView           •").isEmpty)
    #expect(user.header.contains("iPhone 7 Plus ▭ 736 × 414   w Regular  h Compact"))
  }

  @Test func `the inspector keeps where the selected view was`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, options: "--text-metrics columns")
    try user.press("tab tab r")
    user.wait()
    #expect(
      user.details.prefix(3) == [
        "avatarView  AvatarView",
        "frame 20, 0  696 × 93.9",
        "was   20, 20  374 × 186.6",
      ])
  }
}
