import Foundation
import Scenes
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

/// The program's own storyboards and xibs in the app, where they are documents like the user's.
@Suite struct ShippedDocumentTests {
  private let folder = DocumentFolder()
  private var copies: String { folder.path + "/tenniel/documents" }

  private func open(
    _ scene: String, editor: String? = nil, columns: Int = 160, keys: String = ""
  ) throws -> User {
    var variables = ["XDG_STATE_HOME": folder.path]
    variables["EDITOR"] = editor
    let user = try User(scene, columns: columns, variables: variables)
    user.offerCopy()
    try user.press(keys)
    return user
  }

  private func names(in path: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: copies + "/" + name, encoding: .utf8)
  }

  @Test(
    arguments: [
      ("Cookbook", 20, "Cookbook 2"), ("Settings", 5, "Settings 2"), ("Form storyboard", 1, nil),
      ("Gallery storyboard", 1, nil), ("Account form", 2, "Account 2"), ("Chessboard", 1, nil),
    ] as [(String, Int, String?)])
  func `have a map, from which their scenes are opened`(
    scene: String, count: Int, second: String?
  ) throws {
    let user = try open(scene)
    // The document's first scene is that of the program.
    #expect(try user.scenes().count == NamedScene.shipped.count + count - 1)
    try user.press("o")
    #expect(user.header.hasPrefix(" Map   \(count) scene"))
    guard let second else { return }
    try user.press("right enter")
    #expect(user.header.hasPrefix(" \(second) · "))
  }

  @Test func `are shown in the languages that they have, and in design`() throws {
    let user = try open("Settings", keys: "a")
    #expect(user.message == "Language: de")
    #expect(user.screen.contains("Einstellungen"))
    try user.press("I")
    #expect(user.message == "As in Interface Builder")
    #expect(names(in: folder.path) == [])
  }

  @Test func `are copied with all that they need as they are edited first, which is said`() throws {
    let user = try open("Settings", keys: "X")
    #expect(user.message == "Editing a copy: \(copies)/Settings.storyboard")
    #expect(user.isEditing)
    #expect(names(in: copies) == ["Settings.storyboard", "de.lproj", "de.lproj/Settings.strings"])
    #expect(try Array(text("Settings.storyboard").utf8) == SceneDocument.settings.bytes)
    try user.press("X a")
    #expect(user.screen.contains("Einstellungen"))
    _ = try open("Cookbook", keys: "X")
    let pictures = ["cat", "hatter", "queen", "rabbit", "tea"].map { $0 + ".png" }
    #expect(Set(names(in: copies)).isSuperset(of: pictures + ["Cookbook.storyboard"]))
  }

  @Test func `are copied as well when editing goes on in another of them`() throws {
    let user = try open("Settings", keys: "X F f o r m space s t enter")
    #expect(user.message == "Editing a copy: \(copies)/Form.storyboard")
    #expect(user.isEditing && !user.isOriginal)
    try user.press("tab tab j +")
    #expect(user.isChanged)
  }

  @Test func `are told from their copies in the header, at each width`() throws {
    for (scene, columns) in [("Settings", 160), ("Cookbook", 80), ("Settings", 70)] {
      let user = try User(scene, columns: columns, variables: ["XDG_STATE_HOME": folder.path])
      #expect(!user.header.contains("copy"))
      try user.press("X")
      #expect(user.lines(with: " Editing a copy:").count == 1)
      #expect(user.header.hasPrefix(" \(scene) · copy"), "\(user.header)")
      try user.press("X")
      #expect(user.header.hasPrefix(" \(scene) · copy"), "\(user.header)")
      // A scene of code is none.
      try user.press("F w o n d e r enter")
      #expect(user.header.hasPrefix(" Wonderland") && !user.header.contains("copy"))
    }
  }

  @Test func `look as before once they are copied`() throws {
    let user = try open("Gallery storyboard")
    let before = user.picture
    try user.press("X X")
    #expect(user.message == "Looking")
    try user.press("0")
    #expect(user.picture == before)
  }

  @Test func `are saved to the copy, and otherwise read from the program`() throws {
    let user = try open("Form storyboard", keys: "X tab tab right ctrl-s")
    #expect(user.message == "Saved Form.storyboard")
    let copy = try text("Form.storyboard")
    #expect(Array(copy.utf8) != SceneDocument.form.bytes)
    let program = Program.tenniel(variables: ["XDG_STATE_HOME": folder.path])
    let fresh = Program.tenniel()
    for words in [["render", "form storyboard"], ["form storyboard", "--keys", "tab"]] {
      #expect(program.run(words) == fresh.run(words))
    }
    let script = program.run(["form storyboard", "--keys", "X tab tab right ctrl-s"])
    #expect(script.output.contains(" Saved Form.storyboard"))
    #expect(try text("Form.storyboard") == copy)
  }

  /// The state folder has a copy of the form's document that has been moved.
  private func leaveCopy() throws -> String {
    _ = try open("Form storyboard", keys: "X tab tab right right ctrl-s")
    return try text("Form.storyboard")
  }

  @Test func `offer a copy that differs, once`() throws {
    let left = try leaveCopy()
    let user = try open("Form storyboard")
    #expect(user.header == " There is an edited copy of Form.storyboard")
    #expect(user.lines(with: copies + "/Form.storyboard").count == 1)
    try user.press("down enter")
    #expect(user.inFront == nil && user.isOriginal)
    try user.press("n N")
    #expect(user.inFront == nil)
    let next = try open("Form")
    #expect(next.inFront == nil)
    try next.press("n enter")
    #expect(!next.isOriginal)
    try next.press("X")
    #expect(next.isEditing)
    #expect(try text("Form.storyboard") == left)
  }

  @Test func `are not copied over an edited copy unless that is asked for`() throws {
    let left = try leaveCopy()
    let user = try open("Form storyboard", keys: "down enter X")
    #expect(user.header == " There is an edited copy of Form.storyboard")
    try user.press("down enter")
    #expect(!user.isEditing)
    #expect(try text("Form.storyboard") == left)
    try user.press("X enter")
    #expect(user.isEditing && !user.isOriginal)
    #expect(try text("Form.storyboard") == left)
    let other = try open("Form storyboard", keys: "esc X down down enter")
    #expect(other.isEditing)
    #expect(try Array(text("Form.storyboard").utf8) == SceneDocument.form.bytes)
  }

  @Test func `a copy like the original is no question, but for unsaved changes`() throws {
    let user = try open("Form storyboard", keys: "X")
    #expect(try open("Form storyboard").inFront == nil)
    let journal = Journal(in: URL(fileURLWithPath: folder.path))
    user.library?.journal = journal
    try user.press("tab tab right")
    let left = try #require(names(in: folder.path + "/journal").first)
    // As the journal of a process that is no longer there: no system gives such a number.
    let parts = left.split(separator: "-")
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/journal/\(left)",
      toPath: "\(folder.path)/journal/\(parts[0])-9999999-0.journal")
    let next = try User("Form storyboard", variables: ["XDG_STATE_HOME": folder.path])
    next.library?.journal = journal
    next.offerCopy()
    #expect(next.header == " There is an edited copy of Form.storyboard")
    try next.press("enter")
    #expect(next.header.hasPrefix(" An earlier run has left a change of Form.storyboard"))
  }

  @Test func `a copy that can't be read says so, and the original is offered`() throws {
    _ = try leaveCopy()
    try "<document".write(toFile: copies + "/Form.storyboard", atomically: true, encoding: .utf8)
    let user = try open("Form storyboard", columns: 240, keys: "enter")
    #expect(user.header == " The copy of Form.storyboard can't be read")
    try user.press("enter")
    #expect(user.fault == nil && user.isOriginal)
    try user.press("X enter")
    #expect(user.header == " The copy of Form.storyboard can't be read")
    try user.press("down enter X")
    #expect(!user.isEditing)
    #expect(user.message?.hasPrefix("The document can't be edited while it can't be read") == true)
    let other = try open("Form storyboard", keys: "enter down down enter")
    #expect(other.fault == nil && !other.isOriginal)
    #expect(try Array(text("Form.storyboard").utf8) == SceneDocument.form.bytes)
  }

  @Test func `where nothing can be written, that is said, and the program's own stays`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/tenniel", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: copies))
    let user = try open("Settings", keys: "X")
    #expect(
      user.message == "Could not copy Settings.storyboard to "
        + "\(copies)/Settings.storyboard: there is no such folder")
    #expect(!user.isEditing && user.isOriginal)
  }

  @Test func `the editor opens the copy`() throws {
    let user = try open("Form storyboard", editor: "vi")
    var commands: [[String]] = []
    user.terminal.programs = {
      commands.append($0)
      return .ended(status: 0)
    }
    try user.press("e")
    #expect(commands.map { $0.last } == [copies + "/Form.storyboard"])
    #expect(user.message == "Editing a copy: \(copies)/Form.storyboard")
  }

  @Test func `cells of a list in Swift are edited in their xib, which the list follows`() throws {
    let user = try open("Nib cells")
    let narrow = user.content.views.map(\.solvedFrame)
    try user.press("X")
    #expect(user.header.contains("EDIT"))
    #expect(user.header.hasPrefix(" ChapterCell "))
    #expect(names(in: copies) == ["ChapterCell.xib", "hole.png"])
    try user.press("/ p i c t u r e V i e w enter delete")
    #expect(user.isChanged)
    try user.press("X N")
    #expect(user.header.hasPrefix(" Nib cells"))
    #expect(user.content.views.map(\.solvedFrame) != narrow)
    #expect(user.content.views.contains { $0.name == "pictureView" } == false)
  }

  @Test func `the cells of a list in Swift stand where their xib has them`() throws {
    let user = try open("Nib cells", keys: "X")
    #expect(user.isEditing)
    #expect(!user.status.contains("misplaced"))
    #expect(user.content.views.contains { $0.name == "pictureView" })
    #expect(!user.header.contains("~"))
  }

  @Test func `a key goes from scene to scene of the program, and inside of a document`() throws {
    let user = try open("Cookbook", keys: "n")
    #expect(user.header.hasPrefix(" Settings "))
    try user.press("N o right enter n")
    #expect(user.header.hasPrefix(" simple-stack · "))
  }
}
