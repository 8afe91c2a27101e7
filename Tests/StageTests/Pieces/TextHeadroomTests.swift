import SceneFixtures
import Testing
import UIKit

@testable import Stage

/// In columns, each character is 8 points wide.
@Suite struct `The headroom of a text` {
  @Test func `is the most characters with which nothing is wrong that was not`() throws {
    let host = SceneHost(400, 400) { view in
      view.add(label("Hello"), "title", 0, 0, 100, 16)
      view.add(label("already too long"), "short", 0, 50, 40, 16)
      view.add(label(""), "empty", 0, 100, 40, 16)
    }
    let before = host.snapshot
    let headroom = TextHeadroom(of: host)
    #expect(headroom.texts.map(\.name) == ["title", "short"])
    let title = headroom.texts[0]
    #expect((title.longest, title.most) == (12, 45))
    #expect(title.problem?.message == "The text \"Hello Hello H\" of title is cut short")
    #expect(headroom.texts[1].longest == nil)
    #expect(
      headroom.texts[1].problem?.message == "The text \"already too long\" of short is cut short")
    #expect(host.snapshot.problems == before.problems)
    #expect(host.edits == [])
    #expect((host.view(at: "view/title") as? UILabel)?.text == "Hello")
  }

  @Test func `is found to a character in long texts, which are tried in steps`() {
    let words = String(repeating: "x", count: 100)
    let host = SceneHost(2000, 400) { view in view.add(label(words), "long", 0, 0, 1000, 16) }
    // 125 characters have 1000 points.
    #expect(TextHeadroom(of: host).texts.map(\.longest) == [125])
  }

  @Test func `of the text size is the largest with which nothing is wrong that was not`() {
    let label = label("Hello")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let host = SceneHost(400, 400) { view in view.add(label, "title", 0, 0, 58, 40) }
    let screen = host.screen
    let sizes = TextHeadroom(of: host).sizes
    #expect(sizes.dropLast().allSatisfy { $0.problem == nil })
    #expect(sizes.last?.problem?.kind == .truncatedText)
    #expect(sizes.map(\.word) == ["XL", "XXL", "XXXL", "AX1"])
    #expect(host.screen == screen)
  }
}
