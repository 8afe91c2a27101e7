import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout
@testable import UIFoundation

/// What iOS lets be, so that programs do it.
@MainActor @Suite struct `Nothing is refused` {
  private let view = parent(300, 200)

  private func content(_ width: CGFloat, _ height: CGFloat) -> UIView {
    view.place(ContentView(width, height))
  }

  @Test func `if content has a priority of 0, which is stored and has no say`() {
    let content = content(50, 20)
    content.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    #expect(content.contentHuggingPriority(for: .horizontal).rawValue == 0)
    let wide = content.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = UILayoutPriority(1)
    wide.isActive = true
    view.layoutIfNeeded()
    #expect(content.frame.size == CGSize(width: 80, height: 20))
    wide.constant = 30
    view.layoutIfNeeded()
    #expect(content.frame.width == 50)
    content.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
    view.layoutIfNeeded()
    #expect(content.frame.width == 30)
    content.setContentHuggingPriority(.defaultLow, for: .horizontal)
    wide.constant = 80
    view.layoutIfNeeded()
    #expect(content.frame.width == 50)
    content.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    wide.constant = 30
    view.layoutIfNeeded()
    #expect(content.frame.width == 50)
  }

  @Test(arguments: [-1, 1001, Float.nan])
  func `but priorities of content below 0 and above 1000`(priority: Float) {
    let content = content(50, 20)
    let raised = exceptions {
      content.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    }
    #expect(raised.count == 1)
    #expect(content.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func `when a constraint between left and top is made and activated, but when it counts`() {
    let content = content(50, 20)
    let constraint = NSLayoutConstraint(
      item: content, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 5)
    constraint.isActive = true
    #expect(constraint.isActive && view.constraints == [constraint])
    let raised = exceptions {
      view.layoutIfNeeded()
      content.widthAnchor.constraint(equalToConstant: 60).isActive = true
      view.layoutIfNeeded()
    }
    #expect(
      raised == [
        LayoutException(
          name: "NSInvalidLayoutConstraintException",
          reason: "Constraint improperly relates anchors of incompatible types: "
            + "<NSLayoutConstraint:\(address(of: constraint)) "
            + "LayoutFixtures.ContentView:\(address(of: content)).left "
            + "== UIView:\(address(of: view)).top + 5   (active)>")
      ])
    #expect(content.frame == rect(0, 0, 60, 20))
  }

  @Test func `when only anchors and a distance are left of views, which they don't hold`() {
    weak var gone: UIView?
    do {
      let (made, other) = (UIView(), UIView())
      gone = made
      let (anchor, gap) = (made.widthAnchor, made.leftAnchor.anchorWithOffset(to: other.leftAnchor))
      _ = consume made
      #expect(gone == nil && anchor.item == nil)
      let raised = exceptions {
        _ = anchor.constraint(equalToConstant: 5)
        let constraint = gap.constraint(equalToConstant: 5)
        #expect(constraint.firstAnchor == gap)
      }
      #expect(raised == [])
    }
  }

  @Test func `when a guide without an owner is related to itself, which counts once it has one`() {
    let guide = UILayoutGuide()
    let square = guide.widthAnchor.constraint(equalTo: guide.heightAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 40)
    let left = guide.widthAnchor.constraint(equalToConstant: 70)
    #expect(exceptions { NSLayoutConstraint.activate([square, width, left]) } == [])
    #expect(square.isActive && width.isActive)
    left.isActive = false
    #expect(!left.isActive)
    view.addLayoutGuide(guide)
    #expect(square.isActive && view.constraints == [square, width])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 0, 40, 40))
    view.removeLayoutGuide(guide)
    #expect(!square.isActive)
  }

  @Test func `a guide that goes away takes along what waits for its owner`() {
    weak var gone: UILayoutGuide?
    var width: NSLayoutConstraint?
    do {
      let guide = UILayoutGuide()
      gone = guide
      width = guide.widthAnchor.constraint(equalToConstant: 40)
      width?.isActive = true
    }
    #expect(gone == nil && width?.isActive == false)
  }
}
