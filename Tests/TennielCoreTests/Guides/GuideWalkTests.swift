import Testing

@testable import Commands
@testable import TennielCore
@testable import TerminalApp

/// Follows the walks of the guides, which scripts/test-terminal also does in a real terminal: each
/// row of a table after `<!-- walk: NAME -->` has keys, and what they lead to.
@Suite(.serialized) struct GuideWalkTests {
  private func follow(_ name: String, ofAtLeast count: Int, by user: User) throws {
    let rows = try #require(try Guide.all().compactMap { $0.walk(name) }.first)
    #expect(rows.count >= count)
    for (keys, shown) in rows {
      let words = keys.joined(separator: " ")
      try user.press(words)
      let isShown = user.screen.contains(shown)
      #expect(isShown, "after \(words) the walk sees \(shown):\n\(user.screen)")
    }
  }

  @Test func `the ten keys of README show what it says`() throws {
    let user = try User("wonderland", columns: 120, rows: 40)
    try follow("walk: ten keys", ofAtLeast: 10, by: user)
  }

  @Test func `the walk through the app shows what it says`() throws {
    let user = try User("wonderland", columns: 120, rows: 40)
    try follow("walk", ofAtLeast: 16, by: user)
  }

  @Test func `the walk that builds a screen shows what it says, and saves the file`() throws {
    let folder = DocumentFolder()
    let path = folder.path + "/Cup.storyboard"
    let program = Program.tenniel([])
    #expect(program.run(["new", path, "--seed", "1"]).status == 0)
    let user = try User(path, columns: 120, rows: 40, options: "--edit")
    try follow("walk: build", ofAtLeast: 16, by: user)
    #expect(user.content.problems.filter { $0.severity != .hint }.isEmpty)
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(saved.matches(of: #/<constraint /#).count == 7)
    #expect(!saved.contains("fixedFrame"))
  }
}
