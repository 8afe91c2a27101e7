import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A constraint that is there twice` {
  private func problems(
    _ constraints: @escaping (UIView, UIView) -> [NSLayoutConstraint]
  ) -> [LayoutProblem] {
    SceneHost(400, 400) { view in
      let box = view.addFree(UIView(), "box")
      NSLayoutConstraint.activate(constraints(box, view))
    }.snapshot.problems.filter { $0.kind == .duplicate }
  }

  @Test func `is told with both`() {
    let found = problems { box, view in
      [
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      ]
    }
    #expect(found.map(\.message) == ["box.top == view.top + 20 is there twice"])
    #expect(
      found.map { $0.constraints.map(\.text) } == [
        ["box.top == view.top + 20", "box.top == view.top + 20"]
      ])
    #expect(found.map(\.views) == [["view/box", "view"]])
  }

  @Test func `is none where a relation, a number or a priority differs`() {
    #expect(
      problems { box, view in
        let wish = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
        wish.priority = .defaultHigh
        return [
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20), wish,
          box.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 20),
          box.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 10),
          box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        ]
      } == [])
  }
}
