import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers
@testable import UIViews

@MainActor private let lyingPad = pad(1024, 768)
@MainActor private let uprightPad = pad(768, 1024)
@MainActor private let slideOver = pad(320, 1024, .compact)
@MainActor private let phone = screen(375, 667)

@MainActor private func pad(
  _ width: CGFloat, _ height: CGFloat, _ horizontal: UIUserInterfaceSizeClass = .regular,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> ScreenConfiguration {
  screen(
    width, height, safeArea: UIEdgeInsets(top: 20), margin: 20, horizontal, .regular,
    direction: direction, idiom: .pad)
}

/// A classic split view controller of two navigation controllers.
@MainActor private final class Classic {
  let split = UISplitViewController()
  let list = UIViewController()
  let detail = UIViewController()
  let primary: UINavigationController
  let secondary: UINavigationController

  init() {
    list.title = "List"
    detail.title = "Detail"
    primary = UINavigationController(rootViewController: list)
    secondary = UINavigationController(rootViewController: detail)
    split.viewControllers = [primary, secondary]
  }
}

@MainActor @Suite struct `A classic split view controller` {
  private let classic = Classic()
  private var split: UISplitViewController { classic.split }

  @Test func `shows two columns where the screen is wider than high`() {
    keepShowing(split, on: lyingPad)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(classic.primary.view.frame == rect(0, 0, 320, 768))
    #expect(classic.secondary.view.frame == rect(320.5, 0, 703.5, 768))
    #expect(classic.list.view.frame == rect(0, 0, 320, 768))
    #expect(classic.detail.view.safeAreaInsets == UIEdgeInsets(top: 70))
    #expect(classic.list.traitCollection.horizontalSizeClass == .compact)
    #expect(classic.detail.traitCollection.horizontalSizeClass == .regular)
    #expect(classic.detail.splitViewController === split)
  }

  @Test func `shows the secondary column alone on an upright iPad, and the other one over it`() {
    let window = show(split, on: uprightPad)
    #expect(split.displayMode == .secondaryOnly)
    #expect(classic.secondary.view.frame == rect(0, 0, 768, 1024))
    #expect(classic.primary.viewIfLoaded?.window == nil)
    #expect(window.sendSwipe(.right, at: CGPoint(x: 400, y: 500)))
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(classic.primary.view.frame == rect(0, 0, 320, 1024))
    #expect(classic.secondary.view.frame == rect(0, 0, 768, 1024))
    #expect(window.hitTest(CGPoint(x: 100, y: 500), with: nil) === classic.list.view)
    #expect(window.sendTap(at: CGPoint(x: 600, y: 500)))
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly)
    #expect(classic.primary.view.window == nil)
  }

  @Test func `follows the display mode that the app prefers`() {
    split.preferredDisplayMode = .oneBesideSecondary
    let window = show(split, on: uprightPad)
    #expect(classic.secondary.view.frame == rect(320.5, 0, 447.5, 1024))
    split.preferredDisplayMode = .secondaryOnly
    window.apply(lyingPad)
    #expect(split.displayMode == .secondaryOnly)
    #expect(classic.secondary.view.frame == rect(0, 0, 1024, 768))
    split.preferredDisplayMode = .oneOverSecondary
    window.layoutIfNeeded()
    #expect(classic.primary.view.frame == rect(0, 0, 320, 768))
    #expect(classic.secondary.view.frame == rect(0, 0, 1024, 768))
  }

  @Test(
    arguments: [
      (0.25, nil, nil, 256), (0.5, nil, nil, 320), (0.5, 400, nil, 400), (0.25, nil, 300, 300),
      (nil, 280, nil, 280), (nil, 400, nil, 400),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat)])
  func `takes the preferred width between its limits`(
    fraction: CGFloat?, maximum: CGFloat?, minimum: CGFloat?, width: CGFloat
  ) {
    if let fraction { split.preferredPrimaryColumnWidthFraction = fraction }
    if let maximum { split.maximumPrimaryColumnWidth = maximum }
    if let minimum { split.minimumPrimaryColumnWidth = minimum }
    keepShowing(split, on: lyingPad)
    #expect(split.primaryColumnWidth == width)
    #expect(classic.primary.view.frame == rect(0, 0, width, 768))
    #expect(classic.secondary.view.frame == rect(width + 0.5, 0, 1023.5 - width, 768))
  }

  @Test func `has its primary column at the other side by its edge or the language`() {
    split.primaryEdge = .trailing
    let window = show(split, on: lyingPad)
    #expect(classic.primary.view.frame == rect(704, 0, 320, 768))
    #expect(classic.secondary.view.frame == rect(0, 0, 703.5, 768))
    window.apply(pad(1024, 768, direction: .rightToLeft))
    #expect(classic.primary.view.frame == rect(0, 0, 320, 768))
  }

  @Test func `collapses onto the primary stack in compact width, and comes apart again`() throws {
    let window = show(split, on: lyingPad)
    window.apply(slideOver)
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [classic.primary])
    #expect(classic.primary.viewControllers == [classic.list, classic.secondary])
    #expect(classic.primary.view.frame == rect(0, 0, 320, 1024))
    #expect(classic.detail.view.frame == rect(0, 0, 320, 1024))
    #expect(classic.detail.view.safeAreaInsets == UIEdgeInsets(top: 70))
    #expect(classic.detail.traitCollection.horizontalSizeClass == .compact)
    #expect(classic.primary.navigationBar.items?.map(\.title) == ["List", "Detail"])
    #expect(classic.secondary.navigationBar.superview == nil)
    window.apply(lyingPad)
    #expect(!split.isCollapsed)
    #expect(classic.primary.viewControllers == [classic.list])
    #expect(split.viewControllers == [classic.primary, classic.secondary])
    #expect(classic.secondary.view.frame == rect(320.5, 0, 703.5, 768))
    #expect(classic.secondary.navigationBar.frame == rect(0, 20, 703.5, 50))
    #expect(classic.secondary.navigationBar.items?.map(\.title) == ["Detail"])
  }

  @Test func `goes back from the collapsed controller, which returns in regular width`() {
    let window = show(split, on: slideOver)
    #expect(classic.primary.topViewController === classic.secondary)
    #expect(window.sendTap(at: CGPoint(x: 30, y: 45)))
    #expect(classic.primary.viewControllers == [classic.list])
    window.apply(lyingPad)
    #expect(classic.secondary.view.frame == rect(320.5, 0, 703.5, 768))
  }

  @Test func `asks its delegate whether to drop the secondary controller`() {
    final class Dropping: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let delegate = Dropping()
    split.delegate = delegate
    let window = show(split, on: phone)
    #expect(classic.primary.viewControllers == [classic.list])
    #expect(classic.list.view.frame == rect(0, 0, 375, 667))
    window.apply(lyingPad)
    #expect(classic.secondary.view.frame == rect(320.5, 0, 703.5, 768))
  }

  @Test func `takes the secondary controller that its delegate separates`() {
    final class Separating: UISplitViewControllerDelegate {
      let other = UIViewController()
      func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
      ) -> UIViewController? { other }
    }
    let delegate = Separating()
    split.delegate = delegate
    let window = show(split, on: phone)
    window.apply(lyingPad)
    #expect(split.viewControllers == [classic.primary, delegate.other])
    #expect(delegate.other.view.frame == rect(320.5, 0, 703.5, 768))
  }

  @Test func `shows a detail in the secondary column, or on the stack`() {
    let window = show(split, on: lyingPad)
    let first = UIViewController()
    classic.list.showDetailViewController(first, sender: nil)
    window.layoutIfNeeded()
    #expect(first.view.frame == rect(320.5, 0, 703.5, 768))
    #expect(classic.secondary.view.window == nil)
    window.apply(slideOver)
    let second = UIViewController()
    classic.list.showDetailViewController(second, sender: nil)
    #expect(classic.primary.viewControllers == [classic.list, first, second])
    window.apply(lyingPad)
    #expect(split.viewControllers.last === second)
    #expect(second.view.frame == rect(320.5, 0, 703.5, 768))
  }

  @Test func `pushes a controller that is shown from its primary column`() {
    keepShowing(split, on: lyingPad)
    let next = UIViewController()
    classic.list.show(next, sender: nil)
    #expect(classic.primary.topViewController === next)
  }

  @Test func `changes its mode by the button, and tells its delegate`() {
    final class Noting: UISplitViewControllerDelegate {
      var modes: [UISplitViewController.DisplayMode] = []
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { modes.append(displayMode) }
    }
    let delegate = Noting()
    split.delegate = delegate
    let window = show(split, on: lyingPad)
    #expect(split.displayModeButtonItem.perform())
    window.layoutIfNeeded()
    #expect(classic.secondary.view.frame == rect(0, 0, 1024, 768))
    #expect(split.displayModeButtonItem.perform())
    window.apply(uprightPad)
    #expect(delegate.modes == [.secondaryOnly, .oneBesideSecondary, .secondaryOnly])
  }

  @Test func `stands side by side on a large phone that lies`() {
    let plus = screen(736, 414, scale: 3, .regular, .compact)
    keepShowing(split, on: plus)
    #expect(classic.primary.view.frame == rect(0, 0, 295, 414))
    #expect(classic.secondary.view.frame.minX == CGFloat(886) / 3)
  }

  @Test func `goes on and back on the collapsed stack, with one bar for both`() {
    let window = show(split, on: slideOver)
    let bar = classic.primary.navigationBar
    let next = UIViewController()
    next.title = "Next"
    next.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    classic.detail.show(next, sender: nil)
    window.layoutIfNeeded()
    #expect(next.navigationController === classic.secondary)
    #expect(bar.items?.map(\.title) == ["List", "Detail", "Next"])
    #expect(classic.primary.toolbar.items == next.toolbarItems)
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 70))
    #expect(window.sendTap(at: CGPoint(x: 30, y: 45)))
    #expect(classic.secondary.viewControllers == [classic.detail])
    #expect(bar.items?.map(\.title) == ["List", "Detail"])
    #expect(window.sendTap(at: CGPoint(x: 30, y: 45)))
    #expect(bar.items?.map(\.title) == ["List"])
    #expect(classic.primary.topViewController === classic.list)
  }

  @Test func `of plain controllers shows the primary one in compact width`() {
    let (primary, secondary) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let window = show(split, on: phone)
    #expect(split.viewControllers == [primary])
    #expect(primary.view.frame == rect(0, 0, 375, 667))
    #expect(secondary.viewIfLoaded?.window == nil)
    window.apply(lyingPad)
    #expect(primary.view.frame == rect(0, 0, 320, 768))
    #expect(secondary.view.frame == rect(320.5, 0, 703.5, 768))
  }

  @Test func `takes other primary controllers as its delegate says`() {
    final class Exchanging: UISplitViewControllerDelegate {
      let (narrow, wide) = (UIViewController(), UIViewController())
      func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
      { narrow }
      func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
      { wide }
    }
    let delegate = Exchanging()
    split.delegate = delegate
    let window = show(split, on: phone)
    #expect(split.viewControllers == [delegate.narrow])
    #expect(delegate.narrow.view.frame == rect(0, 0, 375, 667))
    window.apply(lyingPad)
    #expect(split.viewControllers == [delegate.wide, classic.secondary])
    #expect(delegate.wide.view.frame == rect(0, 0, 320, 768))
    #expect(delegate.narrow.view.window == nil)
  }

  @Test func `fills its place in a tab bar controller`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [split]
    keepShowing(tabs, on: lyingPad)
    #expect(classic.primary.view.frame == rect(0, 0, 320, 768))
    #expect(classic.list.view.safeAreaInsets == UIEdgeInsets(top: 70, bottom: 50))
  }

  @Test func `its columns appear and disappear as they are shown`() {
    let diary = Diary()
    let primary = NotingController("list", diary)
    let secondary = NotingController("detail", diary)
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let window = show(split, on: lyingPad)
    #expect(primary.appearance == .appeared)
    #expect(secondary.appearance == .appeared)
    window.apply(uprightPad)
    #expect(primary.appearance == .gone)
    #expect(secondary.appearance == .appeared)
  }
}
