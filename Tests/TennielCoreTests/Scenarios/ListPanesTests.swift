import Testing

@testable import TerminalApp

/// The lists below the tree in a large terminal.
@Suite struct ListPanesTests {
  /// The titles of the column of the tree, each with the rows below it.
  private func titles(_ user: User) throws -> [String] {
    let tree = try #require(user.rect(of: "Views"))
    return user.lines[1..<58].compactMap { line in
      let part = String(line.dropFirst(tree.column).prefix(tree.columns))
      return part.hasPrefix("─ ") ? String(part.dropFirst(2).prefix { $0 != "─" }) : nil
    }
  }

  @Test func `has problems, changes and what the console has, and a click leads on`() throws {
    let user = try User("Gallery: fixed halves", columns: 200, rows: 60)
    #expect(try titles(user) == ["Views ", "Problems ", "No changes ", "Console "])
    #expect(user.pane("Problems")?.first?.hasPrefix("  ! ") == true)
    #expect(user.rect(of: "No changes")?.rows == 0)
    try user.press("tab tab j +")
    #expect(try titles(user) == ["Views ", "Problems ", "1 change ", "Console "])
    #expect(user.pane("1 change")?.count == 1)
    try user.press("escape u")
    #expect(try titles(user)[2] == "No changes ")
    try user.click("─ Problems")
    #expect(user.list[0] == "Problems ")
    #expect(user.list.contains { $0.hasPrefix("▸ ") })
    // It is in place of the details, and not twice in sight.
    #expect(try titles(user) == ["Views ", "No changes ", "Console "])
    #expect(user.pane("Inspector") == nil)
    try user.press("escape")
    try user.click("─ No changes")
    #expect(user.lines[0] == " No changes")
  }

  @Test func `fold to their titles without anything to say, and give way to the wall`() throws {
    let user = try User("Gallery", columns: 200, rows: 60)
    let titles = ["Views ", "No problems: all 22 checks pass ", "No changes ", "Console "]
    #expect(try self.titles(user) == titles)
    #expect(user.rect(of: "No problems")?.rows == 0)
    // The tree has the rest of the rows.
    #expect(user.rect(of: "Views")?.rows == 35)
    // On its side the device leaves one column, in which the details are between tree and lists.
    try user.press("r")
    #expect(try self.titles(user) == [titles[0], "Inspector "] + titles[1...])
    try user.press("W")
    #expect(!user.screen.contains(" No changes ") && !user.screen.contains("─ Console ─"))
  }
}
