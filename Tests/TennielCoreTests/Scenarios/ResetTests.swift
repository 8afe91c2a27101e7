import Testing

@Suite struct ResetTests {
  @Test func `a key puts a scene back to where it was opened`() throws {
    let user = try User("Form", options: "--device iphone-se --landscape --text-size XL --rtl")
    let (screen, scale) = (user.screen, user.scale)
    try user.press("z d d r w h T l m b right shift-up")
    #expect(user.header != screen.prefix { $0 != "\n" })
    #expect(user.scale != scale)
    try user.press("0")
    user.wait()
    #expect(user.screen == screen)
    #expect(user.scale == scale)
  }

  @Test func `a document comes back to its device and to the language it was opened in`() throws {
    let folder = DocumentFolder()
    try folder.write("", to: "he.lproj/Main.strings")
    let path = try folder.write(
      DocumentText.storyboard(on: "retina4_7", "landscape", width: 667, height: 375),
      to: "Base.lproj/Main.storyboard")
    let user = try User(path)
    // What is said of the screen in the first row and in the inspector.
    func screen() -> [String] { [String(user.header.dropFirst(8))] + user.details }
    let (opened, picture) = (screen(), user.screen)
    #expect(user.device == "iPhone 8" && user.isLandscape)
    try user.press("d r a")
    #expect(user.language == "he")
    #expect(user.lines(with: "L, right to left").count == 1)
    try user.press("0")
    user.wait()
    #expect(user.screen == picture)
    try user.press("n r")
    #expect(user.header.hasPrefix(" Detail"))
    #expect(screen() != opened)
    try user.press("0")
    #expect(screen() == opened)
  }
}
