import Foundation
import Testing

@testable import Commands
@testable import TennielCore

/// Pictures in files.
@Suite struct SavedPictureTests {
  private let folder = DocumentFolder()

  @Test(arguments: [("", "svg", "<svg "), ("down", "ans", "\u{1B}["), ("down down", "txt", "╭")])
  func `a picture is written in the form that is chosen, and its file is named`(
    keys: String, ending: String, start: String
  ) throws {
    let user = try User("Gallery")
    user.keepPictures(in: folder.path)
    try user.press("tab s \(keys) enter")
    #expect(user.message == "The picture is in Gallery.\(ending)")
    let path = folder.path + "/Gallery.\(ending)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix(start) && text.contains("Queen"))
    try user.press("s \(keys) enter")
    #expect(user.message == "The picture is in Gallery 2.\(ending)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `what is written is what render prints`() throws {
    let user = try User("Form", keys: "r t tab")
    user.keepPictures(in: folder.path)
    try user.press("s t e x t enter")
    let text = try String(contentsOfFile: folder.path + "/Form.txt", encoding: .utf8)
    let printed = Program.tenniel().run([
      "render", "form", "--landscape", "--text-size", "XL", "--glyphs", "unicode",
    ])
    #expect(text == printed.output)
  }

  @Test func `a folder that takes no file is said, and scripts write none`() throws {
    let user = try User("Form", keys: "s enter")
    #expect(user.message == "A script writes no files")
    user.keepPictures(in: folder.path + "/none")
    try user.press("s enter")
    #expect(user.message?.hasPrefix("No picture was written: ") == true)
  }
}
