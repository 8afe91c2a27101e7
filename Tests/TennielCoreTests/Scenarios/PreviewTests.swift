import Cells
import InterfaceBuilder
import SeededRandom
import TerminalIO
import Testing

/// A document that is edited is looked at on other screens, in other languages and at other sizes
/// of text: nothing of that gets into the document.
@Suite struct PreviewTests {
  private let folder = DocumentFolder()
  private var path: String { folder.path + "/Main.storyboard" }

  /// A label, a text field as wide as the screen, and a button, edited; nothing is selected.
  private func editing(options: String = "") throws -> User {
    try folder.write(Self.text.get(), to: "Main.storyboard")
    return try User(path, columns: 110, rows: 34, options: "--edit " + options)
  }

  private static let text = Result {
    let folder = DocumentFolder()
    let path = try folder.write(.empty)
    let user = try User(path, columns: 110, rows: 34)
    try user.press("X 5 l a b e l enter 3 h k enter 5 t e x t space f enter 3 h k l enter")
    try user.press("5 b u t t enter 3 h k enter 4 F enter ctrl-s")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  /// What the file has after keys, which are pressed after others that only look.
  private func saved(_ keys: String, looking: String = "", options: String = "") throws -> String {
    let user = try editing(options: options)
    if !looking.isEmpty || !options.isEmpty {
      try user.press(looking)
      #expect(user.header.contains("preview"), "\(looking)")
    }
    try user.press(keys)
    try user.press("ctrl-s")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private static let looks = ["r", "d", "w", "h", "l", "T", "b", "a", "I"]

  @Test(arguments: [
    "4 C enter", "4 F enter", "tab tab 3 j w enter", "tab tab tab 4 M enter", "5 v i e w enter",
    "tab tab space tab 1 enter", "tab tab tab 4 x enter 4 enter", "tab tab j + + +",
  ])
  func `tools take frames from the canvas, whatever is looked at`(keys: String) throws {
    let plain = try saved(keys)
    for look in Self.looks { #expect(try saved(keys, looking: look) == plain, "\(look) \(keys)") }
  }

  @Test(arguments: ["--device iphone4s", "--landscape", "--text-size AX1", "--bars navigation"])
  func `a screen that an option names is looked at`(option: String) throws {
    for keys in ["4 C enter", "4 F enter", "5 v i e w enter"] {
      let looking = try saved(keys, options: option)
      #expect(try looking == saved(keys), "\(option) \(keys)")
    }
  }

  @Test func `views are not moved or resized in a preview; 0 leads back to the canvas`() throws {
    let user = try editing()
    try user.press("tab tab tab r")
    #expect(user.header.contains("EDIT preview"))
    #expect(user.header.contains("852 × 393"))
    let refused = " This is a preview: 0 leads back to the canvas, where views are moved"
    for keys in ["left", "shift-down", "ctrl-right", "_ right", "7 right"] {
      try user.press(keys)
      #expect(user.status.hasPrefix(refused), "\(keys)")
    }
    try user.press("escape")
    // In the canvas, and not in the tree.
    let row = try #require(user.canvasLines.firstIndex { $0.contains("Button") })
    let left = try #require(user.lines[row].firstRange(of: "Button")).lowerBound
      .utf16Offset(in: user.lines[row])
    for kind in [MouseEvent.Kind.press(.left), .drag(.left), .drag(.left)] {
      user.send(.mouse(MouseEvent(kind, at: CellPoint(column: left, row: row))))
    }
    user.send(.mouse(MouseEvent(.drag(.left), at: CellPoint(column: left + 4, row: row + 2))))
    #expect(user.status.hasPrefix(refused))
    #expect(!user.isChanged)
    try user.press("0")
    #expect(!user.header.contains("preview"))
    #expect(user.header.contains("393 × 852"))
    try user.press("right")
    #expect(user.isChanged)
  }

  @Test func `an open tool is drawn on the canvas, and the preview is back after it`() throws {
    let user = try editing()
    try user.press("tab tab r 3")
    #expect(user.header.contains("393 × 852"))
    #expect(!user.header.contains("preview"))
    try user.press("escape")
    #expect(user.header.contains("EDIT preview"))
    #expect(user.header.contains("852 × 393"))
    try user.press("3 w enter")
    #expect(user.header.contains("852 × 393"))
    #expect(user.isChanged)
  }

  @Test(arguments: seeds(1, inProofs: 3))
  func `the same is saved whatever is looked at in between`(seed: UInt64) throws {
    let works = [
      "tab", "shift-tab", "escape", "space", "4 C enter", "4 F enter", "3 h k enter", "3 w enter",
      "2 X enter", "5 l a b e l enter", "5 b u t t enter", "j + + escape", "j = 3 enter escape",
      "ctrl-d", "u", "U", "1 enter", "8 down down right escape", "4 M enter", ")", "delete",
    ]
    func walk(looks: Bool) throws -> String {
      let user = try editing()
      var (random, choice) = (SplitMix(seed: seed), SplitMix(seed: seed &+ 100))
      for _ in 0..<30 {
        if looks { try user.press(Self.looks.randomElement(using: &choice) ?? "r") }
        try user.press(works.randomElement(using: &random) ?? "tab")
        while user.inFront != nil { try user.press("escape") }
      }
      try user.press("ctrl-s")
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(try walk(looks: true) == walk(looks: false))
  }

  @Test(arguments: ["de", "double-length", "accented", "right-to-left"])
  func `a text shown in another language stays out of the document`(language: String) throws {
    let strings = "/* shown */\n\"lab-el-001.text\" = \"Anmelden\";\n"
    let texts = try folder.write(strings, to: "de.lproj/Main.strings")
    let path = try folder.write(DocumentText.storyboard(), to: "Base.lproj/Main.storyboard")
    let user = try User(path, columns: 110, rows: 34, options: "--edit", keys: "tab tab")
    while user.language != language { try user.press("a") }
    #expect(user.header.contains("preview"))
    try user.press("\"")
    #expect(user.status.contains("0 leads back to those of the document"))
    #expect(user.inFront == nil)
    try user.press("escape 8 enter x y z")
    #expect(user.status.contains("0 leads back to those of the document"))
    #expect(!user.isChanged)
    try user.press("escape escape 0 \" ctrl-u L o s enter ctrl-s")
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(saved == DocumentText.storyboard(title: "Los"))
    #expect(try String(contentsOfFile: texts, encoding: .utf8) == strings)
  }

  @Test func `a text that was changed in another language is no step of the document`() throws {
    try folder.write("\"lab-el-001.text\" = \"Anmelden\";", to: "de.lproj/Main.strings")
    let path = try folder.write(DocumentText.storyboard(), to: "Base.lproj/Main.storyboard")
    let user = try User(path, columns: 110, rows: 34, options: "--language de")
    try user.press("tab tab \" ctrl-u L o s enter")
    #expect(user.screen.contains("Los"))
    try user.press("X")
    #expect(user.status.contains("stays out of the document"))
    #expect(!user.isChanged)
    #expect(!user.header.contains("preview"))
    #expect(!user.screen.contains("Los"))
  }

  @Test func `a language with a document of its own is not edited in the other one`() throws {
    try folder.write(DocumentText.storyboard(title: "Los"), to: "de.lproj/Main.storyboard")
    let path = try folder.write(DocumentText.storyboard(), to: "Base.lproj/Main.storyboard")
    let user = try User(path, columns: 110, rows: 34, options: "--edit")
    while user.language != "de" { try user.press("a") }
    #expect(user.screen.contains("Los"))
    try user.press("tab tab ctrl-d")
    #expect(user.screen.contains("The language has a document of its own"))
    #expect(!user.isChanged)
  }
}
