import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

@MainActor
@Suite struct `Constraints and alignment rectangles` {
  /// A view whose shadow lies outside of what constraints are about.
  private final class Badge: UIView {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func added<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func `the frame is larger than the alignment rectangle by the insets`() {
    let badge = added(Badge())
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
  }

  @Test func `neighbours are spaced from alignment edge to alignment edge`() {
    let badge = added(Badge())
    let next = added(UIView())
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      badge.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      next.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 5),
      next.topAnchor.constraint(equalTo: badge.topAnchor),
      next.widthAnchor.constraint(equalTo: badge.widthAnchor),
      next.heightAnchor.constraint(equalTo: badge.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: -2, y: 39, width: 36, height: 24))
    #expect(next.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
  }

  @Test func `a view that is aligned by its inside holds its own subviews there too`() {
    let badge = added(Badge())
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(inner)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      inner.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      inner.topAnchor.constraint(equalTo: badge.topAnchor),
      inner.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 30, height: 20))
  }

  @Test func `a mask is about the frame, of the view and of its superview`() {
    let badge = Badge(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
    badge.autoresizingMask = .flexibleWidth
    root.addSubview(badge)
    let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    badge.addSubview(inner)
    let next = added(UIView())
    next.leadingAnchor.constraint(equalTo: badge.leadingAnchor).isActive = true
    next.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 10, y: 10, width: 50, height: 30))
    #expect(next.frame == CGRect(x: 12, y: 0, width: 20, height: 0))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 10, y: 10, width: 150, height: 30))
    #expect(inner.frame == CGRect(x: 30, y: 5, width: 60, height: 10))
    #expect(next.frame == CGRect(x: 12, y: 0, width: 60, height: 0))
  }
}

@MainActor
@Suite struct `Constraints across a view that is scrolled` {
  @Test(arguments: [true, false])
  func `follow a guide in what lies in it`(scrolls: Bool) {
    let outer = scrolls ? UIScrollView() : UIView()
    let (inner, outside) = (UIView(), UIView())
    let root = parent(300, 200, [outer, outside])
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    // All of it is held by the root: the scrolled view has no guide for its content.
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor),
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      outside.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 50 && outside.frame.minX == 58)
    outer.bounds.origin.x = 20
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 70 && outside.frame.minX == 58)
  }

  @Test func `what lies in a scrolled view moves against the views around it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let window = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let mark = UIView()
    let label = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    mark.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(window)
    root.addSubview(mark)
    window.addSubview(label)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      mark.topAnchor.constraint(equalTo: label.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 5),
      mark.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 80, y: 90, width: 5, height: 5))

    window.bounds.origin = CGPoint(x: 4, y: 25)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 76, y: 65, width: 5, height: 5))
    #expect(label.frame == CGRect(x: 30, y: 40, width: 10, height: 10))
  }
}

@MainActor
@Suite struct `Alignment rectangles and frames` {
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test func `are found from each other`() {
    let view = Shadowed()
    let frame = CGRect(x: 10, y: 20, width: 36, height: 24)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 21, width: 30, height: 20))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
  }

  @Test func `a picture's insets are those of its view, which has the picture's size`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let pixel = Bitmap.Pixel(gray: 0)
    let plain = UIImage(
      pixels: Bitmap(width: 20, height: 10, pixels: Array(repeating: pixel, count: 200)))
    let image = plain.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 2, bottom: 4, right: 0))
    #expect(plain.alignmentRectInsets == .zero)
    #expect(image.size == plain.size)
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.alignmentRectInsets == image.alignmentRectInsets)
    #expect(view.frame == CGRect(x: 8, y: 94, width: 20, height: 10))
    view.image = plain
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 90, width: 20, height: 10))
  }
}
