import Testing

@testable import TennielCore

@MainActor
@Suite struct DocumentViewTests {
  @Test func `the document's frames are drawn where they differ`() throws {
    let folder = try DocumentFolder()
    let path = try folder.write(
      DocumentText.storyboard(top: 400), to: "Main.storyboard")
    let user = try User(path, columns: 120, rows: 40)
    let before = user.lines
    try user.press("v")
    let changed = zip(before, user.lines).enumerated().filter { $0.element.0 != $0.element.1 }
    // The frame in the document is 40 points below the top, where the picture has nothing.
    #expect(changed.contains { $0.element.1.contains("╌") || $0.element.1.contains("┄") })
    try user.press("v")
    #expect(user.lines.dropLast(2) == before.dropLast(2))
  }

  @Test func `what a document does not get is in the list of problems`() throws {
    let folder = try DocumentFolder()
    let path = try folder.write(
      DocumentText.storyboard().replacingOccurrences(
        of: "<label ", with: "<label customClass=\"Fancy\" "), to: "Main.storyboard")
    let user = try User(path, columns: 120)
    #expect(user.status.contains("1 other problem"))
    try user.press("x")
    #expect(!user.lines(with: "Fancy").isEmpty)
    #expect(user.lines(with: "Fancy").first?.contains("Main.storyboard:") == true)
  }

  @Test func `a key shows the document as in the design, and back`() throws {
    let folder = try DocumentFolder()
    let path = try folder.write(DocumentText.storyboard(), to: "Main.storyboard")
    let user = try User(path)
    try user.press("u")
    #expect(user.state.message == "As in Interface Builder")
    #expect(user.state.document.isDesignTime)
    #expect(user.screen.contains("Sign in"))
    try user.press("u")
    #expect(user.state.message == "As it runs")
  }
}
