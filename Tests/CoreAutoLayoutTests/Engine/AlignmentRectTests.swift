import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

@MainActor @Suite struct `Constraints and alignment rectangles` {
  /// A view whose shadow lies outside of what constraints are about.
  private final class Badge: UIView {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  private let root = UIView(frame: rect(0, 0, 200, 100))

  @Test func `the frame is larger than the alignment rectangle by the insets`() {
    let badge = root.place(Badge())
    badge.pin([.leading: 10, .top: 10], to: root)
    root.layoutIfNeeded()
    #expect(badge.frame == rect(8, 9, 36, 24))
  }

  @Test func `neighbours are spaced from alignment edge to alignment edge`() {
    let badge = root.place(Badge())
    let next = root.place(UIView())
    badge.pin([.leading: 0, .centerY: 0], to: root)
    next.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 5).isActive = true
    next.pin([.top: 0], to: badge)
    next.widthAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
    next.heightAnchor.constraint(equalTo: badge.heightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == rect(-2, 39, 36, 24))
    #expect(next.frame == rect(35, 40, 30, 20))
  }

  @Test func `a view that is aligned by its inside holds its own subviews there too`() {
    let badge = root.place(Badge())
    let inner = badge.place(UIView())
    badge.pin([.leading: 20, .top: 20], to: root)
    inner.pin([.leading: 0, .trailing: 0, .top: 0, .bottom: 0], to: badge)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(2, 1, 30, 20))
  }

  @Test func `a mask is about the frame, of the view and of its superview`() {
    let badge = Badge(frame: rect(10, 10, 50, 30))
    badge.autoresizingMask = .flexibleWidth
    root.addSubview(badge)
    let inner = UIView(frame: rect(10, 5, 20, 10))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    badge.addSubview(inner)
    let next = root.place(UIView())
    next.leadingAnchor.constraint(equalTo: badge.leadingAnchor).isActive = true
    next.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == rect(10, 10, 50, 30))
    #expect(next.frame == rect(12, 0, 20, 0))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(badge.frame == rect(10, 10, 150, 30))
    #expect(inner.frame == rect(30, 5, 60, 10))
    #expect(next.frame == rect(12, 0, 60, 0))
  }
}

@MainActor @Suite struct `Constraints across a view that is scrolled` {
  @Test(arguments: [true, false])
  func `follow a guide in what lies in it`(scrolls: Bool) {
    let outer = scrolls ? UIScrollView() : UIView()
    let (inner, outside) = (UIView(), UIView())
    let root = parent(300, 200, [outer, outside])
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    // All of it is held by the root: the scrolled view has no guide for its content.
    outer.leftAnchor.constraint(equalTo: root.leftAnchor).activated()
    inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50).activated()
    outside.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor).activated()
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 50 && outside.frame.minX == 58)
    outer.bounds.origin.x = 20
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 70 && outside.frame.minX == 58)
  }

  @Test func `what lies in a scrolled view moves against the views around it`() {
    let root = UIView(frame: rect(0, 0, 200, 200))
    let window = UIView(frame: rect(50, 50, 100, 100))
    let mark = UIView()
    let label = UIView(frame: rect(30, 40, 10, 10))
    mark.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(window)
    root.addSubview(mark)
    window.addSubview(label)
    mark.pin([.leading: 0, .top: 0, .width: 5, .height: 5], to: label)
    root.layoutIfNeeded()
    #expect(mark.frame == rect(80, 90, 5, 5))

    window.bounds.origin = CGPoint(x: 4, y: 25)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mark.frame == rect(76, 65, 5, 5))
    #expect(label.frame == rect(30, 40, 10, 10))
  }
}

@MainActor @Suite struct `Alignment rectangles and frames` {
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test func `are found from each other`() {
    let view = Shadowed()
    let frame = rect(10, 20, 36, 24)
    #expect(view.alignmentRect(forFrame: frame) == rect(12, 21, 30, 20))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
  }

  @Test func `a picture's insets are those of its view, which has the picture's size`() {
    let root = UIView(frame: rect(0, 0, 200, 100))
    let pixel = Bitmap.Pixel(gray: 0)
    let plain = UIImage(
      pixels: Bitmap(width: 20, height: 10, pixels: Array(repeating: pixel, count: 200)))
    let image = plain.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 2, bottom: 4, right: 0))
    #expect(plain.alignmentRectInsets == .zero)
    #expect(image.size == plain.size)
    let view = root.place(UIImageView(image: image))
    view.pin([.leading: 10, .bottom: 0], to: root)
    root.layoutIfNeeded()
    #expect(view.alignmentRectInsets == image.alignmentRectInsets)
    #expect(view.frame == rect(8, 94, 20, 10))
    view.image = plain
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 90, 20, 10))
  }
}
