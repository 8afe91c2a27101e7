import Foundation
import SceneFixtures
import Testing

@testable import Stage

@Suite struct `Edges that are nearly on a line` {
  @Test func `are found between neighbours`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("Title"), "title", 16, 0, 100, 20)
      view.add(label("Text"), "text", 17.5, 24, 200, 20)
      // The tops of texts beside each other say nothing; those of buttons do.
      view.add(label("Left"), "left", 0, 100, 100, 20)
      view.add(label("Right"), "right", 110, 102, 100, 30)
      view.add(UIButton(), "ok", 0, 200, 100, 40)
      view.add(UIButton(), "cancel", 110, 202, 100, 44)
    }
    #expect(
      host.messages(of: .nearMiss) == [
        "The left edges of title and text are 1.5 points apart",
        "The top edges of ok and cancel are 2 points apart",
      ])
  }

  @Test func `are none where the middles are on a line, or views are far apart`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("Title"), "title", 16, 0, 100, 20)
      view.add(label("Middle"), "middle", 17, 24, 98, 20)
      view.add(label("Same"), "same", 16, 48, 50, 20)
      view.add(label("Far"), "far", 18, 200, 50, 20)
    }
    #expect(
      host.messages(of: .nearMiss) == ["The left edges of middle and same are 1 points apart"])
  }
}
