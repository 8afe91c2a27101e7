import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Containers of a document` {
  private typealias D = Documents

  private func relationship(_ name: String, _ destination: Int) -> String {
    """
    <segue destination="vC\(destination)" kind="relationship" relationship="\(name)" id="sG\(destination)"/>
    """
  }

  private func load(_ name: String, _ attributes: String = "", _ content: String) throws
    -> UIViewController
  {
    let loading = try Loading()
    let controller = try loading.controller(
      D.scene(1, name, attributes, content)
        + D.screen(
          2, "",
          subviews: D.view("aV2"),
          constraints: D.constraints(
            "aV2.leading = sA2.leading", "aV2.top = sA2.top",
            "aV2.width = 10", "sA2.bottom = aV2.bottom"),
          inController: """
            <navigationItem key="navigationItem" title="Two" largeTitleDisplayMode="never" id="nI2">
                <barButtonItem key="leftBarButtonItem" systemItem="add" id="bI1"/>
                <rightBarButtonItems>
                    <barButtonItem title="Done" style="done" id="bI2"/>
                    <barButtonItem title="More" enabled="NO" id="bI3"/>
                </rightBarButtonItems>
            </navigationItem>
            <tabBarItem key="tabBarItem" title="Tab two" badgeValue="7" id="tI2"/>
            """)
        + D.screen(
          3, #"title="Three""#, subviews: "",
          inController: #"<tabBarItem key="tabBarItem" systemItem="search" id="tI3"/>"#))
    controller.shown()
    #expect(loading.messages == [])
    return controller
  }

  @Test func `push the root of a navigation controller below its bar`() throws {
    let navigation = try #require(
      load(
        "navigationController", "",
        """
        <navigationBar key="navigationBar" id="nB1">
            <rect key="frame" x="0.0" y="20" width="375" height="44"/>
        </navigationBar>
        <connections>\(relationship("rootViewController", 2))</connections>
        """) as? UINavigationController)
    let root = try #require(navigation.viewControllers.first)
    #expect(root.view("aV2")?.frame == CGRect(x: 0, y: 64, width: 10, height: 603))
    let item = root.navigationItem
    #expect(item.title == "Two")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.leftBarButtonItem?.systemItem == .add)
    #expect(item.rightBarButtonItems?.map(\.title) == ["Done", "More"])
    #expect(item.rightBarButtonItems?.map(\.style) == [.done, .plain])
    #expect(item.rightBarButtonItems?.map(\.isEnabled) == [true, false])
  }

  @Test func `hide their bars as the document says`() throws {
    let navigation = try #require(
      load(
        "navigationController", #"navigationBarHidden="YES" toolbarHidden="NO""#,
        "<connections>\(relationship("rootViewController", 2))</connections>")
        as? UINavigationController)
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
    #expect(
      navigation.viewControllers.first?.view("aV2")?.frame
        == CGRect(x: 0, y: 20, width: 10, height: 603))
  }

  @Test func `have the tabs of a tab bar controller in order`() throws {
    let tabs = try #require(
      load(
        "tabBarController", "",
        "<connections>\(relationship("viewControllers", 3))\(relationship("viewControllers", 2))</connections>"
      ) as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Tab two"])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "7"])
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    #expect(
      tabs.viewControllers?.last?.view("aV2")?.frame
        == CGRect(x: 0, y: 20, width: 10, height: 598))
  }

  @Test func `have the columns of a split view controller`() throws {
    let split = try #require(
      load(
        "splitViewController", #"style="doubleColumn""#,
        """
        <connections>\(relationship("masterViewController", 2))\(relationship("detailViewController", 3))</connections>
        """) as? UISplitViewController)
    #expect(split.style == .doubleColumn)
    #expect(split.viewController(for: .primary)?.navigationItem.title == "Two")
    #expect(split.viewController(for: .secondary)?.title == "Three")
  }

  @Test func `have the two controllers of a split view controller without a style`() throws {
    let split = try #require(
      load(
        "splitViewController", "",
        """
        <connections>\(relationship("masterViewController", 2))\(relationship("detailViewController", 3))</connections>
        """) as? UISplitViewController)
    #expect(split.style == .unspecified)
    split.shown(1024, 768)
    split.view.traitOverrides.horizontalSizeClass = .regular
    split.traitOverrides.horizontalSizeClass = .regular
    split.view.window?.layoutIfNeeded()
    #expect(split.viewControllers.map { $0.navigationItem.title } == ["Two", "Three"])
  }

  @Test func `have the transition of a page view controller`() throws {
    let pages = try #require(
      load("pageViewController", #"transitionStyle="scroll" navigationOrientation="vertical""#, "")
        as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
  }
}
