import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// What is printed of objects of the main actor in a task in the background.
@MainActor @Suite struct `Descriptions in the background` {
  private let view = UIView(frame: rect(0, 0, 300, 200))

  /// What another thread prints of an object, in both ways.
  private func printed(_ object: NSObject & Sendable) async -> [String] {
    await Task.detached { ["\(object)", String(reflecting: object)] }.value
  }

  private func reference(_ name: String, _ object: AnyObject) -> [String] {
    let text = "<\(name): \(address(of: object))>"
    return [text, text]
  }

  @Test func `views, guides, controllers and layers are told by classes and addresses`() async {
    let (guide, controller) = (UILayoutGuide(), UIViewController())
    view.addLayoutGuide(guide)
    #expect(await printed(view) == reference("UIView", view))
    #expect(await printed(guide) == reference("UILayoutGuide", guide))
    #expect(await printed(controller) == reference("UIViewController", controller))
    #expect(await printed(view.layer) == reference("CALayer", view.layer))
    let label = UILabel()
    label.text = "tea"
    #expect(await printed(label) == reference("UILabel", label))
  }

  @Test func `the system's guides have the names that logs have for them`() async {
    let safe = view.safeAreaLayoutGuide
    #expect(await printed(safe) == reference("UILayoutGuide", safe))
    let scroll = UIScrollView()
    let content = scroll.contentLayoutGuide
    #expect(await printed(content) == reference("_UIScrollViewLayoutGuide", content))
  }

  @Test func `an app's class is named with its module`() async {
    let card = CardView()
    #expect(await printed(card) == reference("UIViewsTests.CardView", card))
  }

  @Test func `constraints and anchors are told by their classes and addresses`() async {
    let label = UILabel()
    label.text = "tea"
    view.addSubview(label)
    view.layoutIfNeeded()
    let width = label.widthAnchor.constraint(equalToConstant: 40)
    #expect(await printed(width) == reference("NSLayoutConstraint", width))
    for constraint in view.constraintsAffectingLayout(for: .horizontal)
      + label.constraintsAffectingLayout(for: .vertical)
    {
      let name = "\(type(of: constraint))"
      #expect(await printed(constraint) == reference(name, constraint))
    }
    #expect(label.constraintsAffectingLayout(for: .vertical).count > 1)
    let anchor = label.widthAnchor
    #expect(await printed(anchor) == reference("NSLayoutDimension", anchor))
    let first = width.firstAnchor
    #expect(await printed(first) == reference("ErasedAnchor", first))
  }

  @Test func `objects are compared, hashed and copied there as on the main thread`() async {
    let (anchor, first) = (view.leftAnchor, view.leftAnchor.constraint(equalTo: view.leftAnchor))
    let erased = first.firstAnchor
    let view = view
    let same = await Task.detached {
      view.hash == view.hashValue && view.isEqual(view) && anchor.isEqual(erased)
        && anchor.hash == erased.hash && (anchor.copy() as AnyObject) === anchor
        && Set([view, view]).count == 1
    }.value
    #expect(same)
  }
}
