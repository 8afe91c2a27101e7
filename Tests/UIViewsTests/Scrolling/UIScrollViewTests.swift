import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor
private final class ScrollDiary: UIScrollViewDelegate {
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
  /// A scroll view that fills a root of 300 by 200, with one view in it.
  @MainActor private struct Page {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let scroll = UIScrollView()
    let content = UIView()

    @MainActor init() {
      scroll.frame = CGRect(x: 20, y: 10, width: 200, height: 100)
      content.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(scroll)
      scroll.addSubview(content)
    }
  }

  @Test func `constraints to its edges make the content's size`() {
    let page = Page()
    NSLayoutConstraint.activate([
      page.content.topAnchor.constraint(equalTo: page.scroll.topAnchor, constant: 5),
      page.content.leadingAnchor.constraint(equalTo: page.scroll.leadingAnchor, constant: 10),
      page.content.trailingAnchor.constraint(equalTo: page.scroll.trailingAnchor, constant: -10),
      page.content.bottomAnchor.constraint(equalTo: page.scroll.bottomAnchor, constant: -15),
      page.content.widthAnchor.constraint(equalToConstant: 400),
      page.content.heightAnchor.constraint(equalToConstant: 500),
    ])
    page.root.layoutIfNeeded()
    #expect(page.scroll.frame == CGRect(x: 20, y: 10, width: 200, height: 100))
    #expect(page.content.frame == CGRect(x: 10, y: 5, width: 400, height: 500))
    #expect(page.scroll.contentSize == CGSize(width: 420, height: 520))
    #expect(
      page.scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 420, height: 520))
  }

  @Test func `constraints on its width are about the view itself`() {
    let page = Page()
    NSLayoutConstraint.activate([
      page.content.topAnchor.constraint(equalTo: page.scroll.topAnchor),
      page.content.bottomAnchor.constraint(equalTo: page.scroll.bottomAnchor),
      page.content.leadingAnchor.constraint(equalTo: page.scroll.leadingAnchor),
      page.content.trailingAnchor.constraint(equalTo: page.scroll.trailingAnchor),
      page.content.widthAnchor.constraint(equalTo: page.scroll.widthAnchor),
      page.content.heightAnchor.constraint(equalToConstant: 500),
    ])
    page.root.layoutIfNeeded()
    #expect(page.content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    page.scroll.frame.size.width = 150
    page.root.layoutIfNeeded()
    #expect(page.content.frame.width == 150)
    #expect(page.scroll.contentSize == CGSize(width: 150, height: 500))
  }

  @Test func `the guides are of the content and of the view`() {
    let page = Page()
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    page.scroll.addSubview(header)
    let content = page.scroll.contentLayoutGuide
    let frame = page.scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      page.content.topAnchor.constraint(equalTo: content.topAnchor),
      page.content.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      page.content.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.content.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      page.content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      page.content.heightAnchor.constraint(equalToConstant: 500),
      header.topAnchor.constraint(equalTo: frame.topAnchor, constant: 4),
      header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      header.widthAnchor.constraint(equalToConstant: 50),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    page.root.layoutIfNeeded()
    #expect(page.scroll.contentSize == CGSize(width: 200, height: 500))
    #expect(header.frame == CGRect(x: 0, y: 4, width: 50, height: 20))
    page.scroll.contentOffset.y = 120
    page.root.layoutIfNeeded()
    // What is tied to the frame stays in place on the screen.
    #expect(header.frame == CGRect(x: 0, y: 124, width: 50, height: 20))
    #expect(header.convert(CGPoint.zero, to: page.root) == CGPoint(x: 20, y: 14))
    #expect(frame.layoutFrame == CGRect(x: 0, y: 120, width: 200, height: 100))
    #expect(page.content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(content.identifier == "UIScrollView-contentLayoutGuide")
    #expect(frame.identifier == "UIScrollView-frameLayoutGuide")
  }

  @Test func `what lies outside follows what is scrolled`() {
    let page = Page()
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    page.root.addSubview(marker)
    NSLayoutConstraint.activate([
      page.content.topAnchor.constraint(equalTo: page.scroll.topAnchor, constant: 60),
      page.content.bottomAnchor.constraint(equalTo: page.scroll.bottomAnchor, constant: -300),
      page.content.leadingAnchor.constraint(equalTo: page.scroll.leadingAnchor),
      page.content.trailingAnchor.constraint(equalTo: page.scroll.trailingAnchor),
      page.content.widthAnchor.constraint(equalToConstant: 80),
      page.content.heightAnchor.constraint(equalToConstant: 40),
      marker.topAnchor.constraint(equalTo: page.content.topAnchor),
      marker.leadingAnchor.constraint(equalTo: page.root.leadingAnchor),
      marker.widthAnchor.constraint(equalToConstant: 10),
      marker.heightAnchor.constraint(equalToConstant: 10),
    ])
    page.root.layoutIfNeeded()
    #expect(marker.frame.minY == 70)
    page.scroll.contentOffset = CGPoint(x: 0, y: 45)
    page.root.layoutIfNeeded()
    #expect(marker.frame.minY == 25)
  }

  @Test func `without constraints the content has the size that is assigned`() {
    let page = Page()
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
    let page = Page()
    page.scroll.contentSize = CGSize(width: 7, height: 900)
    NSLayoutConstraint.activate([
      page.content.leadingAnchor.constraint(equalTo: page.scroll.leadingAnchor),
      page.content.trailingAnchor.constraint(equalTo: page.scroll.trailingAnchor),
      page.content.widthAnchor.constraint(equalToConstant: 320),
    ])
    page.root.layoutIfNeeded()
    #expect(page.scroll.contentSize == CGSize(width: 320, height: 900))
  }

  @Test func `content grows with its constraints`() {
    let page = Page()
    let height = page.content.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      page.content.topAnchor.constraint(equalTo: page.scroll.topAnchor),
      page.content.bottomAnchor.constraint(equalTo: page.scroll.bottomAnchor),
      height,
    ])
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
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
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
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    // Ten rows of 16 points, nine gaps of 14, and 8 at both ends.
    #expect(scroll.contentSize == CGSize(width: 320, height: 160 + 126 + 16))
    #expect(rows[9].frame == CGRect(x: 0, y: 270, width: 288, height: 16))
  }
}

