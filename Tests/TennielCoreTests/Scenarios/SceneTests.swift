import Testing

@testable import Documents

@Suite struct SceneTests {
  @Test func `a key goes through all scenes and round`() throws {
    let user = try User("Wonderland")
    let names = NamedScene.shipped.map(\.name)
    for name in names.dropFirst() + names.prefix(1) {
      try user.press("n")
      #expect(user.header.hasPrefix(" " + name.prefix(24)))
    }
    try user.press("N")
    #expect(user.header.hasPrefix(" " + names[names.count - 1].prefix(24)))
  }

  @Test func `the screen stays when the scene changes`() throws {
    let user = try User("Gallery", options: "--device ipad-air-2", keys: "r w")
    // All but the scene's name, and the number of its views.
    func screen() -> [String] {
      [user.header.split(separator: " ").suffix(11).joined(separator: " ")]
        + user.details.filter { !$0.hasPrefix("views ") && !$0.isEmpty }
    }
    let before = screen()
    #expect(before[0] == "iPad Air 2 ▭ 1024 × 768 w Compact* h Regular")
    try user.press("n")
    #expect(user.header.hasPrefix(" Gallery: "))
    #expect(screen() == before)
  }

  @Test func `devices are a ring`() throws {
    let user = try User("Form", keys: "d")
    #expect(user.header.contains("iPhone X "))
    try user.press("D D")
    #expect(user.header.contains("iPhone 7 "))
  }
}
