import Testing

@testable import TennielCore

@MainActor
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
    let user = try User("Gallery", options: "--device ipad-air-2")
    try user.press("r w")
    let screen = user.state.screen
    try user.press("n")
    #expect(user.state.screen == screen)
    #expect(user.content.screen == screen)
  }

  @Test func `devices are a ring`() throws {
    let user = try User("Form")
    try user.press("d")
    #expect(user.header.contains("iPhone X "))
    try user.press("D D")
    #expect(user.header.contains("iPhone 7 "))
  }
}
