import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor private final class ScrollDiary: UIScrollViewDelegate {
  var lines: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("scroll \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append(decelerate ? "end, on its way" : "end")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("slows") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rests") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("inset \(Int(scrollView.adjustedContentInset.top))")
  }
}

@MainActor @Suite(.columns) struct `A scroll view is laid out` {
  private let page = Page()

  /// A scroll view that fills a root of 300 by 200, with one view in it.
  @MainActor private struct Page {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let scroll = UIScrollView()
    let content = UIView()

    @MainActor init() {
      scroll.frame = rect(20, 10, 200, 100)
      content.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(scroll)
      scroll.addSubview(content)
    }
  }

  @Test func `constraints to its edges make the content's size`() {
    page.content.pin(
      [.leading: 10, .top: 5, .trailing: -10, .bottom: -15, .width: 400, .height: 500],
      to: page.scroll)
    page.root.layoutIfNeeded()
    #expect(page.scroll.frame == rect(20, 10, 200, 100))
    #expect(page.content.frame == rect(10, 5, 400, 500))
    #expect(page.scroll.contentSize == CGSize(width: 420, height: 520))
    #expect(page.scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 420, 520))
  }

  @Test func `constraints on its width are about the view itself`() {
    page.content.pin(
      [.leading: 0, .top: 0, .trailing: 0, .bottom: 0, .height: 500], to: page.scroll)
    page.content.widthAnchor.constraint(equalTo: page.scroll.widthAnchor).isActive = true
    page.root.layoutIfNeeded()
    #expect(page.content.frame == rect(0, 0, 200, 500))
    page.scroll.frame.size.width = 150
    page.root.layoutIfNeeded()
    #expect(page.content.frame.width == 150)
    #expect(page.scroll.contentSize == CGSize(width: 150, height: 500))
  }

  @Test func `the guides are of the content and of the view`() {
    let header = UIView()
    page.scroll.place(header)
    let content = page.scroll.contentLayoutGuide
    let frame = page.scroll.frameLayoutGuide
    page.content.pin([.leading: 0, .top: 0, .trailing: 0, .bottom: 0, .height: 500], to: content)
    header.pin([.leading: 0, .top: 4, .width: 50, .height: 20], to: frame)
    page.content.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
    page.root.layoutIfNeeded()
    #expect(page.scroll.contentSize == CGSize(width: 200, height: 500))
    #expect(header.frame == rect(0, 4, 50, 20))
    page.scroll.contentOffset.y = 120
    page.root.layoutIfNeeded()
    // What is tied to the frame stays in place on the screen.
    #expect(header.frame == rect(0, 124, 50, 20))
    #expect(header.convert(CGPoint.zero, to: page.root) == CGPoint(x: 20, y: 14))
    #expect(frame.layoutFrame == rect(0, 120, 200, 100))
    #expect(page.content.frame == rect(0, 0, 200, 500))
    #expect(content.identifier == "UIScrollView-contentLayoutGuide")
    #expect(frame.identifier == "UIScrollView-frameLayoutGuide")
  }

  @Test func `what lies outside follows what is scrolled`() {
    let marker = UIView()
    page.root.place(marker)
    page.content.pin(
      [.leading: 0, .top: 60, .trailing: 0, .bottom: -300, .width: 80, .height: 40], to: page.scroll
    )
    marker.pin([.top: 0, .width: 10, .height: 10], to: page.content)
    marker.leadingAnchor.constraint(equalTo: page.root.leadingAnchor).isActive = true
    page.root.layoutIfNeeded()
    #expect(marker.frame.minY == 70)
    page.scroll.contentOffset = CGPoint(x: 0, y: 45)
    page.root.layoutIfNeeded()
    #expect(marker.frame.minY == 25)
  }

  @Test func `without constraints the content has the size that is assigned`() {
    page.scroll.contentSize = CGSize(width: 1000, height: 30)
    page.root.layoutIfNeeded()
    #expect(page.scroll.contentSize == CGSize(width: 1000, height: 30))
    // A guide that is only looked at says nothing about the content.
    _ = page.scroll.contentLayoutGuide
    page.root.setNeedsLayout()
    page.root.layoutIfNeeded()
    #expect(page.scroll.contentSize == CGSize(width: 1000, height: 30))
  }

  @Test func `content that is tied on one axis has the size of the other as it was assigned`() {
    page.scroll.contentSize = CGSize(width: 7, height: 900)
    page.content.pin([.leading: 0, .trailing: 0, .width: 320], to: page.scroll)
    page.root.layoutIfNeeded()
    #expect(page.scroll.contentSize == CGSize(width: 320, height: 900))
  }

  @Test func `content grows with its constraints`() {
    let height = page.content.heightAnchor.constraint(equalToConstant: 50)
    page.content.pin([.top: 0, .bottom: 0], to: page.scroll)
    height.isActive = true
    page.root.layoutIfNeeded()
    #expect(!page.scroll.canScroll(on: .vertical))
    height.constant = 450
    page.root.layoutIfNeeded()
    #expect(page.scroll.contentSize.height == 450)
    #expect(page.scroll.offsetRange.y == 0...350)
    page.scroll.contentOffset.y = 350
    height.constant = 300
    page.root.layoutIfNeeded()
    #expect(page.scroll.contentOffset.y == 200)
  }

