import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A text that is cut short` {
  @Test func `is found where it has no room, and not where it scrolls`() {
    let short = label("Wonderland")
    let host = SceneHost(400, 400) { view in
      view.add(short, "short", 0, 0, 40, 16)
      let text = UITextView()
      text.text = String(repeating: "long ", count: 100)
      view.add(text, "text", 0, 100, 100, 40)
    }
    #expect(host.snapshot.problems.map(\.views) == [["view/short"]])
    #expect(host.messages(of: .truncatedText) == ["The text \"Wonderland\" of short is cut short"])
    short.superview?.isHidden = true
    host.apply(host.screen)
    #expect(host.snapshot.problems == [])
  }

  @Test func `is quoted on one line, and not whole where it is long`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("one\ntwo" + String(repeating: "o", count: 100)), "long", 0, 0, 40, 16)
    }
    #expect(
      host.messages(of: .truncatedText) == [
        "The text \"one two" + String(repeating: "o", count: 52) + "…\" of long is cut short"
      ])
  }

  @Test func `is found as well where its letters shrink to what nobody can read`() {
    func messages(width: CGFloat, size: CGFloat = 18) -> [String] {
      let host = SceneHost(400, 400) { view in
        let title = label("Wonderland")
        title.font = .systemFont(ofSize: size)
        title.adjustsFontSizeToFitWidth = true
        view.add(title, "title", 0, 0, width, 24)
      }
      var screen = host.screen
      screen.textMetrics = .device
      host.apply(screen)
      return host.messages(of: .truncatedText)
    }
    // At 18 points it is about 100 points wide.
    #expect(messages(width: 70) == [])
    #expect(
      messages(width: 30) == ["The text \"Wonderland\" of title is shrunk to 4.9 points"])
    // A text that is small anyway is as its author wants it.
    #expect(messages(width: 20, size: 8) == [])
  }
}
