import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct `A sheet` {
  private let phoneX = UIEdgeInsets(top: 44, bottom: 34)
  private let sheet = UIViewController()

  /// A controller on a screen, and another one presented over it.
  @discardableResult
  private func present(
    _ sheet: UIViewController, as style: UIModalPresentationStyle = .automatic,
    on configuration: ScreenConfiguration
  ) -> UIWindow {
    let page = UIViewController()
    let window = keepShowing(page, on: configuration)
    sheet.modalPresentationStyle = style
    window.present(sheet, over: page)
    return window
  }

  /// Sizes of root views in public Interface Builder documents with sheets.
  @Test(
    arguments: [(667, 20, 0, 647), (812, 44, 34, 758), (896, 44, 34, 842)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `of a phone is as much shorter than the screen as in documents`(
    height: CGFloat, top: CGFloat, bottom: CGFloat, sheetHeight: CGFloat
  ) {
    let safeArea = UIEdgeInsets(top: top, bottom: bottom)
    present(sheet, on: screen(375, height, safeArea: safeArea))
    #expect(sheet.view.frame == rect(0, height - sheetHeight, 375, sheetHeight))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(bottom: bottom))
  }

  @Test func `fills a phone that lies, between the sensor housing and the rounded corners`() {
    let insets = UIEdgeInsets(left: 44, bottom: 21, right: 44)
    present(sheet, on: screen(812, 375, safeArea: insets, .compact, .compact))
    #expect(sheet.view.frame == rect(0, 0, 812, 375))
    #expect(sheet.view.safeAreaInsets == insets)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover])
  func `fills narrow screens before iOS 13`(style: UIModalPresentationStyle) {
    present(sheet, as: style, on: screen(375, 812, safeArea: phoneX, version: 12))
    #expect(sheet.view.frame == rect(0, 0, 375, 812))
    #expect(sheet.view.safeAreaInsets == phoneX)
  }

  @Test func `is what presents by itself since iOS 13, where before a full screen did`() {
    for (version, staysInSight) in [(12, false), (13, true)] {
      let page = UIViewController()
      let window = show(page, on: screen(375, 812, safeArea: phoneX, version: version))
      page.present(UIViewController(), animated: false)
      #expect((page.view.window === window) == staysInSight, "\(version)")
      page.dismiss(animated: false)
      #expect(page.view.window === window)
    }
  }

  @Test func `of an iPad before iOS 13 had the width of the screen in portrait, and its height`() {
    present(
      sheet, as: .pageSheet, on: screen(1024, 768, .regular, .regular, idiom: .pad, version: 12))
    #expect(sheet.view.frame == rect(128, 0, 768, 768))
  }

  // MARK: Bars in sheets

  private func navigation() -> (UINavigationController, root: UIViewController) {
    let root = UIViewController()
    return (UINavigationController(rootViewController: root), root)
  }

  @Test func `has a navigation bar of 56 points at its top, and 108 with a large title`() {
    let (navigation, root) = navigation()
    let window = present(navigation, on: screen(375, 812, safeArea: phoneX))
    #expect(navigation.navigationBar.frame == rect(0, 0, 375, 56))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 56, bottom: 34))
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == rect(0, 0, 375, 108))
    #expect(root.view.safeAreaInsets.top == 108)
  }

  @Test func `has the bar of a screen where it fills the screen`() {
    let (navigation, root) = navigation()
    let window = present(navigation, on: screen(375, 812, safeArea: phoneX))
    let lying = UIEdgeInsets(left: 44, bottom: 21, right: 44)
    window.apply(screen(812, 375, safeArea: lying, .compact, .compact))
    #expect(navigation.navigationBar.frame == rect(0, 0, 812, 32))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
    window.apply(screen(375, 812, safeArea: phoneX))
    #expect(navigation.navigationBar.frame == rect(0, 0, 375, 56))
    window.apply(screen(375, 812, safeArea: phoneX, version: 12))
    #expect(navigation.navigationBar.frame == rect(0, 44, 375, 44))
  }

  @Test func `of an iPad has the same bar, and neither status bar nor home indicator`() {
    let (navigation, root) = navigation()
    let pad = screen(
      834, 1194, safeArea: UIEdgeInsets(top: 24, bottom: 20), .regular, .regular, idiom: .pad)
    present(navigation, as: .formSheet, on: pad)
    #expect(navigation.navigationBar.frame.height == 56)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 56))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `counts for navigation controllers inside it, and not for what it presents in full`() {
    let (navigation, root) = navigation()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = present(tabs, on: screen(375, 812, safeArea: phoneX))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 56, bottom: 83))
    let (full, fullRoot) = self.navigation()
    full.modalPresentationStyle = .fullScreen
    window.present(full, over: tabs)
    #expect(fullRoot.view.safeAreaInsets == UIEdgeInsets(top: 88, bottom: 34))
  }

  @Test func `above a home indicator has a toolbar of 49 points, and lets opaque bars end it`() {
    let (navigation, root) = navigation()
    navigation.isToolbarHidden = false
    navigation.navigationBar.isTranslucent = false
    let window = present(navigation, on: screen(375, 812, safeArea: phoneX))
    #expect(navigation.toolbar.frame == rect(0, 758 - 34 - 49, 375, 49))
    #expect(root.view.frame == rect(0, 56, 375, 702))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(bottom: 83))
    root.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(root.view.frame == rect(0, 0, 375, 758))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 56, bottom: 83))
  }
}
