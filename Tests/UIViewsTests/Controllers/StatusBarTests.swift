import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// A controller that says what the status bar shall be.
@MainActor private final class BarController: UIViewController {
  var isBarHidden = false
  var barStyle = UIStatusBarStyle.default
  var deciding: UIViewController?

  convenience init(hides: Bool = false, style: UIStatusBarStyle = .default) {
    self.init(nibName: nil, bundle: nil)
    isBarHidden = hides
    barStyle = style
  }

  override var prefersStatusBarHidden: Bool { isBarHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }
  override var childForStatusBarHidden: UIViewController? { deciding }
  override var childForStatusBarStyle: UIViewController? { deciding }
}

@MainActor @Suite struct `The status bar` {
  /// A phone with a home button, whose safe area is the bar's, or with a sensor housing, which
  /// stays.
  private func phone(
    housing: Bool = false, _ vertical: UIUserInterfaceSizeClass = .regular
  ) -> ScreenConfiguration {
    var phone = screen(
      375, housing ? 812 : 667, safeArea: UIEdgeInsets(top: housing ? 44 : 20), .compact, vertical)
    phone.statusBar = StatusBarMetrics(height: housing ? 44 : 20, inset: housing ? 0 : 20)
    return phone
  }

  @Test func `gives its room to the safe area where the controller hides it`() {
    let controller = BarController(hides: true)
    let window = show(controller, on: phone())
    #expect(controller.view.safeAreaInsets == .zero)
    #expect(window.safeAreaInsets == .zero)
    #expect(window.statusBar.isHidden)
  }

  @Test func `leaves the room beside a sensor housing free`() {
    let controller = BarController(hides: true)
    let window = show(controller, on: phone(housing: true))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44))
    #expect(window.statusBar.isHidden)
  }

  @Test func `comes and goes at once when the controller says that it changed, and not before`() {
    let controller = BarController()
    let window = keepShowing(controller, on: phone())
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20))
    controller.isBarHidden = true
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20))
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.view.safeAreaInsets == .zero)
    controller.isBarHidden = false
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20))
  }

  @Test func `is hidden by default where the height is compact`() {
    let controller = UIViewController()
    let window = show(controller, on: phone())
    #expect(!window.statusBar.isHidden)
    window.apply(phone(.compact))
    #expect(window.statusBar.isHidden)
    #expect(controller.view.safeAreaInsets == .zero)
    window.apply(phone())
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20))
  }

  @Test func `is decided by the child that a container names`() {
    let (parent, child) = (BarController(), BarController(hides: true, style: .lightContent))
    parent.addChild(child)
    let window = show(parent, on: phone())
    #expect(!window.statusBar.isHidden)
    parent.deciding = child
    parent.setNeedsStatusBarAppearanceUpdate()
    #expect(window.statusBar.isHidden)
    #expect(window.statusBar.style == .lightContent)
    // A circle of children ends.
    child.deciding = parent
    parent.setNeedsStatusBarAppearanceUpdate()
    #expect(window.statusBar.isHidden)
  }

  @Test func `is hidden by the top controller of a stack, whose bar then moves up`() {
    let stack = UINavigationController(rootViewController: BarController(hides: true))
    let window = show(stack, on: phone())
    #expect(window.statusBar.isHidden)
    #expect(stack.navigationBar.frame == rect(0, 0, 375, 44))
    stack.pushViewController(BarController(), animated: false)
    window.layoutIfNeeded()
    #expect(!window.statusBar.isHidden)
    #expect(stack.navigationBar.frame == rect(0, 20, 375, 44))
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(window.statusBar.isHidden)
  }

  @Test func `has the style of a navigation bar, or of the top controller where that is hidden`() {
    let stack = UINavigationController(rootViewController: BarController(style: .darkContent))
    let window = show(stack, on: phone())
    #expect(window.statusBar.style == .default)
    stack.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(window.statusBar.style == .darkContent)
    stack.isNavigationBarHidden = false
    stack.navigationBar.barStyle = .black
    stack.setNeedsStatusBarAppearanceUpdate()
    #expect(window.statusBar.style == .lightContent)
  }

  @Test func `is decided by the selected tab`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [BarController(), BarController(hides: true, style: .lightContent)]
    let window = show(tabs, on: phone())
    #expect(!window.statusBar.isHidden)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(window.statusBar.isHidden)
    #expect(window.statusBar.style == .lightContent)
  }

  @Test func `is decided by a presented controller that fills the screen, or that asks for it`() {
    for (style, captures, decides) in [
      (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true), (.pageSheet, false, false), (.pageSheet, true, true),
    ] {
      let page = BarController()
      let window = show(page, on: phone())
      let presented = BarController(hides: true)
      presented.modalPresentationStyle = style
      presented.modalPresentationCapturesStatusBarAppearance = captures
      window.present(presented, over: page)
      #expect(window.statusBar.isHidden == decides, "\(style), \(captures)")
      page.dismiss(animated: false)
      window.layoutIfNeeded()
      #expect(!window.statusBar.isHidden)
    }
  }

  @Test func `is known to the scene's manager and to the app`() throws {
    let screen = UIScreen()
    screen.apply(phone())
    try screen.performAsMain {
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      let controller = BarController(style: .darkContent)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let manager = try #require(scene.statusBarManager)
      #expect(manager.statusBarFrame == rect(0, 0, 375, 20))
      #expect(manager.statusBarStyle == .darkContent)
      #expect(!manager.isStatusBarHidden)
      #expect(UIApplication.shared.statusBarFrame == rect(0, 0, 375, 20))
      controller.isBarHidden = true
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(manager.statusBarFrame == .zero)
      #expect(manager.isStatusBarHidden)
      #expect(UIApplication.shared.isStatusBarHidden)
    }
  }
}
