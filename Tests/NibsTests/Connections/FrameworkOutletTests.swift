import AutoLayout
import Foundation
import Testing

@testable import Nibs

/// A controller of pages that is its own delegate and that of all else.
final class DelegatePages: UIPageViewController, UIPageViewControllerDelegate,
  UIPageViewControllerDataSource, UIGestureRecognizerDelegate, UITabBarDelegate,
  UINavigationBarDelegate
{
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

final class DelegateSplit: UISplitViewController, UISplitViewControllerDelegate {}

@MainActor @Suite(.phone) struct `Outlets of the framework's classes` {
  private let loading = Loading()
  private typealias D = Documents

  private func outlet(_ property: String, _ destination: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(destination)\"/>"
  }

  private func controller<Controller: UIViewController>(
    _ element: String, _ type: Controller.Type, _ outlets: String
  ) throws -> Controller {
    let loading = Loading([type])
    let controller = try loading.controller(
      D.scene(1, element, "customClass=\"\(type)\"", "<connections>\(outlets)</connections>"),
      as: type)
    #expect(loading.messages == [])
    return controller
  }

  @Test func `connect a page view controller`() throws {
    let pages = try controller(
      "pageViewController", DelegatePages.self,
      outlet("delegate", "vC1") + outlet("dataSource", "vC1"))
    #expect(pages.delegate === pages)
    #expect(pages.dataSource === pages)
  }

  @Test func `connect a split view controller`() throws {
    let split = try controller("splitViewController", DelegateSplit.self, outlet("delegate", "vC1"))
    #expect(split.delegate === split)
  }

  @Test func `connect recognisers and bars`() throws {
    let owner = DelegatePages(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let connections = "<connections>\(outlet("delegate", "-1"))</connections>"
    let made = try loading.nib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
        + "<tapGestureRecognizer id=\"tA1\">\(connections)</tapGestureRecognizer>"
        + D.view("tB1", "0 0 9 9", "", name: "tabBar", connections)
        + D.view("nB1", "0 0 9 9", "", name: "navigationBar", connections)
    ).instantiate(withOwner: owner)
    #expect((made[0] as? UIGestureRecognizer)?.delegate === owner)
    #expect((made[1] as? UITabBar)?.delegate === owner)
    #expect((made[2] as? UINavigationBar)?.delegate === owner)
    #expect(loading.messages == [])
  }

  @Test func `give a row its backgrounds and accessories`() throws {
    let made = try loading.nib(
      D.view(
        "cE1", "0 0 9 9", "", name: "tableViewCell",
        """
        <connections>
            \(outlet("backgroundView", "aV1"))
            \(outlet("selectedBackgroundView", "bV1"))
            \(outlet("editingAccessoryView", "dV1"))
        </connections>
        """) + D.view("aV1") + D.view("bV1") + D.view("dV1")
    ).instantiate(withOwner: nil)
    let cell = try #require(made.first as? UITableViewCell)
    #expect(cell.backgroundView === made[1] as? UIView)
    #expect(cell.selectedBackgroundView === made[2] as? UIView)
    #expect(cell.editingAccessoryView === made[3] as? UIView)
    #expect(loading.messages == [])
  }

  @Test func `report an object of another class`() throws {
    let made = try loading.nib(
      D.view(
        "tV1", "0 0 9 9", "", name: "tableView",
        "<connections>\(outlet("tableHeaderView", "tA1"))</connections>")
        + #"<tapGestureRecognizer id="tA1"/>"#
    ).instantiate(withOwner: nil)
    #expect((made.first as? UITableView)?.tableHeaderView == nil)
    #expect(
      loading.messages == [
        "the outlet tableHeaderView of UITableView is a UIView, not a UITapGestureRecognizer"
      ])
  }

  @Test func `do not report what a class that is not there conforms to`() throws {
    let controller = try loading.controller(
      D.screen(
        1, #"customClass="Elsewhere""#,
        subviews: D.view(
          "tF1", "0 0 9 9", "", name: "textField",
          "<connections>\(outlet("delegate", "vC1"))</connections>")))
    controller.loadViewIfNeeded()
    #expect(loading.messages == ["there is no class Elsewhere: UIViewController stands in for it"])
  }
}
