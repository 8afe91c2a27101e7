import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A fault of places` {
  private func problems(_ cases: [GeometricCase], _ build: @escaping (UIView) -> Void)
    -> [LayoutProblem]
  {
    let host = SceneHost(400, 400, build)
    let check = LayoutCheck(
      "test", .warning, "", LayoutCheck.Explanation(finds: "", example: "", mending: "")
    ) { _ in cases }
    return check.find(in: host.checkedLayout)
  }

  private func wide(_ width: Double, _ items: [Int], isOfOutermost: Bool = false) -> GeometricCase {
    GeometricCase(
      conditions: [EdgePlace.first.width > width], candidates: .each(items.map { EdgeItems($0) }),
      severity: width > 100 ? .error : nil, isOfOutermost: isOfOutermost
    ) { "\($0.name(.first)) is wider than \(width): \($0[EdgePlace.first.width])" }
  }

  @Test func `is told once for its items, by the first case that holds, in the order of the views`()
  {
    let found = problems([wide(200, [1, 2]), wide(50, [3, 2, 1])]) { view in
      view.add(UIView(), "a", 0, 0, 60, 10)
      view.add(UIView(), "b", 0, 0, 300, 10)
      view.add(UIView(), "c", 0, 0, 20, 10)
    }
    #expect(found.map(\.message) == ["a is wider than 50.0: 60.0", "b is wider than 200.0: 300.0"])
    #expect(found.map(\.severity) == [.warning, .error])
    #expect(found.map(\.views) == [["view/a"], ["view/b"]])
  }

  @Test func `of the outermost view is not told of those in it`() {
    let found = problems([wide(50, [1, 2, 3], isOfOutermost: true)]) { view in
      view.add(UIView(), "box", 0, 0, 60, 10).add(UIView(), "inner", 0, 0, 60, 10)
      view.add(UIView(), "other", 0, 0, 60, 10)
    }
    #expect(found.map(\.views) == [["view/box"], ["view/other"]])
  }
}
