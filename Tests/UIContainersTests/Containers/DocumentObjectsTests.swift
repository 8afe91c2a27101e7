import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers

@MainActor private let archiver = NSKeyedArchiver(requiringSecureCoding: false)
@MainActor private let phone = screen(320, 480)

@MainActor @Suite struct `A container made for a document` {
  @Test func `a navigation controller shows a bar of the document in place of its own`() throws {
    final class Bar: UINavigationBar {}
    let navigation = try #require(UINavigationController(coder: archiver))
    let root = UIViewController()
    root.title = "Root"
    navigation.setViewControllers([root, UIViewController()], animated: false)
    let window = show(navigation, on: phone)
    let old = navigation.navigationBar
    let bar = try #require(Bar(coder: archiver))
    navigation.navigationBar = bar
    window.layoutIfNeeded()
    #expect(old.superview == nil)
    #expect(bar.frame == rect(0, 0, 320, 44))
    #expect(bar.items?.count == 2)
    #expect(window.sendTap(at: CGPoint(x: 24, y: 20)))
    #expect(navigation.topViewController === root)
    let toolbar = try #require(UIToolbar(coder: archiver))
    navigation.toolbar = toolbar
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(toolbar.frame == rect(0, 436, 320, 44))
  }

  @Test func `a tab bar controller shows a bar of the document in place of its own`() throws {
    final class Bar: UITabBar {}
    let tabs = try #require(UITabBarController(coder: archiver))
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = show(tabs, on: phone)
    let bar = try #require(Bar(coder: archiver))
    tabs.tabBar = bar
    window.layoutIfNeeded()
    #expect(bar.frame == rect(0, 431, 320, 49))
    #expect(bar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    #expect(window.sendTap(at: CGPoint(x: 300, y: 450)))
    #expect(tabs.selectedIndex == 1)
  }
}
