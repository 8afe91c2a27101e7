import Testing

@testable import Commands

@Suite struct ChangelogTests {
  @Test func `the newest entry of the changelog is the version of the program`() throws {
    let lines = try Guide(at: "CHANGELOG.md").lines
    let heading = try #require(lines.first { $0.hasPrefix("## ") })
    #expect(heading.dropFirst(3).prefix { $0 != "," } == Program.version)
  }
}
