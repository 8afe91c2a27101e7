import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

@MainActor @Suite struct SolvingTests {
  let child = UIView()

  @Test func `a lone pin, centre or height leaves everything else at zero`() {
    let view = parent(340, 300, [child])
    for (constraint, frame) in [
      (child.leftAnchor.constraint(equalTo: view.leftAnchor), rect(0, 0, 0, 0)),
      (child.centerXAnchor.constraint(equalTo: view.centerXAnchor), rect(170, 0, 0, 0)),
      (child.heightAnchor.constraint(equalToConstant: 150), rect(0, 0, 0, 150)),
    ] {
      constraint.isActive = true
      view.layoutIfNeeded()
      #expect(child.frame == frame)
      constraint.isActive = false
    }
  }

  @Test func `an inequality at the hugging priority wins over the hug`() {
    let content = ContentView(50, 10)
    let view = parent(300, 300, [content])
    let wide = content.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    wide.priority = .defaultLow
    wide.isActive = true
    view.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 100, 10))
  }

  @Test func `a required limit beats compression resistance`() {
    let content = ContentView(50, 10)
    let view = parent(300, 300, [content])
    content.widthAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
    view.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 30, 10))
  }

  @Test func `the first item of the constraint that closes a chain keeps its content size`() {
    let avatar = ContentView(UIView.noIntrinsicMetric, 100)
    let label = ContentView(80, 20)
    let view = parent(400, 300, [avatar, label])
    avatar.topAnchor.constraint(equalTo: view.topAnchor).activated()
    label.bottomAnchor.constraint(equalTo: view.bottomAnchor).activated()
    avatar.bottomAnchor.constraint(equalTo: label.topAnchor, constant: -10).activated()
    view.layoutIfNeeded()
    #expect(avatar.frame.height == 100)
    #expect(label.frame == rect(0, 110, 80, 190))
  }

  @Test func `of two labels in a row the first stretches when the second closes the row`() {
    let first = ContentView(50, 20)
    let second = ContentView(60, 20)
    let view = parent(300, 100, [first, second])
    first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).activated()
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).activated()
    second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).activated()
    view.layoutIfNeeded()
    #expect(first.frame == rect(20, 0, 192, 20))
    #expect(second.frame == rect(220, 0, 60, 20))
  }

  @Test func `of views without a content size the last in the row takes the slack`() {
    let row = [UIView(), UIView(), UIView()]
    let view = parent(300, 100, row)
    row[0].leadingAnchor.constraint(equalTo: view.leadingAnchor).activated()
    row[1].leadingAnchor.constraint(equalTo: row[0].trailingAnchor, constant: 10).activated()
    row[2].leadingAnchor.constraint(equalTo: row[1].trailingAnchor, constant: 10).activated()
    row[2].trailingAnchor.constraint(equalTo: view.trailingAnchor).activated()
    view.layoutIfNeeded()
    #expect(row.map(\.frame) == [rect(0, 0, 0, 0), rect(10, 0, 0, 0), rect(20, 0, 280, 0)])
  }

  @Test func `changing a constant moves the view at the next layout`() {
    let view = parent(300, 300, [child])
    let left = child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12).activated()
    view.layoutIfNeeded()
    #expect(child.frame.minX == 12)
    left.constant = 40
    #expect(child.frame.minX == 12)
    view.layoutIfNeeded()
    #expect(child.frame.minX == 40)
  }

  @Test func `a view that follows its superview by the mask re-solves its constraints`() {
    let view = parent(300, 200)
    let inner = UIView(frame: rect(0, 0, 300, 200))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    inner.place(child)
    child.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5).isActive = true
    child.pin([.height: 10, .trailing: 0, .bottom: 0], to: inner)
    view.layoutIfNeeded()
    #expect(child.frame == rect(150, 190, 150, 10))
    view.frame = rect(0, 0, 400, 100)
    view.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 400, 100))
    #expect(child.frame == rect(200, 90, 200, 10))
  }

  @Test func `constraints reach across levels of the hierarchy`() {
    let outer = UIView()
    let view = parent(300, 200, [outer, child])
    let deep = outer.place(UIView())
    outer.pin([.left: 30, .top: 40], to: view)
    deep.pin([.left: 5, .top: 6], to: outer)
    deep.pin([.right: -10], to: view)
    child.leftAnchor.constraint(equalTo: deep.rightAnchor).isActive = true
    child.pin([.top: 0], to: deep)
    view.layoutIfNeeded()
    #expect(deep.frame == rect(5, 6, 255, 0))
    #expect(child.frame == rect(290, 46, 0, 0))
  }

  @Test func `from right to left, leading counts from the right edge`() {
    let view = parent(300, 200, [child])
    view.semanticContentAttribute = .forceRightToLeft
    child.pin([.leading: 10, .width: 50], to: view)
    view.layoutIfNeeded()
    #expect(child.frame == rect(240, 0, 50, 0))
  }

  @Test func `from right to left, a leading pin alone puts a view without width at the right edge`()
  {
    let view = parent(300, 200, [child])
    view.semanticContentAttribute = .forceRightToLeft
    child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.minX == 300)
  }

  @Test
  func `from right to left, a centre that meets a leading edge is counted from the right too`() {
    let middle = UIView()
    let view = parent(300, 200, [middle, child])
    view.semanticContentAttribute = .forceRightToLeft
    middle.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 40).activated()
    child.leadingAnchor.constraint(equalTo: middle.centerXAnchor, constant: 20).activated()
    child.widthAnchor.constraint(equalToConstant: 50).activated()
    view.layoutIfNeeded()
    #expect(child.frame == rect(120, 0, 50, 0))
  }

  @Test func `margins are inside the edges, and the centre within margins lies between them`() {
    let container = UIView(frame: rect(0, 0, 200, 200))
    let view = parent(400, 400, [])
    view.addSubview(container)
    container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    container.place(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: container.layoutMarginsGuide.leftAnchor),
      child.rightAnchor.constraint(equalTo: container.layoutMarginsGuide.rightAnchor),
      NSLayoutConstraint(
        item: child, attribute: .centerY, relatedBy: .equal, toItem: container,
        attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == rect(20, 90, 140, 0))
  }

  @Test func `a layout guide moves what is anchored to it`() {
    let guide = UILayoutGuide()
    let view = parent(300, 200, [child])
    view.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 50)
    NSLayoutConstraint.activate([
      left, guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
      child.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(50, 0, 100, 20))
    #expect(child.frame == rect(100, 20, 0, 0))
    left.constant = 10
    view.layoutIfNeeded()
    #expect(child.frame == rect(60, 20, 0, 0))
  }

  @Test func `a parentless view that is laid out by constraints takes their size`() {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    root.place(child)
    child.pin([.width: 200, .height: 150])
    child.pin([.leading: 0, .trailing: 0, .top: 0, .bottom: 0], to: root)
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 200, height: 150))
  }

  @Test func `distances between anchors can be made equal`() {
    let other = UIView()
    let view = parent(300, 100, [child, other])
    let before = view.leadingAnchor.anchorWithOffset(to: child.leadingAnchor)
    let between = child.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let after = other.trailingAnchor.anchorWithOffset(to: view.trailingAnchor)
    child.widthAnchor.constraint(equalToConstant: 30).activated()
    other.widthAnchor.constraint(equalToConstant: 60).activated()
    before.constraint(equalTo: between).activated()
    between.constraint(equalTo: after, multiplier: 0.5).activated()
    view.layoutIfNeeded()
    #expect(child.solvedFrame == rect(52.5, 0, 30, 0))
    #expect(other.solvedFrame == rect(135, 0, 60, 0))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(child.solvedFrame == rect(217.5, 0, 30, 0))
    #expect(other.solvedFrame == rect(105, 0, 60, 0))
  }
}
