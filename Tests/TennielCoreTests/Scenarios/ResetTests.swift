import Testing

@testable import TennielCore

@MainActor
@Suite struct ResetTests {
  @Test func `a key puts a scene back to where it was opened`() throws {
    let user = try User("Form", options: "--device iphone-se --landscape --text-size XL --rtl")
    let opened = user.state.screen
    let screen = user.screen
    try user.press("z d d r w h T l m b right shift-up")
    #expect(user.state.screen != opened)
    try user.press("0")
    #expect(user.state.screen == opened)
    #expect(user.state.zoom == .shape)
    user.wait()
    #expect(user.screen == screen)
  }

  @Test func `a document comes back to its device and to the language it was opened in`() throws {
    let folder = try DocumentFolder()
    try folder.write("", to: "he.lproj/Main.strings")
    let path = try folder.write(
      DocumentText.storyboard(on: "retina4_7", "landscape", width: 667, height: 375),
      to: "Base.lproj/Main.storyboard")
    let user = try User(path)
    let opened = user.state.screen
    #expect(opened.name == "iPhone 8" && opened.isLandscape)
    try user.press("d r a")
    #expect(user.state.document.language == "he")
    #expect(user.content.screen.direction == .rightToLeft)
    try user.press("0")
    #expect(user.state.screen == opened)
    #expect(user.content.screen == opened)
    #expect(user.state.document.language == nil)
    try user.press("n r")
    #expect(user.header.hasPrefix(" Detail"))
    try user.press("0")
    #expect(user.state.screen == opened)
  }
}
