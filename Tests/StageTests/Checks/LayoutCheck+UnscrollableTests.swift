import Testing
import UIKit

@testable import Stage

@Suite struct `Content that no scrolling reaches` {
  /// A screen with a scroll view whose content of 400 x 1000 points has what a closure adds.
  private func host(_ build: @escaping (UIScrollView) -> Void) -> SceneHost {
    SceneHost(400, 400) { view in
      let scroll = view.add(UIScrollView(), "scroll", 0, 100, 400, 200)
      scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 400).isActive = true
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1000).isActive = true
      build(scroll)
    }
  }

  /// A text of which 40 points lie left of the content, and a card with a button above the content.
  private func fill(_ scroll: UIScrollView) {
    scroll.add(label("half"), "half", -40, 10, 100, 20)
    let card = scroll.add(UIView(), "card", 10, -60, 100, 60)
    card.add(button("in it"), "inner", 0, 0, 100, 40)
  }

  private let found = [
    "half reaches 40 points beyond the left of the content of scroll, where no scrolling reaches it",
    "card lies above the content of scroll, where no scrolling reaches it",
  ]

  @Test func `is found where it is, however far the content is scrolled`() {
    let host = host(fill)
    #expect(host.messages(of: .unscrollable) == found)
    #expect(
      host.snapshot.problems.filter { $0.kind == .unscrollable }.map(\.views) == [
        ["view/scroll/half", "view/scroll"], ["view/scroll/card", "view/scroll"],
      ])
    host.change { (host.view(at: "view/scroll") as? UIScrollView)?.contentOffset.y = 100 }
    #expect(host.snapshot.view(at: "view/scroll/half")?.frameInWindow.minY == 10)
    #expect(host.messages(of: .unscrollable) == found)
  }

  @Test func `is told of what lies left of the content as a whole`() {
    let host = host { $0.add(button("gone"), "gone", -100, 10, 90, 44) }
    #expect(
      host.messages(of: .unscrollable) == [
        "gone lies left of the content of scroll, where no scrolling reaches it"
      ])
  }

  @Test func `is none where the insets have room for it`() {
    let host = host { scroll in
      self.fill(scroll)
      scroll.contentInset = UIEdgeInsets(top: 60, left: 40, bottom: 0, right: 0)
    }
    #expect(host.messages(of: .unscrollable) == [])
  }

  @Test func `is none that nobody misses`() {
    let host = host { scroll in
      scroll.add(UIView(), "plain", 0, -100, 400, 100)
      scroll.add(UIImageView(image: picture(20, 20)), "sky", 0, -10, 20, 20)
      scroll.add(label("hidden"), "hidden", -40, 10, 100, 20).isHidden = true
      scroll.add(label("clear"), "clear", -40, 10, 100, 20).alpha = 0
      scroll.add(label("near"), "near", -4, 40, 100, 20)
      scroll.add(button("nearly"), "nearly", -7, 70, 100, 44)
      scroll.add(label("end"), "end", 380, 120, 100, 20)
    }
    #expect(host.messages(of: .unscrollable) == [])
  }

  @Test func `is none where scrolling is off, or the content has no size`() {
    let still = host { scroll in
      self.fill(scroll)
      scroll.isScrollEnabled = false
    }
    #expect(still.messages(of: .unscrollable) == [])
    let loose = SceneHost(400, 400) { view in
      let scroll = view.add(UIScrollView(), "scroll", 0, 100, 400, 200)
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1000).isActive = true
      self.fill(scroll)
    }
    #expect(loose.messages(of: .unscrollable) == [])
    #expect(
      loose.messages(of: .ambiguous) == ["The scrollable content width of scroll is ambiguous"])
  }
}
