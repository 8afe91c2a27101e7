import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// Windows as tests and small programs make them, without a scene.
@MainActor @Suite struct `A window that hosts a controller` {
  private let controller = NotingController("root", Diary())
  private let display = UIScreen(screen(375, 667, scale: 3, safeArea: UIEdgeInsets(top: 20)))

  private func window(_ width: CGFloat, _ height: CGFloat) -> UIWindow {
    display.perform { UIWindow(frame: rect(0, 0, width, height)) }
  }

  @Test func `is hidden at first, and shows nothing`() {
    let window = window(375, 667)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(window.isHidden && !controller.isViewLoaded)
  }

  @Test func `shows it once it is not hidden, in whichever order the two come`() {
    for isControllerFirst in [true, false] {
      let (window, controller) = (window(375, 667), UIViewController())
      if isControllerFirst { window.rootViewController = controller }
      window.isHidden = false
      if !isControllerFirst { window.rootViewController = controller }
      window.layoutIfNeeded()
      #expect(controller.viewIfLoaded?.window === window, "\(isControllerFirst)")
      #expect(controller.view.frame == rect(0, 0, 375, 667))
      #expect(!window.isKeyWindow)
    }
  }

  @Test func `calls what appearing calls, as making it key and visible does`() {
    func lines(_ show: (UIWindow) -> Void) -> [String] {
      let diary = Diary()
      let (window, controller) = (window(375, 667), NotingController("root", diary))
      window.rootViewController = controller
      show(window)
      window.layoutIfNeeded()
      return diary.lines
    }
    let shown = lines { $0.isHidden = false }
    #expect(shown.contains("root viewWillAppear") && shown.last == "root viewDidAppear")
    #expect(shown == lines { $0.makeKeyAndVisible() })
  }

  /// Portrait and landscape of devices, then other sizes.
  @Test(
    arguments: [
      (320, 568, 16), (568, 320, 16), (393, 852, 16), (852, 393, 16), (402, 874, 16),
      (414, 896, 20), (896, 414, 20), (430, 932, 20), (1024, 768, 20), (413, 500, 16),
      (414, 500, 20), (852, 500, 20), (300, 874, 16),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `gives its root view the margins of its own size, not of the screen's`(
    width: CGFloat, height: CGFloat, margin: CGFloat
  ) {
    let window = window(width, height)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == margin)
    #expect(controller.systemMinimumLayoutMargins.trailing == margin)
  }

  @Test func `lets margins follow when it is resized`() {
    let window = window(320, 568)
    window.rootViewController = controller
    window.isHidden = false
    let guide = controller.view.layoutMarginsGuide
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(16, 20, 288, 548))
    window.frame.size = CGSize(width: 430, height: 932)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(20, 20, 390, 912))
  }

  @Test func `rounds to the pixels of the traits that are in force there`() {
    let (plain, coarse) = (UIView(), UIView())
    let window = window(375, 667)
    let outer = UIView(frame: rect(0, 0, 100, 100))
    window.addSubview(outer)
    window.isHidden = false
    for (view, around) in [(plain, window as UIView), (coarse, outer)] {
      around.place(view)
      view.pin([.top: 0, .width: 20.2, .height: 5], to: around)
      view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: 10.4).isActive = true
    }
    outer.traitOverrides.displayScale = 1
    window.layoutIfNeeded()
    #expect(abs(plain.frame.minX - 31.0 / 3) < 1e-9 && abs(plain.frame.maxX - 92.0 / 3) < 1e-9)
    #expect(coarse.frame == rect(10, 0, 21, 5))
    window.traitOverrides.displayScale = 2
    window.layoutIfNeeded()
    #expect(plain.frame == rect(10.5, 0, 20, 5))
    #expect(coarse.frame == rect(10, 0, 21, 5))
    outer.traitOverrides.remove(UITraitDisplayScale.self)
    window.layoutIfNeeded()
    #expect(coarse.frame == rect(10.5, 0, 20, 5))
  }

  @Test func `gives bars a length only once it was shown`() {
    let root = UIViewController()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    let (top, bottom) = (root.topLayoutGuide, root.bottomLayoutGuide)
    let window = window(375, 667)
    window.rootViewController = tabs
    tabs.view.frame = window.bounds
    tabs.view.layoutIfNeeded()
    #expect(top.length == 0 && bottom.length == 0)
    #expect(root.view.frame == rect(0, 0, 375, 667))
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(top.length == 64 && bottom.length == 49)
  }

  @Test func `takes what the main screen is, which tests may set`() {
    let main = UIScreen(screen(430, 932, scale: 3, safeArea: UIEdgeInsets(top: 59), margin: 20))
    main.performAsMain {
      #expect(UIScreen.main.bounds == rect(0, 0, 430, 932))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(controller.view.frame == rect(0, 0, 430, 932))
      let margins = UIEdgeInsets(top: 59, left: 20, bottom: 0, right: 20)
      #expect(controller.view.layoutMargins == margins)
    }
  }
}
