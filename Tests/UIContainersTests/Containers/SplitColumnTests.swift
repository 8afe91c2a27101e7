import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers

@MainActor private let lying = screen(1194, 834, margin: 20, .regular, .regular, idiom: .pad)
@MainActor private let upright = screen(834, 1194, margin: 20, .regular, .regular, idiom: .pad)
@MainActor private let narrow = screen(375, 834, idiom: .pad)

@MainActor @Suite struct `A split view controller of columns` {
  private let sidebar = UIViewController()
  private let list = UIViewController()
  private let detail = UIViewController()

  private func columns(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    sidebar.title = "Sidebar"
    list.title = "List"
    detail.title = "Detail"
    split.setViewController(sidebar, for: .primary)
    if style == .tripleColumn { split.setViewController(list, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    return split
  }

  private func frame(_ controller: UIViewController, in window: UIWindow) -> CGRect? {
    guard controller.viewIfLoaded?.window != nil else { return nil }
    return controller.view.convert(controller.view.bounds, to: window)
  }

  @Test func `puts each column on a stack of its own`() {
    let split = columns(.doubleColumn)
    let window = show(split, on: lying)
    #expect(split.viewController(for: .primary) === sidebar)
    #expect(sidebar.navigationController?.viewControllers == [sidebar])
    #expect(frame(sidebar, in: window) == rect(0, 0, 320, 834))
    #expect(frame(detail, in: window) == rect(320.5, 0, 873.5, 834))
    #expect(detail.navigationController?.navigationBar.frame == rect(0, 0, 873.5, 50))
  }

  @Test func `shows one of three columns beside the secondary one, and two that move it out`() {
    let split = columns(.tripleColumn)
    let window = show(split, on: lying)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(sidebar, in: window) == nil)
    #expect(frame(list, in: window) == rect(0, 0, 320, 834))
    #expect(frame(detail, in: window) == rect(320.5, 0, 873.5, 834))
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(frame(sidebar, in: window) == rect(0, 0, 320, 834))
    #expect(frame(list, in: window) == rect(320.5, 0, 320, 834))
    #expect(frame(detail, in: window) == rect(641, 0, 873.5, 834))
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(frame(list, in: window) == rect(0, 0, 320, 834))
  }

  @Test func `tiles three columns with their own widths`() {
    let split = columns(.tripleColumn)
    split.preferredSplitBehavior = .tile
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidth = 240
    split.preferredSupplementaryColumnWidthFraction = 0.25
    let window = show(split, on: lying)
    #expect(frame(sidebar, in: window) == rect(0, 0, 240, 834))
    #expect(frame(list, in: window) == rect(240.5, 0, 299, 834))
    #expect(frame(detail, in: window) == rect(540, 0, 654, 834))
    #expect(split.supplementaryColumnWidth == 299)
  }

  @Test func `covers the secondary column on an upright iPad`() {
    let split = columns(.tripleColumn)
    let window = show(split, on: upright)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .twoOverSecondary)
    #expect(frame(sidebar, in: window) == rect(0, 0, 320, 1194))
    #expect(frame(list, in: window) == rect(320.5, 0, 320, 1194))
    #expect(frame(detail, in: window) == rect(0, 0, 834, 1194))
  }

  @Test func `collapses onto one stack with the secondary column on top`() {
    let split = columns(.tripleColumn)
    let window = show(split, on: lying)
    window.apply(narrow)
    #expect(split.isCollapsed)
    #expect(frame(detail, in: window) == rect(0, 0, 375, 834))
    let bar = split.primaryStack?.navigationBar
    #expect(bar?.items?.map(\.title) == ["Sidebar", "List", "Detail"])
    #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 50))
    split.hide(.secondary)
    window.layoutIfNeeded()
    #expect(frame(list, in: window) == rect(0, 0, 375, 834))
    #expect(bar?.items?.map(\.title) == ["Sidebar", "List"])
    window.apply(lying)
    #expect(frame(list, in: window) == rect(0, 0, 320, 834))
    #expect(frame(detail, in: window) == rect(320.5, 0, 873.5, 834))
    #expect(detail.navigationController?.navigationBar.items?.map(\.title) == ["Detail"])
  }

  @Test func `begins with the column that its delegate names, and shows others`() {
    final class Naming: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        #expect(proposedTopColumn == .secondary)
        return .primary
      }
    }
    let naming = Naming()
    let split = columns(.doubleColumn)
    split.delegate = naming
    let window = show(split, on: narrow)
    #expect(frame(sidebar, in: window) == rect(0, 0, 375, 834))
    #expect(frame(detail, in: window) == nil)
    split.show(.secondary)
    window.layoutIfNeeded()
    #expect(frame(detail, in: window) == rect(0, 0, 375, 834))
    #expect(window.sendTap(at: CGPoint(x: 30, y: 25)))
    window.layoutIfNeeded()
    #expect(frame(sidebar, in: window) == rect(0, 0, 375, 834))
    window.apply(lying)
    #expect(frame(detail, in: window) == rect(320.5, 0, 873.5, 834))
  }

  @Test func `shows the compact column instead of all others`() {
    let split = columns(.doubleColumn)
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    let window = show(split, on: lying)
    #expect(frame(compact, in: window) == nil)
    window.apply(narrow)
    #expect(frame(compact, in: window) == rect(0, 0, 375, 834))
    #expect(frame(sidebar, in: window) == nil)
    window.apply(lying)
    #expect(frame(compact, in: window) == nil)
    #expect(frame(sidebar, in: window) == rect(0, 0, 320, 834))
  }

  @Test func `replaces a column in sight, and refuses a third one among two`() {
    let split = columns(.doubleColumn)
    let window = show(split, on: lying)
    let other = UIViewController()
    sidebar.showDetailViewController(other, sender: nil)
    window.layoutIfNeeded()
    #expect(frame(other, in: window) == rect(320.5, 0, 873.5, 834))
    #expect(detail.viewIfLoaded?.window == nil)
    #expect(
      exceptions { split.setViewController(UIViewController(), for: .supplementary) }.map(\.name)
        == ["NSInvalidArgumentException"])
  }

  @Test func `takes its style from a document before its columns`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let split = try #require(UISplitViewController(coder: coder))
    #expect(split.style == .unspecified)
    split.style = .doubleColumn
    split.setViewController(sidebar, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = show(split, on: lying)
    #expect(frame(sidebar, in: window) == rect(0, 0, 320, 834))
  }
}