@MainActor @Suite(.columns) struct `A scroll view scrolls` {
  private func view() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 350)
    view.layoutIfNeeded()
    return view
  }

  @Test func `the offset is the origin of the bounds, and the frame stays`() {
    let view = view()
    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `its delegate is told, once for each move`() {
    let view = view()
    let diary = ScrollDiary()
    view.delegate = diary
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(view.scroll(lines: 1))
    #expect(
      diary.lines == ["scroll 0 10", "scroll 0 20", "animated", "drag", "scroll 0 36", "end"])
  }

  @Test func `a finger moves it by lines and pages, as far as there is content`() {
    let view = view()
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
    let view = view()
    view.contentOffset.y = 200
    view.contentSize.height = 150
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 50)
    view.contentSize.height = 60
    view.layoutIfNeeded()
    #expect("\(view.contentOffset.y)" == "0.0")
  }

  @Test func `where only the width is too large it moves sideways`() {
    let view = view()
    view.contentSize = CGSize(width: 240, height: 90)
    #expect(view.scroll(lines: 2))
    #expect(view.contentOffset == CGPoint(x: 32, y: 0))
  }

  @Test func `paging moves whole pages`() {
    let view = view()
    view.isPagingEnabled = true
    view.scroll(lines: 1)
    #expect(view.contentOffset.y == 100)
    view.scroll(pages: 1)
    #expect(view.contentOffset.y == 200)
  }

  @Test func `a rectangle is brought into sight by the shortest way`() {
    let view = view()
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 70)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 70)
    view.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 30)
    view.scrollRectToVisible(CGRect(x: 0, y: 340, width: 10, height: 200), animated: false)
    #expect(view.contentOffset.y == 250)
  }

  @Test func `insets widen the range, and the safe area adds to them`() {
    var configuration = ScreenConfiguration.initial
    configuration.safeAreaInsets = UIEdgeInsets(top: 44, bottom: 34)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    window.isHidden = false
    window.screen = UIScreen(configuration)
    let view = UIScrollView(frame: window.bounds)
    let diary = ScrollDiary()
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
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 300, height: 100)
    view.isPagingEnabled = true
    let diary = ScrollDiary()
    view.delegate = diary
    #expect(view.scroll(pages: 1))
    #expect(diary.lines == ["drag", "end, on its way", "slows", "scroll 100 0", "rests"])
  }

  @Test func `a touch reaches what has been scrolled under it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    let view = UIScrollView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.contentSize.height = 500
    let toggle = UISwitch(frame: CGRect(x: 10, y: 210, width: 0, height: 0))
    view.addSubview(toggle)
    window.addSubview(view)
    #expect(!window.sendTap(at: CGPoint(x: 40, y: 45)))
    view.contentOffset.y = 200
    #expect(window.sendTap(at: CGPoint(x: 40, y: 45)))
    #expect(toggle.isOn)
  }

  @Test func `sizes and insets that are no numbers count as 0`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
    view.contentInset = UIEdgeInsets(top: .nan, left: -.infinity, bottom: 20, right: 0)
    view.layoutIfNeeded()
    #expect(view.offsetRange.x == 0...0)
    #expect(view.offsetRange.y == 0...0)
  }
}
