import Foundation
import TerminalIO
import Testing

@Suite struct EditTests {
  private let folder = DocumentFolder()

  @Test func `the editor opens at the selected view's line; its save shows at its end`() throws {
    let path = try folder.writeStoryboard()
    let user = try User(path, variables: ["EDITOR": "vi"])
    var commands: [[String]] = []
    user.terminal.programs = { words in
      commands.append(words)
      _ = try? folder.writeStoryboard(title: "Edited")
      return .ended(status: 0)
    }
    let lines = DocumentText.storyboard().split(separator: "\n", omittingEmptySubsequences: false)
    let line = { (id: String) in (lines.firstIndex { $0.contains(" id=\"\(id)\"") } ?? -1) + 1 }
    try user.press("tab tab e")
    #expect(commands.last == ["vi", "+\(line("lab-el-001"))", path])
    #expect(user.screen.contains("Edited"))
    #expect(user.message == nil)
    try user.press("escape e")
    #expect(commands.last == ["vi", "+\(line("log-in-0vc"))", path])
  }

  @Test func `the editor gets an absolute path of a document opened by a relative one`() throws {
    let path = try folder.writeStoryboard()
    let levels = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let relative = String(repeating: "../", count: levels) + path.dropFirst()
    let user = try User(relative, variables: ["EDITOR": "vi"])
    var commands: [[String]] = []
    user.terminal.programs = { words in
      commands.append(words)
      return .ended(status: 0)
    }
    try user.press("e")
    #expect(commands.map(\.last) == [path])
  }

  @Test func `what an editor has moved is marked when it ends, however long it was open`() throws {
    let user = try User(folder.writeStoryboard(), columns: 120, variables: ["EDITOR": "vi"])
    user.terminal.programs = { _ in
      user.terminal.wait(milliseconds: 600_000)
      user.terminal.skip(to: nil)
      _ = try? folder.writeStoryboard(top: 120)
      return .ended(status: 0)
    }
    try user.press("e")
    user.keepTime()
    #expect(user.lines.contains { $0.contains(/heading +•/) })
    #expect(user.terminal.nextEvent() == .resumed)
    user.terminal.wait(milliseconds: 2000)
    user.terminal.skip(to: nil)
    user.keepTime()
    #expect(!user.screen.contains("•"))
  }

  @Test func `the editor opens at the marked problem, or where the file is broken`() throws {
    let text = DocumentText.storyboard()
    let path = try folder.write(
      text.replacingOccurrences(of: "<label ", with: "<label customClass=\"Fancy\" "),
      to: "Main.storyboard")
    let user = try User(path, variables: ["EDITOR": "vi"])
    var commands: [[String]] = []
    user.terminal.programs = { words in
      commands.append(words)
      return .ended(status: 0)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let label = (lines.firstIndex { $0.contains("<label ") } ?? -1) + 1
    try user.press("x e")
    #expect(commands.last == ["vi", "+\(label)", path])
    try user.notice(folder.write("<document>\n\n<a></b>\n</document>", to: "Main.storyboard"))
    try user.press("escape e")
    #expect(commands.last == ["vi", "+3", path])
  }

  @Test func `without an editor, with one that can't be run or fails, a message says so`() throws {
    let path = try folder.writeStoryboard()
    let none = try User(path, keys: "e")
    #expect(none.message == "No editor is named: set VISUAL or EDITOR, such as EDITOR=nano")
    let user = try User(path, variables: ["VISUAL": "nope"])
    user.terminal.programs = { _ in .refused("No such file or directory") }
    try user.press("e")
    #expect(user.message == "nope can't be run: No such file or directory")
    user.terminal.programs = { _ in .ended(status: 1) }
    try user.press("e")
    #expect(user.message == "nope ended with status 1")
  }

  @Test func `a scene of code has no document to edit, no map and no design`() throws {
    let user = try User("Form", variables: ["EDITOR": "vi"], keys: "e")
    #expect(user.message == "This scene is made by code: there is no document to open")
    try user.press("o")
    #expect(user.message == "Only storyboards have a map of their scenes")
    for key in ["I", "v", "a"] {
      try user.press(key)
      #expect(user.message == "This scene is made by code, not by a document")
    }
    #expect(user.hints.contains("edit") == false)
  }
}
