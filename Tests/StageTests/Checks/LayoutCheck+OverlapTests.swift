import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A control over a text or control` {
  @Test func `is found where one covers a part of the other, and named first if it is in front`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("A long name"), "name", 0, 0, 110, 20)
      view.add(button("Add"), "add", 100, 0, 60, 20)
      view.add(button("One"), "one", 0, 100, 80, 40)
      view.add(button("Two"), "two", 0, 130, 80, 40)
      view.add(button("Right"), "right", 300, 0, 40, 20)
      view.add(label("Before"), "before", 290, 0, 30, 20)
    }
    #expect(
      host.messages(of: .overlap) == [
        "add covers a part of name", "two covers a part of one", "before covers a part of right",
      ])
    #expect(
      host.snapshot.problems.first { $0.kind == .overlap }?.views == ["view/add", "view/name"])
  }

  @Test func `is none of two texts, of one within another, of pictures, and of what touches`() {
    let host = SceneHost(400, 400) { view in
      view.add(label("A long name"), "name", 0, 0, 110, 20)
      view.add(label("text"), "text", 100, 0, 60, 20)
      view.add(button("Wide"), "wide", 0, 100, 200, 40)
      view.add(label("inside"), "inside", 10, 110, 80, 20)
      view.add(UIImageView(image: picture(40, 40)), "picture", 180, 100, 40, 40)
      view.add(button("Below"), "below", 0, 140, 200, 40)
      view.add(button("Hidden"), "hidden", 100, 0, 60, 20).isHidden = true
      view.add(button("Corner"), "corner", 199, 120, 60, 40)
    }
    #expect(host.messages(of: .overlap) == [])
  }

  @Test func `is not looked for unless it is asked for`() {
    let host = SceneHost(400, 400) { view in
      view.add(button("One"), "one", 0, 100, 80, 40)
      view.add(button("Two"), "two", 0, 130, 80, 40)
    }
    #expect(!host.snapshot.problems.contains { $0.kind == .overlap })
    host.requestedChecks = [.overlap]
    #expect(host.snapshot.problems.contains { $0.kind == .overlap })
  }
}
