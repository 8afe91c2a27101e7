import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A control out of reach` {
  @Test func `is covered, or lies outside the view around it`() {
    let host = SceneHost(400, 400) { view in
      view.add(button("one"), "covered", 0, 0, 100, 40)
      let row = view.add(UIView(), "row", 0, 100, 100, 10)
      row.add(button("two"), "outside", 0, 10, 100, 40)
      let tapped = view.add(UIView(), "tapped", 200, 0, 100, 40)
      tapped.addGestureRecognizer(UITapGestureRecognizer { _ in })
      view.add(UIView(), "cover", 20, 10, 300, 20)
    }
    #expect(
      host.messages(of: .unreachable) == [
        "covered can't be tapped: cover covers it",
        "outside can't be tapped: it lies outside of a view around it",
        "tapped can't be tapped: cover covers it",
      ])
    #expect(
      host.snapshot.problems.filter { $0.kind == .unreachable }.map(\.views) == [
        ["view/covered", "view/cover"], ["view/row/outside"], ["view/tapped", "view/cover"],
      ])
    #expect(!host.tap(at: CGPoint(x: 50, y: 20)))
  }

  @Test func `is none that takes no touches, is covered by what takes none, or beside its middle`()
  {
    let host = SceneHost(400, 400) { view in
      view.add(button("off"), "off", 0, 0, 100, 40).isEnabled = false
      view.add(button("under a text"), "under", 0, 50, 200, 40)
      view.add(button("corner"), "corner", 0, 100, 100, 40)
      let still = view.add(UIView(), "still", 0, 150, 100, 40)
      still.isUserInteractionEnabled = false
      still.add(button("still"), "button", 0, 0, 100, 40)
      view.add(label("a label"), "label", 0, 50, 200, 40)
      view.add(UIView(), "cover", 0, 0, 100, 40)
      view.add(UIView(), "edge", 0, 100, 40, 40)
    }
    #expect(host.messages(of: .unreachable) == [])
  }

  @Test func `is none that scrolls under a view that stays, or lies behind a sheet`() {
    let host = SceneHost(400, 400) { view in
      let scroll = view.add(UIScrollView(), "scroll", 0, 0, 400, 400)
      scroll.contentSize = CGSize(width: 400, height: 1000)
      scroll.add(button("scrolls"), "scrolls", 0, 0, 100, 40)
      view.add(UIView(), "bar", 0, 0, 400, 50)
    }
    #expect(host.messages(of: .unreachable) == [])
    let page = SceneHost(400, 400) { $0.add(button("behind"), "behind", 100, 100, 100, 40) }
    page.change { page.controller.present(BuiltController { _ in }, animated: false) }
    #expect(page.snapshot.views.contains { $0.path == "view/behind" })
    #expect(page.messages(of: .unreachable) == [])
  }
}
