import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// Margins that a view takes over from its superview depend on its place. Where its place depends
/// on them too, there may be none in which both agree.
@MainActor @Suite struct `Margins that never settle` {
  /// A page whose content begins at its own margin and at a distance from its superview.
  private final class Page: UIView {
    let content = UIView()
    let distance: NSLayoutConstraint

    init(in outer: UIView) {
      distance = content.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8)
      super.init(frame: .zero)
      outer.addSubview(self)
      addSubview(content)
      preservesSuperviewLayoutMargins = true
      for view in [self, content] { view.translatesAutoresizingMaskIntoConstraints = false }
      content.pin([.leading: 0, .width: 50, .height: 50], to: layoutMarginsGuide)
      NSLayoutConstraint.activate([
        distance,
        content.topAnchor.constraint(equalTo: topAnchor),
        topAnchor.constraint(equalTo: outer.topAnchor),
        widthAnchor.constraint(equalToConstant: 1000),
        bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let outer = UIView(frame: rect(0, 0, 300, 100))

  init() { outer.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }

  @Test func `are the view's own, and a message names the view`() {
    let page = Page(in: outer)
    let log = logged { outer.layoutIfNeeded() }
    #expect(page.frame == rect(0, 0, 1000, 100))
    #expect(log.count == 1)
    #expect(log.first?.contains("the margins or the safe area of ") == true)
  }

  @Test func `give the same place again, wherever the view was in between`() {
    let page = Page(in: outer)
    _ = logged { outer.layoutIfNeeded() }
    // Far enough from the edge that none of the superview's margin is left.
    page.distance.constant = 30
    let log = logged { outer.layoutIfNeeded() }
    #expect(page.frame == rect(22, 0, 1000, 100))
    #expect(log == [])
    page.distance.constant = 8
    _ = logged { outer.layoutIfNeeded() }
    #expect(page.frame == rect(0, 0, 1000, 100))
  }

  @Test func `are taken over again as soon as they settle`() {
    let page = Page(in: outer)
    _ = logged { outer.layoutIfNeeded() }
    outer.layoutMargins.left = 10
    page.distance.isActive = false
    page.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(page.layoutMargins.left == 10)
    #expect(page.content.frame == rect(10, 0, 50, 50))
  }

  @Test func `are taken over in another hierarchy`() {
    let page = Page(in: outer)
    _ = logged { outer.layoutIfNeeded() }
    let other = UIView(frame: rect(0, 0, 300, 100))
    other.layoutMargins.left = 40
    page.removeFromSuperview()
    other.addSubview(page)
    page.pin([.leading: 0, .top: 0], to: other)
    other.layoutIfNeeded()
    #expect(page.layoutMargins.left == 40)
    #expect(page.content.frame == rect(40, 0, 50, 50))
  }
}
