import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A content without room` {
  @Test func `is a text or a picture of which nothing is seen`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("narrow"), "narrow", 0, 0, 4, 16)
      view.add(label("flat"), "flat", 0, 20, 100, 0)
      view.add(UIImageView(image: UIImage(systemName: "star")), "picture", 0, 80, 0, 20)
      view.add(label(""), "empty", 0, 100, 0, 0)
      view.add(UIImageView(), "bare", 0, 120, 0, 0)
      view.add(label("hidden"), "hidden", 0, 140, 0, 0).isHidden = true
    }
    #expect(
      host.messages(of: .noRoom) == [
        "The text \"narrow\" of narrow has no room at all",
        "The text \"flat\" of flat has no room at all",
        "The picture of picture has no room at all",
      ])
  }

  @Test func `is none where a view around it is folded away`() {
    let host = SceneHost(400, 400) { view in
      let drawer = view.add(UIView(), "drawer", 0, 0, 200, 0)
      drawer.clipsToBounds = true
      drawer.add(label("inside"), "inside", 0, 0, 200, 0)
    }
    #expect(host.snapshot.problems == [])
  }
}
