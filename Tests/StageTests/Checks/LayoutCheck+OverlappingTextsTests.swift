import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A text over a text` {
  @Test func `is found where letters meet`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("Wonderland"), "left", 0, 0, 80, 16)
      view.add(label("Rabbit"), "right", 72, 0, 80, 16)
      view.add(label("beside"), "beside", 160, 0, 80, 16)
    }
    #expect(
      host.messages(of: .overlappingTexts) == ["The text of right is written over that of left"])
    #expect(host.snapshot.problems.map(\.views) == [["view/right", "view/left"]])
  }

  @Test func `is none where only the boxes of the views meet, or lines come near`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("Wide"), "wide", 0, 0, 300, 16)
      view.add(label("Right"), "right", 100, 0, 100, 16)
      view.add(label("Near"), "near", 0, 13, 300, 16)
    }
    #expect(host.snapshot.problems == [])
  }

  @Test func `is none where the one behind is hidden, fades, is cut off, or scrolls by itself`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("Behind"), "behind", 0, 0, 100, 16)
      let card = view.add(UIView(), "card", 0, 0, 100, 50)
      card.backgroundColor = .white
      card.add(label("On card"), "onCard", 0, 0, 100, 16)
      view.add(label("Fades"), "fades", 0, 100, 100, 16)
      view.add(label("In half"), "half", 0, 100, 100, 16).alpha = 0.5
      let clip = view.add(UIView(), "clip", 0, 140, 100, 20)
      clip.clipsToBounds = true
      clip.add(label("Cut off"), "cut", 0, 20, 100, 16)
      view.add(label("Below"), "below", 0, 160, 100, 16)
      let scroll = view.add(UIScrollView(), "scroll", 0, 200, 100, 100)
      scroll.contentSize = CGSize(width: 100, height: 500)
      scroll.add(label("Scrolls"), "scrolls", 0, 0, 100, 16)
      view.add(label("Stays"), "stays", 0, 200, 100, 16)
    }
    #expect(host.messages(of: .overlappingTexts) == [])
  }
}
