import Stage
import Testing

@Suite struct ClassTests {
  @Test func `a key gives the other class at once, and goes back to the device's`() throws {
    let user = try User("Adaptive buttons")
    #expect(user.header.hasSuffix("w Compact  h Regular"))
    try user.press("w")
    #expect(user.header.hasSuffix("w Regular* h Regular"))
    #expect(user.status.contains("width regular (the device: compact)"))
    try user.press("w")
    #expect(user.header.hasSuffix("w Compact* h Regular"))
    try user.press("w")
    #expect(user.header.hasSuffix("w Compact  h Regular"))
    #expect(user.status.contains("width compact, as the device has it"))
    try user.press("w h")
    #expect(user.header.hasSuffix("w Regular* h Compact*"))
    #expect(user.status.contains("height compact (the device: regular)"))
    try user.press("0")
    #expect(user.header.hasSuffix("w Compact  h Regular"))
  }

  @Test func `regular width puts Wonderland's title beside the picture`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "w")
    let title = try #require(user.content.view(at: "view/avatarView/titleLabel"))
    let picture = try #require(user.content.view(at: "view/avatarView/imageView"))
    #expect(title.solvedFrame.minX == picture.solvedFrame.minX)
    try user.press("w w")
    let centred = try #require(user.content.view(at: "view/avatarView/titleLabel"))
    #expect(centred.solvedFrame.midX == 187)
  }

  @Test func `text size, direction, bars and split panes are named where they differ`() throws {
    let user = try User("Form", columns: 120, rows: 40, keys: "t l m b")
    #expect(user.header.contains("text XL"))
    #expect(
      user.header.firstMatch(of: #/iPhone 7 Plus ▯ 414 × 736 +w Compact +h Regular.*text XL.*RTL/#)
        != nil)
    #expect(user.header.contains("RTL"))
    #expect(user.header.contains("dark"))
    #expect(user.lines(with: "bars        status, navigation").count == 1)
    try user.press("0")
    #expect(!user.header.contains("text"))
    #expect(!user.header.contains("RTL"))
    #expect(!user.header.contains("dark"))
    try user.press("S")
    #expect(user.status.contains("Only an iPad's screen is split"))
    try user.press("D")
    for _ in 0..<30 where user.device?.hasPrefix("iPad Air") != true { try user.press("d") }
    try user.press("S")
    #expect(user.header.contains("split two-thirds"))
  }

  @Test func `the last text size says that it is`() throws {
    let user = try User("Form")
    for _ in 0..<12 { try user.press("t") }
    #expect(user.lines(with: "text      AX5, left to right").count == 1)
    #expect(user.status.contains("AX5 is the last text size"))
  }
}
