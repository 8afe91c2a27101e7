import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// `dump`, `print` and failing expectations look into objects, also into what is gone since.
@MainActor @Suite struct ReflectionTests {
  /// Everything that mirrors find in a value, down to a depth.
  private func look(into value: Any, depth: Int = 6) -> Int {
    guard depth > 0 else { return 1 }
    var (count, mirror) = (1, Mirror(reflecting: value) as Mirror?)
    while let here = mirror {
      for child in here.children { count += look(into: child.value, depth: depth - 1) }
      mirror = here.superclassMirror
    }
    return count
  }

  private func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return [dumped, "\(value)", String(reflecting: value)]
  }

  @Test func `constraints, guides, anchors and views that are laid out can be looked into`() {
    let (window, label) = (UIWindow(frame: rect(0, 0, 320, 480)), UILabel())
    let (stack, guide) = (UIStackView(arrangedSubviews: [label]), UILayoutGuide())
    window.addSubview(stack)
    window.addLayoutGuide(guide)
    let constraint = guide.leadingAnchor.constraint(equalTo: stack.leadingAnchor)
    let distance = label.leadingAnchor.anchorWithOffset(to: stack.trailingAnchor)
    NSLayoutConstraint.activate([constraint, distance.constraint(equalToConstant: 4)])
    window.layoutIfNeeded()
    for value in [window, label, stack, guide, constraint, label.topAnchor, distance] as [Any] {
      #expect(look(into: value) > 0)
      #expect(texts(of: value).allSatisfy { !$0.isEmpty })
    }
  }

  @Test func `what is left of a view that is gone can be looked into`() throws {
    var (view, guide): (UIView?, UILayoutGuide?) = (UIView(), UILayoutGuide())
    let other = UIView()
    let about = try #require(view).leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let anchor = try #require(view).topAnchor
    try #require(view).addSubview(other)
    try #require(view).addLayoutGuide(try #require(guide))
    let ofGuide = try #require(guide).widthAnchor.constraint(equalToConstant: 3)
    let gap = try #require(guide).leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let ofGap = gap.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([about, ofGuide, ofGap])
    try #require(view).layoutIfNeeded()
    _ = [about.firstAnchor, ofGap.firstAnchor]
    other.removeFromSuperview()
    (view, guide) = (nil, nil)
    for value in [about, anchor, ofGuide, gap, ofGap, other] as [Any] {
      #expect(look(into: value) > 0)
      #expect(texts(of: value).allSatisfy { !$0.isEmpty })
    }
  }
}
