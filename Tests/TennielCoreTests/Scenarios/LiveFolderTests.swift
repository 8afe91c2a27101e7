import Foundation
import Testing

@Suite struct LiveFolderTests {
  private let folder = DocumentFolder()

  private func places(_ user: User) throws -> [String?] { try user.scenes().map(\.note) }

  @Test func `a document that appears in the folder is listed, and goes with its file`() throws {
    try folder.writeStoryboard()
    let user = try User(folder.path, keys: "n")
    #expect(user.header.hasPrefix(" Detail"))
    #expect(try places(user) == [nil, nil])
    let card = try folder.write(DocumentText.xib, to: "Card.xib")
    user.noticeFiles()
    #expect(try places(user) == ["Card.xib", "Main.storyboard", "Main.storyboard"])
    #expect(user.header.hasPrefix(" Detail"))
    try user.press("o left enter")
    #expect(user.header.hasPrefix(" Login"))
    try FileManager.default.removeItem(atPath: card)
    user.noticeFiles()
    #expect(try places(user) == [nil, nil])
    #expect(user.header.hasPrefix(" Login"))
  }

  @Test func `a folder that appears is looked through and watched from then on`() throws {
    try folder.writeStoryboard()
    let user = try User(folder.path + "/")
    try user.notice(folder.write(DocumentText.xib, to: "Views/Cells/Card.xib"))
    #expect(try places(user) == ["Main.storyboard", "Main.storyboard", "Views/Cells/Card.xib"])
    try user.notice(folder.write(DocumentText.xib, to: "Views/Cells/Other.xib"))
    #expect(try places(user).last == "Views/Cells/Other.xib")
    try FileManager.default.removeItem(atPath: folder.path + "/Views")
    user.noticeFiles()
    #expect(try places(user) == [nil, nil])
  }

  @Test func `the document that is shown stays without its file until another is shown`() throws {
    let card = try folder.write(DocumentText.xib, to: "Card.xib")
    try folder.writeStoryboard()
    let user = try User(folder.path, keys: "N")
    try FileManager.default.removeItem(atPath: card)
    user.noticeFiles()
    user.noticeFiles(after: .seconds(1))
    #expect(user.screen.contains("Mock Turtle"))
    #expect(user.fault != nil)
    #expect(try user.scenes().count == 3)
    try user.press("n")
    #expect(user.header.hasPrefix(" Login"))
    #expect(user.fault == nil)
    #expect(try places(user) == [nil, nil])
    try user.press("n")
    #expect(user.header.hasPrefix(" Detail"))
  }

  @Test func `a list that is open keeps what is typed when documents come`() throws {
    try folder.writeStoryboard()
    let user = try User(folder.path, keys: "F c a r")
    #expect(user.lines.first == " Scene: car_  0 of 2")
    try user.notice(folder.write(DocumentText.xib, to: "Card.xib"))
    #expect(user.lines.first == " Scene: car_  1 of 3")
    try user.press("enter")
    #expect(user.screen.contains("Mock Turtle"))
  }
}
