import Foundation
import Testing

@testable import TennielCore

/// Holds the conversations with the solver in the guides to its answers: a block after
/// `<!-- solve -->` is what `solve` reads, and the next one what it prints.
@Suite struct GuideSolverTests {
  @Test func `what a guide says the solver answers is what it answers`() throws {
    let blocks = /(?s)<!-- solve -->\n```json\n(?<read>.*?)```\n[^`]*```json\n(?<shown>.*?)```\n/
    var count = 0
    for var guide in try Guide.all() {
      let matches = guide.text.matches(of: blocks)
      count += matches.count
      for match in matches.reversed() {
        var conversation = SolveConversation(tellsTime: false)
        let printed = match.read.split(separator: "\n").compactMap {
          conversation.answer(to: Array($0.utf8)).map { String(decoding: $0, as: UTF8.self) }
        }.joined()
        if Guide.isUpdating {
          guide.text.replaceSubrange(match.shown.startIndex..<match.shown.endIndex, with: printed)
        } else {
          #expect(match.shown == printed)
        }
      }
      if Guide.isUpdating, !matches.isEmpty { try guide.save() }
    }
    #expect(count == 2)
  }
}
