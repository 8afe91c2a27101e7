@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers

/// An iPhone X, upright and lying.
@MainActor private let phoneX = screen(
  375, 812, scale: 3, safeArea: UIEdgeInsets(top: 44, bottom: 34))
@MainActor private let lyingX = screen(
  812, 375, scale: 3, safeArea: UIEdgeInsets(left: 44, bottom: 21, right: 44), .compact, .compact)

@MainActor @Suite struct NavigationControllerTests {
  let diary = Diary()
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() { navigation = UINavigationController(rootViewController: root) }

  @Test func `on an iPhone X the safe area lies between the bar and the home indicator`() {
    let guide = root.view.safeAreaLayoutGuide
    let window = show(navigation, on: phoneX)
    #expect(navigation.navigationBar.frame == rect(0, 44, 375, 44))
    #expect(root.view.frame == rect(0, 0, 375, 812))
    #expect(guide.layoutFrame == rect(0, 88, 375, 690))
    #expect(root.topLayoutGuide.length == 88)
    #expect(root.bottomLayoutGuide.length == 34)
    window.apply(lyingX)
    #expect(navigation.navigationBar.frame == rect(0, 0, 812, 32))
    #expect(guide.layoutFrame == rect(44, 32, 724, 322))
  }

  @Test func `below a bar on an iPad the safe area begins at 70`() {
    let pad = ScreenConfiguration(
      size: CGSize(width: 768, height: 1024), safeAreaInsets: UIEdgeInsets(top: 20),
      layoutMargin: 20,
      traitCollection: UITraitCollection(
        idiom: .pad, displayScale: 2, horizontalSizeClass: .regular, verticalSizeClass: .regular))
    keepShowing(navigation, on: pad)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 70))
  }

  @Test func `a large title makes the bar 52 points higher, where there is height`() {
    let guide = root.view.safeAreaLayoutGuide
    let window = show(navigation, on: phoneX)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 140)
    window.apply(lyingX)
    #expect(guide.layoutFrame.minY == 32)
  }

  @Test func `hiding the bar gives its room back, and a toolbar takes some at the bottom`() {
    root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let window = show(navigation, on: phoneX)
    navigation.isNavigationBarHidden = true
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, bottom: 83))
    #expect(navigation.toolbar.frame == rect(0, 729, 375, 49))
    #expect(navigation.toolbar.items?.count == 1)
    navigation.isNavigationBarHidden = false
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 88, bottom: 34))
  }

  @Test func `a view that does not extend below bars lies between them`() {
    root.edgesForExtendedLayout = []
    navigation.isToolbarHidden = false
    let window = show(navigation, on: phoneX)
    #expect(root.view.frame == rect(0, 88, 375, 641))
    #expect(root.view.safeAreaInsets == .zero)
    root.edgesForExtendedLayout = .bottom
    window.layoutIfNeeded()
    #expect(root.view.frame == rect(0, 88, 375, 724))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(bottom: 83))
  }

  @Test func `a view extends below an opaque bar only if it asks for it`() {
    navigation.navigationBar.isTranslucent = false
    let window = show(navigation, on: phoneX)
    #expect(root.view.frame == rect(0, 88, 375, 724))
    root.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(root.view.frame == rect(0, 0, 375, 812))
    #expect(root.view.safeAreaInsets.top == 88)
  }

  @Test func `items of bars stand clear of the sensor housing at the sides`() throws {
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    keepShowing(tabs, on: lyingX)
    let slots = navigation.navigationBar.slots
    #expect(slots.map(\.frame.minX).min() == 60)
    #expect(slots.map(\.frame.maxX).max() == 752)
    #expect(navigation.toolbar.slots.map(\.frame.minX) == [60])
    #expect(tabs.tabBar.slots.map(\.frame) == [rect(44, 0, 362, 32), rect(406, 0, 362, 32)])
  }

  @Test func `a title is large as the item says, or else as the item before it`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation, on: phoneX)
    var heights = [navigation.navigationBar.frame.height]
    for mode in [.never, .automatic, .always, .automatic]
      as [UINavigationItem.LargeTitleDisplayMode]
    {
      let next = UIViewController()
      next.navigationItem.largeTitleDisplayMode = mode
      navigation.pushViewController(next, animated: false)
      window.layoutIfNeeded()
      heights.append(navigation.navigationBar.frame.height)
    }
    #expect(heights == [96, 44, 44, 96, 96])
  }

  @Test func `a large title is as small as others before iOS 11`() {
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation, on: screen(375, 667, version: 10))
    #expect(root.view.safeAreaInsets.top == 44)
    window.apply(screen(375, 667, version: 11))
    #expect(root.view.safeAreaInsets.top == 96)
  }

  @Test func `a toolbar is 44 points high beside tabs of a phone without home indicator`() {
    for (hasIndicator, height) in [(nil, 49), (false, 44)] as [(Bool?, CGFloat)] {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      let configuration = ScreenConfiguration(
        size: CGSize(width: 375, height: 667), safeAreaInsets: UIEdgeInsets(bottom: 49),
        hasHomeIndicator: hasIndicator, traitCollection: screen(375, 667).traitCollection)
      keepShowing(navigation, on: configuration)
      #expect(navigation.toolbar.frame == rect(0, 618 - height, 375, height))
    }
  }

  @Test func `pushing and popping are told in UIKit's order`() {
    let first = NotingController("first", diary)
    let second = NotingController("second", diary)
    let navigation = UINavigationController(rootViewController: first)
    navigation.title = "navigation"
    let window = show(navigation, on: phoneX)
    diary.lines = []
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(
      diary.lines == [
        "second willMove to navigation",
        "second viewDidLoad",
        "first viewWillDisappear",
        "second viewWillAppear",
        "second viewIsAppearing",
        "first viewDidDisappear",
        "second didMove to navigation",
        "second viewDidAppear",
      ])
    #expect(navigation.topViewController === second)
    #expect(second.navigationController === navigation)
    #expect(navigation.navigationBar.topItem?.title == "second")
    #expect(navigation.navigationBar.backItem?.title == "first")
    #expect(second.view.safeAreaInsets.top == 88)

    diary.lines = []
    #expect(navigation.popViewController(animated: true) === second)
    window.layoutIfNeeded()
    #expect(
      diary.lines == [
        "second willMove to nil",
        "second viewWillDisappear",
        "first viewWillAppear",
        "first viewIsAppearing",
        "second viewDidDisappear",
        "second didMove to nil",
        "first viewDidAppear",
      ])
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [first])
  }

  @Test func `going back to a controller takes all that lie over it`() {
    let controllers = (0..<4).map { NotingController("\($0)", diary) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() {
      navigation.pushViewController(controller, animated: false)
    }
    #expect(
      navigation.popToViewController(controllers[1], animated: false)
        == [controllers[2], controllers[3]])
    #expect(navigation.children == [controllers[0], controllers[1]])
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
    let twice = exceptions { navigation.pushViewController(controllers[0], animated: false) }
    #expect(twice.map(\.name) == ["NSInvalidArgumentException"])
    let unknown = exceptions { navigation.popToViewController(controllers[3], animated: false) }
    #expect(unknown.map(\.reason) == ["Tried to pop to a view controller that doesn't exist."])
    #expect(navigation.viewControllers == [controllers[0]])
  }

  @Test func `the title of a controller is what its bar shows`() {
    root.title = "Letters"
    #expect(navigation.navigationBar.topItem?.title == "Letters")
    #expect(root.tabBarItem.title == "Letters")
  }

  @Test func `the button back pops`() throws {
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation, on: phoneX)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    let back = try #require(navigation.navigationBar.slots.first { $0.role == .back })
    #expect(back.text == "First")
    #expect(navigation.navigationBar.tapped(at: CGPoint(x: back.frame.midX, y: back.frame.midY)))
    #expect(navigation.topViewController === first)
  }
}

