import Testing

@testable import TerminalApp

/// The third column of a wide terminal.
@Suite struct ListColumnTests {
  /// The lines of the third column.
  private func column(_ user: User) throws -> [String] {
    let lists = try #require(user.rectOfProblems)
    return user.lines[1..<58].map { String($0.dropFirst(lists.column)) }
  }

  @Test func `lists problems, changes and what the console has, and a click leads on`() throws {
    let user = try User("Gallery: fixed halves", columns: 200, rows: 60)
    var lines = try column(user)
    #expect(lines[0].hasPrefix("─ Problems ──"))
    #expect(lines[1].hasPrefix("  ! "))
    #expect(lines[18].hasPrefix("─ No changes ──"))
    #expect(lines[35].hasPrefix("─ Console ──"))
    try user.press("tab tab j +")
    lines = try column(user)
    #expect(lines[18].hasPrefix("─ 1 change ──"))
    try user.press("escape u")
    #expect(try column(user)[18].hasPrefix("─ No changes ──"))
    let lists = try #require(user.rectOfProblems)
    try user.press("click:\(lists.column + 2),1")
    #expect(user.list[0] == "Problems ")
    #expect(user.list.contains { $0.hasPrefix("▸ ") })
    try user.press("escape click:\(lists.column + 2),19")
    #expect(user.lines[0] == " No changes")
  }

  @Test func `says in one line that all checks pass, and gives way to the wall`() throws {
    let user = try User("Gallery", columns: 200, rows: 60)
    let lines = try column(user)
    #expect(lines[0].hasPrefix("─ No problems: all 18 checks pass"))
    #expect(lines[1].allSatisfy { $0 == " " })
    try user.press("W")
    #expect(!user.screen.contains(" No changes ") && !user.screen.contains("─ Console ─"))
  }
}
