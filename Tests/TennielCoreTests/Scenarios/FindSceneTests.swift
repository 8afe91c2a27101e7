import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

@Suite struct FindSceneTests {
  private let folder = DocumentFolder()

  @Test func `a scene is found by typing a part of its name`() throws {
    let user = try User("Wonderland", keys: "F g a l x backspace")
    #expect(user.lines.first == " Scene: gal_  4 of \(NamedScene.shipped.count)")
    #expect(user.lines[1].hasPrefix("▸ Gallery"))
    try user.press("down enter")
    #expect(user.header.hasPrefix(" Gallery: ambiguous"))
    #expect(user.inFront == nil)
  }

  @Test func `the scenes are those that list names, and parts of the document in sight`() throws {
    func found(_ user: User) throws -> [String] { try user.scenes().map(\.text) }
    let program = Program.tenniel()
    let width = NamedScene.shipped.map(\.name.count).max() ?? 0
    let lines = program.run(["list"]).output.split(separator: "\n").dropFirst()
    let listed = lines.prefix { $0.hasPrefix("  ") }.map {
      String($0.dropFirst(2).prefix(width)).trimmingCharacters(in: .whitespaces)
    }
    #expect(listed.count == NamedScene.shipped.count)
    let user = try User("Wonderland")
    #expect(try found(user) == listed)
    let cells = try #require(listed.firstIndex(of: "Nib cells"))
    let withCell = listed[...cells] + ["ChapterCell"] + listed[(cells + 1)...]
    let nib = try User("Nib cells")
    #expect(try found(nib) == Array(withCell))
    try nib.press("X X")
    #expect(nib.header.hasPrefix(" ChapterCell "))
    #expect(try found(nib) == Array(withCell))
    try nib.press("N n n")
    #expect(try found(nib) == listed)
    // A storyboard's parts are known once it was shown.
    let book = try User("Cookbook")
    let parts = Set(try found(book)).subtracting(listed)
    #expect(parts.count == 19)
    try book.press("N")
    #expect(try found(book) == listed)
  }

  @Test func `each scene says what it is about, as the list does`() throws {
    let user = try User("Wonderland", columns: 120, keys: "F g a l l e r y")
    #expect(
      user.lines[1].hasPrefix("▸ Gallery ")
        && user.lines[1].hasSuffix(
          "  Four cards, each half as wide and half as high as the safe area.")
    )
    #expect(user.lines[2].contains("  step: Picture and name share a card"))
    try user.press("ctrl-u")
    for word in ["h", "a", "l", "v", "e", "s"] { try user.press(word) }
    #expect(user.lines[1].hasPrefix("▸ Gallery: fixed halves"))
  }

  @Test func `a folder opens where its app begins, not at its launch screen or a view`() throws {
    let launch = DocumentText.storyboard().replacing(
      "<document ", with: "<document launchScreen=\"YES\" ")
    try folder.write(launch, to: "Base.lproj/Launch.storyboard")
    try folder.write(DocumentText.xib, to: "Card.xib")
    try folder.write(DocumentText.storyboard(title: "Welcome"), to: "Main.storyboard")
    let user = try User(folder.path)
    #expect(user.header.hasPrefix(" Login · Main.storyboard"))
    let named = try User(folder.path + "/Card.xib")
    #expect(named.header.hasPrefix(" Card"))
  }

  @Test func `letters are typed and don't act, and escape closes the list`() throws {
    let user = try User("Form", keys: "F q x ? 0")
    #expect(user.lines.first?.hasPrefix(" Scene: qx?0_  0 of ") == true)
    try user.press("enter")
    #expect(user.inFront != nil)
    try user.press("escape")
    #expect(user.header.hasPrefix(" Form"))
  }

  @Test func `words may be of the name and of the document, and a click chooses`() throws {
    try folder.writeStoryboard()
    try folder.write(DocumentText.storyboard(), to: "Other.storyboard")
    try folder.write(DocumentText.xib, to: "Card.xib")
    let user = try User(folder.path)
    #expect(try user.scenes().count == 5)
    try user.press("F d e t space o t h")
    #expect(user.lines.first == " Scene: det oth_  1 of 5")
    try user.click("Detail")
    #expect(user.header.contains("Detail · Other.storyboard"))
  }

  @Test func `a scene of its own size has a screen of that size until another is shown`() throws {
    try folder.write(
      DocumentText.storyboard(on: "retina5_5", width: 414, height: 736), to: "Main.storyboard")
    try folder.write(DocumentText.xib, to: "Card.xib")
    let user = try User(folder.path, keys: "N")
    #expect(user.header.contains("240 × 96"))
    try user.press("n")
    #expect(user.header.contains("414 × 736"))
    try user.press("d N")
    #expect(user.header.contains("240 × 96"))
    try user.press("n")
    #expect(!user.header.contains("414 × 736"))
  }

  @Test func `a document of no device is drawn at its own size, until a device is chosen`() throws {
    let user = try User(folder.writeStoryboard())
    #expect(user.header.contains("375 × 667"))
    try user.press("n")
    #expect(user.header.hasPrefix(" Detail") && user.header.contains("375 × 667"))
    try user.press("d")
    let chosen = try #require(user.size)
    #expect(chosen != [375, 667])
    try user.press("n")
    #expect(user.header.hasPrefix(" Login") && user.size == chosen)
    try user.press("0 n")
    #expect(user.header.hasPrefix(" Detail") && user.header.contains("375 × 667"))
  }
}
