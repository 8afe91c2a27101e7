import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A view without a size around a control` {
  @Test func `is found with the control that no tap reaches`() {
    let host = SceneHost(400, 400) { view in
      let row = view.add(UIView(), "row", 0, 50, 400, 0)
      row.add(UIView(), "inner", 0, 0, 400, 0).add(button("Add"), "add", 20, 0, 60, 44)
      view.add(UIView(), "narrow", 0, 200, 0, 44).add(button("Cut"), "cut", 20, 0, 60, 44)
    }
    #expect(
      host.messages(of: .zeroSize) == [
        "row has 400 x 0 points, so that no tap reaches add",
        "narrow has 0 x 44 points, so that no tap reaches cut",
      ])
    #expect(
      host.snapshot.problems.first { $0.kind == .zeroSize }?.views == [
        "view/row", "view/row/inner/add",
      ]
    )
  }

  @Test func `is none if it clips, if it holds a text, or if the control is off`() {
    let host = SceneHost(400, 400) { view in
      let folded = view.add(UIView(), "folded", 0, 50, 400, 0)
      folded.clipsToBounds = true
      folded.add(button("Add"), "add", 20, 0, 60, 44)
      view.add(UIView(), "line", 0, 100, 400, 0).add(label("Text"), "text", 0, 0, 60, 20)
      let off = view.add(UIView(), "off", 0, 200, 400, 0).add(button("Off"), "off", 0, 0, 60, 44)
      off.isEnabled = false
      view.add(UIView(), "thin", 0, 300, 400, 1).add(button("Thin"), "thin", 0, 0, 60, 44)
    }
    #expect(host.messages(of: .zeroSize) == [])
  }
}
