import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A view that reaches out of the one around it` {
  @Test func `is a text that is cut off, or a control without touches there`() {
    let host = SceneHost(400, 400) { view in
      let card = view.add(UIView(), "card", 0, 0, 200, 100)
      card.add(button("Long"), "long", 20, 20, 220, 44)
      card.add(label("Shown"), "shown", 150, 70, 100, 20)
      let clip = view.add(UIView(), "clip", 0, 200, 200, 100)
      clip.clipsToBounds = true
      clip.add(label("Cut"), "cut", -6, 90, 100, 20)
    }
    let found = host.snapshot.problems.filter { $0.kind == .escapeParent }
    #expect(
      found.map(\.message) == [
        "long reaches 40 points beyond the right of card, where no tap reaches it",
        "cut reaches 6 points beyond the left and 10 points beyond the bottom of clip, "
          + "which cuts it off",
      ])
    #expect(found.map(\.severity) == [.hint, .warning])
  }

  @Test func `is one that begins at an edge of it, and is too long`() {
    let host = SceneHost(400, 400) { view in
      let card = view.add(UIView(), "card", 0, 0, 200, 100)
      card.add(button("Wide"), "wide", 0, 20, 220, 44)
      card.add(button("Tall"), "tall", 20, 70, 44, 50)
      let row = view.add(UIView(), "row", 0, 200, 200, 44)
      row.add(button("Same"), "same", 0, 0, 200, 44)
    }
    #expect(
      host.messages(of: .escapeParent) == [
        "wide reaches 20 points beyond the right of card, where no tap reaches it",
        "tall reaches 20 points beyond the bottom of card, where no tap reaches it",
      ])
  }

  @Test func `is none for what is near, wholly outside, larger on both sides, or scrolls`() {
    let host = SceneHost(400, 400) { view in
      let card = view.add(UIView(), "card", 100, 0, 200, 100)
      card.clipsToBounds = true
      card.add(label("Near"), "near", 104, 0, 100, 20)
      card.add(label("Swiped"), "swiped", 200, 40, 100, 20)
      let row = view.add(UIView(), "row", 100, 200, 200, 30)
      row.add(button("Tall"), "tall", 0, -10, 60, 50)
      let page = view.add(UIScrollView(), "page", 0, 300, 400, 100)
      page.add(label("Below"), "below", 0, 90, 100, 20)
    }
    #expect(host.messages(of: .escapeParent) == [])
  }
}
