@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

/// A view whose content lies 16 points from the left edge and 8 from the top.
private final class InsetView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 8, left: 16, bottom: 4, right: 32)
  }
}

@MainActor @Suite struct ConstraintPositionTests {
  @Test func `positions are those of alignment rectangles`() {
    let inset = InsetView()
    let view = parent(300, 300, [inset])
    let left = inset.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 80).activated()
    let width = inset.widthAnchor.constraint(equalToConstant: 64).activated()
    let top = inset.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).activated()
    view.layoutIfNeeded()
    #expect(inset.frame == rect(64, 12, 112, 0))
    #expect(left.position(of: .first) == 80)
    #expect(left.position(of: .second) == 0)
    #expect(left.position(of: .right, of: inset) == 144)
    #expect(width.position(of: .first) == 64)
    #expect(width.position(of: .second) == nil)
    #expect(top.position(of: .first) == 20)
    // One that the inset view holds itself counts from its own corner.
    #expect(width.container === inset)
    #expect(width.position(of: .left, of: inset) == 16)
    #expect(left.position(of: .left, of: inset) == 80)
  }

  @Test func `leading is the edge at which the container starts to read`() {
    let child = UIView()
    let view = parent(300, 300, [child])
    view.semanticContentAttribute = .forceRightToLeft
    child.semanticContentAttribute = .forceLeftToRight
    let leading = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
      .activated()
    let width = child.widthAnchor.constraint(equalToConstant: 50).activated()
    view.layoutIfNeeded()
    #expect(child.frame == rect(230, 0, 50, 0))
    #expect(leading.position(of: .first) == 280)
    #expect(leading.position(of: .second) == 300)
    #expect(leading.position(of: .trailing, of: child) == 230)
    // The child, which holds its width, reads the other way.
    #expect(width.position(of: .leading, of: child) == 0)
  }

  @Test func `margins and centres within them count`() {
    let child = UIView()
    let view = parent(300, 300, [child])
    view.layoutMargins = UIEdgeInsets(top: 10, left: 30, bottom: 20, right: 50)
    let left = NSLayoutConstraint(
      item: child, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leftMargin,
      multiplier: 1, constant: 5
    ).activated()
    view.layoutIfNeeded()
    #expect(left.position(of: .first) == 35)
    #expect(left.position(of: .second) == 30)
    #expect(left.position(of: .rightMargin, of: view) == 250)
    #expect(left.position(of: .centerXWithinMargins, of: view) == 140)
    #expect(left.position(of: .bottomMargin, of: view) == 280)
  }

  @Test func `a baseline lies where its text has it, and without text at an edge`() {
    let label = UILabel()
    label.text = "Alice"
    label.font = .systemFont(ofSize: 20)
    let box = UIView()
    let view = parent(300, 300, [label, box])
    let top = label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).activated()
    let baseline = box.lastBaselineAnchor.constraint(
      equalTo: label.firstBaselineAnchor, constant: 10
    ).activated()
    box.heightAnchor.constraint(equalToConstant: 12).activated()
    view.layoutIfNeeded()
    let offset = label.firstBaselineOffsetFromTop ?? 0
    #expect(offset > 10)
    #expect(top.position(of: .firstBaseline, of: label) == 40 + offset)
    #expect(baseline.position(of: .first) == 50 + offset)
    #expect(baseline.position(of: .first) == box.solvedFrame.maxY)
    #expect(baseline.position(of: .firstBaseline, of: box) == box.solvedFrame.minY)
  }

  @Test func `positions are counted through the views between, by how far they are scrolled`() {
    let (outer, inner) = (UIView(), UIView())
    let view = parent(300, 300, [outer])
    outer.place(inner)
    outer.bounds.origin = CGPoint(x: 7, y: 0)
    outer.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 100).isActive = true
    let left = inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 120).activated()
    view.layoutIfNeeded()
    #expect(inner.frame.minX == 27)
    #expect(left.position(of: .first) == 120)
    #expect(left.position(of: .left, of: outer) == 100)
  }

  @Test func `the edges of a scroll view are those of its content`() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    scrollView.addSubview(content)
    let right = content.rightAnchor.constraint(equalTo: scrollView.rightAnchor).activated()
    content.leftAnchor.constraint(equalTo: scrollView.leftAnchor).activated()
    content.widthAnchor.constraint(equalToConstant: 700).isActive = true
    scrollView.layoutIfNeeded()
    #expect(right.position(of: .second) == 700)
    #expect(right.position(of: .width, of: scrollView) == 100)
  }

  @Test func `a distance between two anchors is told by its length`() {
    let (first, second) = (UIView(), UIView())
    let view = parent(300, 300, [first, second])
    let distance = first.leftAnchor.anchorWithOffset(to: second.leftAnchor)
    let constraint = distance.constraint(equalToConstant: 45).activated()
    first.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).activated()
    view.layoutIfNeeded()
    #expect(constraint.position(of: .first) == 45)
    #expect(constraint.position(of: .left, of: second) == 55)
  }

  @Test func `there is no position before a layout, or outside of the container`() {
    let (first, second) = (UIView(), UIView())
    let view = parent(300, 300, [first, second])
    let width = first.widthAnchor.constraint(equalToConstant: 45)
    #expect(width.position(of: .first) == nil)
    width.isActive = true
    #expect(width.position(of: .first) == nil)
    view.layoutIfNeeded()
    #expect(width.position(of: .first) == 45)
    #expect(width.position(of: .left, of: second) == nil)
  }
}
