import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Containers of a document` {
  private typealias D = Documents

  private func load<Controller: UIViewController>(
    _ name: String, _ attributes: String = "", _ content: String, as type: Controller.Type
  ) throws -> Controller {
    let loading = Loading()
    let controller = try loading.controller(
      D.scene(1, name, attributes, content)
        + D.screen(
          2, "", subviews: D.view("aV2"),
          constraints: D.constraints(
            "aV2.corner = sA2.corner",
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
          inController: #"<tabBarItem key="tabBarItem" systemItem="search" id="tI3"/>"#), as: type)
    controller.shown()
    #expect(loading.messages == [])
    return controller
  }

  @Test func `push the root of a navigation controller below its bar`() throws {
    let navigation = try load(
      "navigationController", "",
      """
      <navigationBar key="navigationBar" id="nB1">
          <rect key="frame" x="0.0" y="20" width="375" height="44"/>
      </navigationBar>
      <connections>\(D.relationship("rootViewController", 2))</connections>
      """, as: UINavigationController.self)
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
    let navigation = try load(
      "navigationController", #"navigationBarHidden="YES" toolbarHidden="NO""#,
      "<connections>\(D.relationship("rootViewController", 2))</connections>",
      as: UINavigationController.self)
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
    #expect(
      navigation.viewControllers.first?.view("aV2")?.frame
        == CGRect(x: 0, y: 20, width: 10, height: 603))
  }

  @Test func `have the tabs of a tab bar controller in order`() throws {
    let children = [3, 2].map { D.relationship("viewControllers", $0) }.joined()
    let tabs = try load(
      "tabBarController", "", "<connections>\(children)</connections>", as: UITabBarController.self)
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Tab two"])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "7"])
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    #expect(
      tabs.viewControllers?.last?.view("aV2")?.frame == CGRect(x: 0, y: 20, width: 10, height: 598))
  }

  private func split(_ attributes: String) throws -> UISplitViewController {
    let columns =
      D.relationship("masterViewController", 2) + D.relationship("detailViewController", 3)
    return try load(
      "splitViewController", attributes, "<connections>\(columns)</connections>",
      as: UISplitViewController.self)
  }

  @Test func `have the columns of a split view controller`() throws {
    let split = try split(#"style="doubleColumn""#)
    #expect(split.style == .doubleColumn)
    #expect(split.viewController(for: .primary)?.navigationItem.title == "Two")
    #expect(split.viewController(for: .secondary)?.title == "Three")
  }

  @Test func `have the two controllers of a split view controller without a style`() throws {
    let split = try split("")
    #expect(split.style == .unspecified)
    split.shown(1024, 768)
    split.view.traitOverrides.horizontalSizeClass = .regular
    split.traitOverrides.horizontalSizeClass = .regular
    split.view.window?.layoutIfNeeded()
    #expect(split.viewControllers.map { $0.navigationItem.title } == ["Two", "Three"])
  }

  @Test func `have the transition of a page view controller`() throws {
    let pages = try load(
      "pageViewController", #"transitionStyle="scroll" navigationOrientation="vertical""#, "",
      as: UIPageViewController.self)
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
  }
}