  @Test func `a stack view in a scroll view makes the usual form`() {
    let root = UIView(frame: rect(0, 0, 320, 200))
    let scroll = UIScrollView()
    let rows = (0..<10).map { index in
      let label = UILabel()
      label.text = "Row \(index)"
      return label
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 14
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(stack)
    scroll.pin([.leading: 0, .top: 0, .trailing: 0, .bottom: 0], to: root)
    stack.pin([.leading: 16, .top: 8, .trailing: -16, .bottom: -8], to: scroll)
    stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.frame == rect(0, 0, 320, 200))
    // Ten rows of 16 points, nine gaps of 14, and 8 at both ends.
    #expect(scroll.contentSize == CGSize(width: 320, height: 160 + 126 + 16))
    #expect(rows[9].frame == rect(0, 270, 288, 16))
  }
}

@MainActor @Suite(.columns) struct `A scroll view scrolls` {
  private let diary = ScrollDiary()
  private let view = UIScrollView(frame: rect(0, 0, 100, 100))

  init() {
    view.contentSize = CGSize(width: 100, height: 350)
    view.layoutIfNeeded()
  }

  @Test func `the offset is the origin of the bounds, and the frame stays`() {
    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds == rect(3, 40, 100, 100))
    #expect(view.frame == rect(0, 0, 100, 100))
  }

  @Test func `its delegate is told, once for each move`() {
    view.delegate = diary
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(view.scroll(lines: 1))
    #expect(
      diary.lines == ["scroll 0 10", "scroll 0 20", "animated", "drag", "scroll 0 36", "end"])
  }

  @Test func `a finger moves it by lines and pages, as far as there is content`() {
    #expect(!view.scroll(lines: -1))
    #expect(view.scroll(pages: 1))
    // Of 100 points 16 stay in sight; the rest is 5 lines of 16.
    #expect(view.contentOffset.y == 80)
    #expect(view.scroll(pages: 9))
    #expect(view.contentOffset.y == 250)
    #expect(!view.scroll(pages: 1))
    #expect(!view.scroll(lines: 1, on: .horizontal))
    view.isScrollEnabled = false
    #expect(!view.scroll(pages: -1))
  }

  @Test func `when there is less content, it goes back as far as that reaches`() {
    view.contentOffset.y = 200
    view.contentSize.height = 150
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 50)
    view.contentSize.height = 60
    view.layoutIfNeeded()
    #expect("\(view.contentOffset.y)" == "0.0")
  }

  @Test func `where only the width is too large it moves sideways`() {
    view.contentSize = CGSize(width: 240, height: 90)
    #expect(view.scroll(lines: 2))
    #expect(view.contentOffset == CGPoint(x: 32, y: 0))
  }

  @Test func `paging moves whole pages`() {
    view.isPagingEnabled = true
    view.scroll(lines: 1)
    #expect(view.contentOffset.y == 100)
    view.scroll(pages: 1)
    #expect(view.contentOffset.y == 200)
  }

  @Test func `a rectangle is brought into sight by the shortest way`() {
    view.scrollRectToVisible(rect(0, 150, 10, 20), animated: false)
    #expect(view.contentOffset.y == 70)
    view.scrollRectToVisible(rect(0, 100, 10, 20), animated: false)
    #expect(view.contentOffset.y == 70)
    view.scrollRectToVisible(rect(0, 30, 10, 20), animated: false)
    #expect(view.contentOffset.y == 30)
    view.scrollRectToVisible(rect(0, 340, 10, 200), animated: false)
    #expect(view.contentOffset.y == 250)
  }

  @Test func `insets widen the range, and the safe area adds to them`() {
    var configuration = ScreenConfiguration.initial
    configuration.safeAreaInsets = UIEdgeInsets(top: 44, bottom: 34)
    let window = UIWindow(frame: rect(0, 0, 100, 300))
    window.isHidden = false
    window.screen = UIScreen(configuration)
    let view = UIScrollView(frame: window.bounds)
    view.delegate = diary
    view.contentSize = CGSize(width: 100, height: 800)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 44, bottom: 34))
    // What began at the top begins below the bar.
    #expect(view.contentOffset.y == -44)
    #expect(view.offsetRange.y == -44...534)
    view.contentInset = UIEdgeInsets(top: 6, bottom: 10)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, bottom: 44))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 6, bottom: 10))
    #expect(diary.lines.contains("inset 44"))
    #expect(diary.lines.last == "inset 6")
    view.contentInset = .zero
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.contentSize.height = 100
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset.top == 44)
  }

  @Test func `a page moves on after the touch, and comes to rest`() {
    let view = UIScrollView(frame: rect(0, 0, 100, 100))
    view.contentSize = CGSize(width: 300, height: 100)
    view.isPagingEnabled = true
    view.delegate = diary
    #expect(view.scroll(pages: 1))
    #expect(diary.lines == ["drag", "end, on its way", "slows", "scroll 100 0", "rests"])
  }

  @Test func `a touch reaches what has been scrolled under it`() {
    let window = UIWindow(frame: rect(0, 0, 200, 200))
    window.isHidden = false
    let view = UIScrollView(frame: rect(20, 20, 100, 100))
    view.contentSize.height = 500
    let toggle = UISwitch(frame: rect(10, 210, 0, 0))
    view.addSubview(toggle)
    window.addSubview(view)
    #expect(!window.sendTap(at: CGPoint(x: 40, y: 45)))
    view.contentOffset.y = 200
    #expect(window.sendTap(at: CGPoint(x: 40, y: 45)))
    #expect(toggle.isOn)
  }

  @Test func `sizes and insets that are no numbers count as 0`() {
    let view = UIScrollView(frame: rect(0, 0, 100, 100))
    view.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
    view.contentInset = UIEdgeInsets(top: .nan, left: -.infinity, bottom: 20, right: 0)
    view.layoutIfNeeded()
    #expect(view.offsetRange.x == 0...0)
    #expect(view.offsetRange.y == 0...0)
  }
}