@MainActor @Suite struct TabBarControllerTests {
  let diary = Diary()
  private let tabs = UITabBarController()
  private let root = UIViewController()

  @Test func `the tab bar is 49 points high over the home indicator, and 32 when the phone lies`() {
    tabs.viewControllers = [root]
    let window = show(tabs, on: phoneX)
    #expect(tabs.tabBar.frame == rect(0, 729, 375, 83))
    #expect(root.view.frame == rect(0, 0, 375, 812))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, bottom: 83))
    window.apply(lyingX)
    #expect(tabs.tabBar.frame == rect(0, 322, 812, 53))
    #expect(root.view.safeAreaInsets.bottom == 53)
    #expect(root.bottomLayoutGuide.length == 53)
  }

  @Test func `bars of a navigation controller in a tab add up with the tabs`() {
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    tabs.viewControllers = [navigation]
    keepShowing(tabs, on: phoneX)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 88, bottom: 132))
    #expect(navigation.toolbar.frame == rect(0, 680, 375, 49))
    #expect(root.tabBarController === tabs)
  }

  @Test func `a pushed controller can hide the tabs`() {
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    let window = show(tabs, on: phoneX)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    #expect(tabs.tabBar.frame.minY == 812)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.frame.minY == 729)
  }

  @Test func `choosing a tab shows its controller`() {
    let first = NotingController("first", diary)
    let second = NotingController("second", diary)
    tabs.viewControllers = [first, second]
    let window = show(tabs, on: phoneX)
    #expect(tabs.selectedIndex == 0)
    #expect(!second.isViewLoaded)
    diary.lines = []
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      diary.lines == [
        "second viewDidLoad",
        "first viewWillDisappear",
        "second viewWillAppear",
        "second viewIsAppearing",
        "first viewDidDisappear",
        "second viewDidAppear",
      ])
    #expect(tabs.selectedViewController === second)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    #expect(second.view.safeAreaInsets.bottom == 83)
    tabs.selectedIndex = 9
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.tapped(at: CGPoint(x: 10, y: 10)))
    #expect(tabs.selectedViewController === first)
  }

  @Test func `without tabs nothing is selected`() {
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    let window = show(tabs, on: phoneX)
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.selectedIndex == 0)
    tabs.viewControllers = nil
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.children.isEmpty)
  }
}
