import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers

@MainActor @Suite struct `A bar that becomes opaque or translucent` {
  private let phone = screen(375, 812, scale: 3, safeArea: UIEdgeInsets(top: 44, bottom: 34))
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() { navigation = UINavigationController(rootViewController: root) }

  /// The frame and safe area of a root view after the bar is made opaque, and translucent again.
  private func expectPlaces(
    of root: UIViewController, in window: UIWindow, opaque: CGRect, _ insets: UIEdgeInsets,
    _ setTranslucent: (Bool) -> Void
  ) {
    let first = (frame: root.view.frame, insets: root.view.safeAreaInsets)
    setTranslucent(false)
    window.layoutIfNeeded()
    #expect(root.view.frame == opaque)
    #expect(root.view.safeAreaInsets == insets)
    setTranslucent(true)
    window.layoutIfNeeded()
    #expect(root.view.frame == first.frame)
    #expect(root.view.safeAreaInsets == first.insets)
  }

  @Test func `at the top of a navigation controller moves the content below itself or behind`() {
    let window = show(navigation, on: phone)
    #expect(root.view.frame == rect(0, 0, 375, 812))
    expectPlaces(of: root, in: window, opaque: rect(0, 88, 375, 724), UIEdgeInsets(bottom: 34)) {
      navigation.navigationBar.isTranslucent = $0
    }
  }

  @Test func `at the bottom of a navigation controller ends the content or lets it go on`() {
    navigation.isToolbarHidden = false
    let window = show(navigation, on: phone)
    #expect(root.view.frame == rect(0, 0, 375, 812))
    expectPlaces(of: root, in: window, opaque: rect(0, 0, 375, 729), UIEdgeInsets(top: 88)) {
      navigation.toolbar.isTranslucent = $0
    }
  }

  /// A root view of 375 by 554 points is what public Interface Builder documents have.
  @Test func `leaves as much to the content as in documents with two opaque bars`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    keepShowing(tabs, on: screen(375, 667, safeArea: UIEdgeInsets(top: 20)))
    #expect(root.view.frame == rect(0, 64, 375, 554))
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test func `with tabs ends the content or lets it go on`() {
    let root = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    let window = show(tabs, on: phone)
    #expect(root.view.frame == rect(0, 0, 375, 812))
    expectPlaces(of: root, in: window, opaque: rect(0, 0, 375, 729), UIEdgeInsets(top: 44)) {
      tabs.tabBar.isTranslucent = $0
    }
  }
}
