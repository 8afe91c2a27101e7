import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A constraint that follows from others` {
  private func problems(
    _ constraints: @escaping (UIView, UIView, UIView) -> [NSLayoutConstraint]
  ) -> [LayoutProblem] {
    let host = SceneHost(400, 400) { view in
      let box = view.addFree(UIView(), "box")
      let other = view.addFree(UIView(), "other")
      NSLayoutConstraint.activate(constraints(box, other, view))
    }
    host.requestedChecks = [.redundant]
    return host.snapshot.problems.filter { $0.kind == .redundant }
  }

  @Test func `is told with those`() {
    let found = problems { box, other, view in
      [
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
        other.widthAnchor.constraint(equalToConstant: 10),
        box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ]
    }
    #expect(found.map(\.message) == ["box.centerX == view.centerX follows from 2 others"])
    #expect(
      found.map { Set($0.constraints.map(\.text)) } == [
        [
          "box.centerX == view.centerX", "box.leading == view.leading + 8",
          "box.trailing == view.trailing - 8",
        ]
      ])
  }

  @Test func `is found through other views`() {
    let found = problems { box, other, view in
      [
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        other.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
        other.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      ]
    }
    #expect(found.map(\.message) == ["other.top == view.top + 30 follows from 2 others"])
  }

  @Test func `is none of a scroll view, whose edges are those of its content for what is in it`() {
    let host = SceneHost(400, 400) { view in
      let page = view.addFree(UIScrollView(), "page")
      let content = page.addFree(UIView(), "content")
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        content.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
    }
    #expect(host.messages(of: .redundant) == [])
  }

  @Test func `is none where it only agrees by chance with this screen, or is there twice`() {
    #expect(
      problems { box, _, view in
        [
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          box.widthAnchor.constraint(equalToConstant: 400),
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.topAnchor.constraint(equalTo: view.topAnchor),
        ]
      } == [])
  }
}
