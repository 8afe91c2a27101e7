import Foundation
import InterfaceBuilder
import Testing

@Suite struct `The outline of a document that is edited` {
  private let folder = DocumentFolder()

  private let tea = TeaDocument(
    views: [TeaDocument.View("cup", 40, 80, 80, 120), TeaDocument.View("pot", 200, 80, 80, 120)],
    constraints: [
      "cup.leading view.leading constant=40", "cup.top view.top constant=80",
      "cup.width constant=80", "cup.height constant=120",
      "pot.leading cup.trailing constant=80 priority=750",
      "pot.top view.top relation=greaterThanOrEqual constant=20", "pot.width cup.width",
      "pot.height constant=60",
    ])

  private func user(_ keys: String = "", xib: String? = nil) throws -> User {
    let path = try folder.write(xib ?? tea.xib, to: "Tea.xib")
    return try User(path, columns: 170, rows: 30, options: "--edit", keys: keys)
  }

  /// The rows of the tree, with a blank for many.
  private func tree(_ user: User) throws -> [String] {
    try #require(user.pane("Views")).map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  @Test func `the first view that a key selects is the document's, not a container's`() throws {
    let user = try User(folder.write(.navigation), columns: 170, rows: 30, keys: "tab")
    #expect(user.tree.map(\.isMarked).firstIndex(of: true) == 0)
    try user.press("escape escape X tab")
    #expect(user.selected == "view/UIView")
  }

  @Test func `a view that is not installed keeps its row, its name and its inspectors`() throws {
    let user = try user("tab tab 8 end left escape")
    #expect(
      try tree(user) == ["view 0, 0 320 × 320", "├─ pot ? 0, 20 0 × 60", "▸└─ cup not installed"])
    try user.press("shift-tab tab")
    #expect(user.details.first?.hasPrefix("screen ") == true)
    #expect(user.status.contains("cup takes no part in wC hC: 8 shows it"), "\(user.status)")
    try user.press("escape")
    #expect(try tree(user)[2] == "└─ cup not installed")
    try user.click("cup")
    try user.press("right")
    #expect(user.size == [320, 320])
    #expect(user.status.contains("cup is not installed: 8 has the row for that"))
    try user.press("shift-tab tab backspace")
    #expect(try tree(user).contains { $0.contains("cup") } == false)
    try user.press("u shift-tab 8 end left escape")
    #expect(user.selected == "view/cup")
    #expect(try tree(user)[1].hasPrefix("▸├─ cup 40, 80"))
  }

  // MARK: - Names

  @Test func `a view without a label is named by its text wherever it is told of`() throws {
    let document = TeaDocument(
      views: [
        TeaDocument.View("cup", 40, 80, 80, 21, text: "Two cups"),
        TeaDocument.View("pot", 200, 80, 80, 120),
      ],
      constraints: [
        "cup.leading view.leading constant=40", "cup.top view.top constant=80",
        "pot.leading cup.trailing constant=80", "pot.top cup.top", "pot.width constant=80",
        "pot.height constant=120", "pot.height constant=90",
      ])
    let user = try user(
      "tab tab", xib: document.xib.replacingOccurrences(of: " userLabel=\"cup\"", with: ""))
    #expect(try tree(user)[1].hasPrefix("▸├─ Two cups ~ 40, 80"))
    #expect(user.selected == "view/Two cups")
    #expect(user.details.first == "Two cups  UILabel")
    #expect(user.details.contains("● pot.top == \"Two cups\".top"), "\(user.details)")
    try user.press("tab 7 end")
    #expect(user.lines(with: "Leading Space to: Two cups").count == 1, "\(user.screen)")
    #expect(user.lines(with: "Align Top to: Two cups").count == 1)
    try user.press("escape 6 w")
    #expect(user.lines(with: "with Safe Area").count + user.lines(with: "with Two cups").count == 1)
    try user.press("escape 3")
    #expect(user.lines(with: "to Two cups").count == 1)
    try user.press("escape escape tab tab backspace")
    #expect(user.status.contains("Delete Two cups"), "\(user.status)")
  }
}
