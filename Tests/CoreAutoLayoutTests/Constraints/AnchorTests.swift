import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

@MainActor @Suite struct `A constraint's anchors` {
  private let view = UIView(frame: rect(0, 0, 300, 200))
  private let child = UIView()

  init() {
    view.place(child)
  }

  @Test func `are the same at each read and equal to those of the items`() {
    let constraint = child.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    let other = child.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    #expect(constraint.firstAnchor === constraint.firstAnchor)
    #expect(constraint.firstAnchor === other.firstAnchor)
    #expect(constraint.firstAnchor == child.leadingAnchor)
    #expect(child.leadingAnchor == constraint.firstAnchor)
    #expect(constraint.firstAnchor.hash == child.leadingAnchor.hash)
    #expect(constraint.secondAnchor == view.trailingAnchor)
    #expect(constraint.secondAnchor != view.leadingAnchor)
    #expect(constraint.firstAnchor != view.leadingAnchor)
    #expect(constraint.firstAnchor.item === child)
    #expect(constraint.firstAnchor.name == "leading")
    let leading = child.leadingAnchor
    #expect(constraint.firstAnchor.description == leading.description)
  }

  @Test func `are found for constraints made from attributes too`() {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .lastBaseline, relatedBy: .equal, toItem: view,
      attribute: .bottomMargin, multiplier: 1, constant: 0)
    #expect(constraint.firstAnchor == child.lastBaselineAnchor)
    #expect(constraint.secondAnchor?.name == "bottomMargin")
    #expect(child.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func `a distance stands as the dimension that it is`() {
    let gap = view.leadingAnchor.anchorWithOffset(to: child.leadingAnchor)
    let constraint = gap.constraint(equalTo: child.widthAnchor)
    #expect(constraint.firstAnchor == gap)
    #expect(constraint.firstAnchor != child.widthAnchor)
    #expect(constraint.firstAnchor.description == gap.description)
    #expect(constraint.secondAnchor == child.widthAnchor)
    let turned = child.widthAnchor.constraint(equalTo: gap)
    #expect(turned.secondAnchor == gap)
  }

  @Test func `a copy of an anchor is the anchor`() {
    #expect(child.topAnchor.copy() as AnyObject === child.topAnchor)
  }

  @Test func `an anchor does not keep its view alive, and neither does a distance`() {
    var view: UIView? = UIView()
    weak let weakly = view
    let anchors = view.map { [$0.trailingAnchor, $0.leadingAnchor] } ?? []
    let distance = anchors[1].anchorWithOffset(to: anchors[0])
    view = nil
    #expect(weakly == nil)
    #expect(anchors.allSatisfy { $0.item == nil })
    #expect(distance.item == nil)
    #expect(distance.constraint(equalToConstant: 4).isActive == false)
  }

  @Test func `a constraint about a view that only the expression has is about nothing`() {
    let first = UIView().topAnchor.constraint(equalTo: child.bottomAnchor, constant: 3)
    let second = child.topAnchor.constraint(equalTo: UIView().bottomAnchor)
    let third = UIView().widthAnchor.constraint(equalToConstant: 5)
    let fourth = UIView().topAnchor.constraint(equalTo: UIView().bottomAnchor)
    for constraint in [first, second, third, fourth] {
      #expect(!constraint.isActive)
      #expect(constraint.firstItem == nil || constraint.secondItem == nil)
    }
    #expect(first.constant == 3)
  }

  @Test func `the anchors of a view that is gone name nothing`() {
    var gone: UIView? = UIView()
    let constraint = gone?.widthAnchor.constraint(equalToConstant: 1)
    gone = nil
    #expect(constraint?.firstAnchor.item == nil)
    #expect(constraint?.firstAnchor.description.hasSuffix("\"(null).width\">") == true)
  }

  @Test func `an anchor is ambiguous where what it is reckoned from is`() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    child.pin([.leading: 10, .top: 0, .height: 20], to: view)
    guide.pin([.width: 5])
    view.layoutIfNeeded()
    #expect(!child.leftAnchor.hasAmbiguousLayout)
    #expect(child.widthAnchor.hasAmbiguousLayout)
    #expect(child.trailingAnchor.hasAmbiguousLayout)
    #expect(!child.bottomAnchor.hasAmbiguousLayout)
    #expect(!guide.widthAnchor.hasAmbiguousLayout)
    #expect(guide.centerXAnchor.hasAmbiguousLayout)
    #expect(!UIView().widthAnchor.hasAmbiguousLayout)
  }

  @Test func `a subclass has the constraint's initializers`() {
    final class Ruled: NSLayoutConstraint {
      var note = "of its own"
      override init() { super.init() }
    }
    let ruled = Ruled(
      item: child, attribute: .width, relatedBy: .lessThanOrEqual, toItem: view,
      attribute: .width, multiplier: 0.5, constant: 3)
    ruled.isActive = true
    #expect(view.constraints == [ruled])
    #expect(ruled.multiplier == 0.5 && ruled.note == "of its own")
    #expect(exceptions { Ruled().isActive = true }.map(\.name) == ["NSGenericException"])
  }
}

@MainActor @Suite struct `What affects a layout` {
  private let view = UIView(frame: rect(0, 0, 300, 200))
  private let title = ContentView(50, 20)
  private let field = UIView()
  private let footer = UIView()

  init() {
    for child in [title, field, footer] { view.place(child) }
  }

  @Test func `chains are followed along the axis, and not to what shares only the superview`() {
    let lead = title.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    let gap = field.leadingAnchor.constraint(equalTo: title.trailingAnchor)
    let trail = field.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    let apart = footer.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    let top = title.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([lead, gap, trail, apart, top])
    view.layoutIfNeeded()
    let content = title.constraintsNamingView.filter { $0 is NSContentSizeLayoutConstraint }
    #expect(content.count == 2)
    #expect(
      field.constraintsAffectingLayout(for: .horizontal)
        == [lead, gap, trail] + content.filter { $0.axis == .horizontal })
    #expect(field.constraintsAffectingLayout(for: .vertical) == [])
    #expect(
      title.constraintsAffectingLayout(for: .vertical)
        == [top] + content.filter { $0.axis == .vertical })
    #expect(footer.constraintsAffectingLayout(for: .horizontal) == [apart])
    #expect(footer.leadingAnchor.constraintsAffectingLayout == [apart])
  }

  @Test func `what holds the superview counts, and its margins with what holds them`() {
    let outer = UIView(frame: rect(0, 0, 500, 500))
    outer.place(view)
    let width = view.widthAnchor.constraint(equalTo: outer.widthAnchor)
    let lead = field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
    let other = footer.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
    NSLayoutConstraint.activate([width, lead, other])
    let found = field.constraintsAffectingLayout(for: .horizontal)
    #expect(found.prefix(2) == [width, lead])
    #expect(
      found.dropFirst(2).map(\.identifier) == [
        "UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
      ])
  }

  @Test func `guides are followed as views are`() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let first = title.widthAnchor.constraint(equalTo: guide.widthAnchor)
    let second = guide.widthAnchor.constraint(equalTo: field.widthAnchor)
    NSLayoutConstraint.activate([first, second])
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [first, second])
    #expect(field.constraintsAffectingLayout(for: .horizontal) == [first, second])
  }
}
