import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers
@testable import UIViews

@MainActor private let phone = screen(
  375, 812, scale: 3, safeArea: UIEdgeInsets(top: 44, bottom: 34))
@MainActor private let oldPhone = screen(375, 667)

/// Three pages, one after another.
@MainActor private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<4).map { _ in UIViewController() }
  var count = 0
  var notes: [String] = []

  func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? -1 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let index = index(viewController)
    return index > 0 ? pages[index - 1] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let index = index(viewController)
    return index + 1 < pages.count ? pages[index + 1] : nil
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pageViewController.viewControllers?.first.map(index) ?? 0
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { notes.append("to \(pendingViewControllers.map(index))") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { notes.append("from \(previousViewControllers.map(index))") }
}

@MainActor @Suite struct `A page view controller` {
  private let source = Pages()

  private func pager(
    _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, pages: Int...
  ) -> UIPageViewController {
    let pager = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    pager.dataSource = source
    pager.delegate = source
    pager.setViewControllers(pages.map { source.pages[$0] }, direction: .forward, animated: false)
    return pager
  }

  @Test func `shows one page over all of its view`() {
    let pager = pager(.scroll, pages: 1)
    keepShowing(pager, on: phone)
    #expect(pager.viewControllers == [source.pages[1]])
    #expect(source.pages[1].view.frame == rect(0, 0, 375, 812))
    #expect(source.pages[1].view.safeAreaInsets == UIEdgeInsets(top: 44, bottom: 34))
    #expect(pager.view.subviews.count == 1)
    #expect(pager.view.subviews.first is UIScrollView)
    #expect(source.pages[1].parent === pager)
    #expect(source.pages[1].appearance == .appeared)
  }

  @Test func `turns pages by swipes, up to the last one`() {
    let pager = pager(.scroll, pages: 2)
    let window = show(pager, on: oldPhone)
    let middle = CGPoint(x: 200, y: 300)
    window.sendSwipe(.left, at: middle)
    window.layoutIfNeeded()
    #expect(pager.viewControllers == [source.pages[3]])
    #expect(source.pages[3].view.frame == rect(0, 0, 375, 667))
    #expect(source.pages[2].view.superview == nil)
    #expect(source.pages[2].appearance == .gone)
    window.sendSwipe(.left, at: middle)
    #expect(pager.viewControllers == [source.pages[3]])
    window.sendSwipe(.right, at: middle)
    #expect(pager.viewControllers == [source.pages[2]])
    #expect(source.notes == ["to [3]", "from [2]", "to [2]", "from [3]"])
  }

  @Test func `turns the other way in a right-to-left language, and upwards if vertical`() {
    let reading = pager(.pageCurl, pages: 1)
    let window = show(reading, on: screen(375, 667, direction: .rightToLeft))
    window.sendSwipe(.right, at: CGPoint(x: 200, y: 300))
    #expect(reading.viewControllers == [source.pages[2]])
    let rolling = pager(.scroll, .vertical, pages: 0)
    let other = show(rolling, on: oldPhone)
    other.sendSwipe(.left, at: CGPoint(x: 200, y: 300))
    #expect(rolling.viewControllers == [source.pages[0]])
    other.sendSwipe(.up, at: CGPoint(x: 200, y: 300))
    #expect(rolling.viewControllers == [source.pages[1]])
  }

  @Test func `has a page control below the pages if the data source counts them`() throws {
    source.count = 4
    let pager = pager(.scroll, pages: 1)
    let window = show(pager, on: phone)
    let control = try #require(pager.pageControl)
    #expect(control.frame == rect(0, 741, 375, 37))
    #expect(control.numberOfPages == 4)
    #expect(control.currentPage == 1)
    #expect(source.pages[1].view.frame == rect(0, 0, 375, 741))
    window.sendSwipe(.left, at: CGPoint(x: 200, y: 300))
    window.layoutIfNeeded()
    #expect(control.currentPage == 2)
    #expect(window.sendTap(at: CGPoint(x: 300, y: 760)))
    window.layoutIfNeeded()
    #expect(pager.viewControllers == [source.pages[3]])
    #expect(control.currentPage == 3)
    #expect(window.sendTap(at: CGPoint(x: 100, y: 760)))
    #expect(pager.viewControllers == [source.pages[2]])
    #expect(control.currentPage == 2)
  }

  @Test func `has none with the page curl`() {
    source.count = 4
    let pager = pager(.pageCurl, pages: 1)
    keepShowing(pager, on: oldPhone)
    #expect(pager.pageControl == nil)
    #expect(source.pages[1].view.frame == rect(0, 0, 375, 667))
    #expect(source.pages[1].view.superview === pager.view)
  }

  @Test func `shows two pages with the binding in the middle, and turns two`() {
    let pager = pager(
      .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid], pages: 0, 1)
    #expect(pager.isDoubleSided)
    let window = show(pager, on: oldPhone)
    #expect(source.pages[0].view.frame == rect(0, 0, 187.5, 667))
    #expect(source.pages[1].view.frame == rect(187.5, 0, 187.5, 667))
    window.sendSwipe(.left, at: CGPoint(x: 200, y: 300))
    window.layoutIfNeeded()
    #expect(pager.viewControllers == [source.pages[2], source.pages[3]])
    #expect(source.pages[3].view.frame == rect(187.5, 0, 187.5, 667))
  }

  @Test func `refuses another number of pages than it shows`() {
    let pager = pager(.scroll, pages: 0)
    let raised = exceptions {
      pager.setViewControllers(source.pages, direction: .forward, animated: false)
    }
    #expect(
      raised.map(\.reason) == [
        "The number of view controllers provided (4) doesn't match the number required (1) for the "
          + "requested transition"
      ])
    #expect(pager.viewControllers == [source.pages[0]])
  }

  @Test func `stands still while the app disables its scroll view`() {
    let pager = pager(.scroll, pages: 1)
    let window = show(pager, on: oldPhone)
    for case let scroll as UIScrollView in pager.view.subviews { scroll.isScrollEnabled = false }
    window.sendSwipe(.left, at: CGPoint(x: 200, y: 300))
    #expect(pager.viewControllers == [source.pages[1]])
  }

  @Test func `takes its style from a document`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let pager = try #require(UIPageViewController(coder: coder))
    #expect(pager.transitionStyle == .pageCurl)
    #expect(pager.spineLocation == .min)
    pager.transitionStyle = .scroll
    #expect(pager.spineLocation == .none)
    keepShowing(pager, on: oldPhone)
    #expect(pager.view.subviews.first?.frame == rect(0, 0, 375, 667))
  }
}
