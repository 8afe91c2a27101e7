import Foundation
import Testing

@testable import solver_stream

/// Holds the conversation in the README of the program to its answers.
@Suite struct ReadmeTests {
  @Test func `what the README says the solver answers is what it answers`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = String(
      decoding: try Data(contentsOf: tests.appendingPathComponent("SolverStream/README.md")),
      as: UTF8.self)
    let blocks = text.matches(of: /(?s)```json\n(.*?)```\n/).map(\.1)
    try #require(blocks.count == 2)
    var conversation = SolveConversation(tellsTime: false)
    let printed = blocks[0].split(separator: "\n").compactMap {
      conversation.answer(to: Array($0.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(blocks[1] == printed.joined())
  }
}
