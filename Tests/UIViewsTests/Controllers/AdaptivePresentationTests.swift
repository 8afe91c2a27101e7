import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// A delegate that answers with one style, and notes what it is asked.
private final class Adapter: UIPopoverPresentationControllerDelegate {
  let style: UIModalPresentationStyle
  var widths: [UIUserInterfaceSizeClass] = []
  var preparations = 0

  init(_ style: UIModalPresentationStyle) { self.style = style }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    widths.append(traitCollection.horizontalSizeClass)
    return style
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { preparations += 1 }
}

@MainActor @Suite struct `A presentation that adapts to the screen` {
  private let phone = screen(375, 812, safeArea: UIEdgeInsets(top: 44, bottom: 34))
  private let page = UIViewController()
  private let choice = UIViewController()

  /// A popover of 200 by 300 points at a rectangle of the page.
  @discardableResult
  private func present(by adapter: Adapter?, on configuration: ScreenConfiguration) -> UIWindow {
    let window = keepShowing(page, on: configuration)
    choice.modalPresentationStyle = .popover
    choice.preferredContentSize = CGSize(width: 200, height: 300)
    choice.popoverPresentationController?.sourceView = page.view
    choice.popoverPresentationController?.sourceRect = rect(100, 100, 60, 40)
    choice.popoverPresentationController?.delegate = adapter
    window.present(choice, over: page)
    return window
  }

  @Test func `is a sheet on a phone without a delegate's word`() {
    present(by: Adapter(.automatic), on: phone)
    #expect(choice.view.frame == rect(0, 54, 375, 758))
  }

  @Test func `stays a popover on a phone if its delegate wants no other style`() {
    let adapter = Adapter(.none)
    let window = present(by: adapter, on: phone)
    #expect(choice.view.frame == rect(30, 140, 200, 313))
    #expect(choice.view.safeAreaInsets == UIEdgeInsets(top: 13))
    #expect(adapter.widths == [.compact])
    #expect(adapter.preparations == 1)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(adapter.widths == [.compact])
    window.apply(
      screen(812, 375, safeArea: UIEdgeInsets(left: 44, bottom: 0, right: 44), .compact, .compact))
    // At the right of its source, the first side with room, and 10 points from the top.
    #expect(choice.view.frame == rect(160, 10, 213, 300))
    #expect(adapter.widths.count == 2)
  }

  @Test func `fills the phone's screen if its delegate says so`() {
    present(by: Adapter(.fullScreen), on: phone)
    #expect(choice.view.frame == rect(0, 0, 375, 812))
    #expect(choice.view.safeAreaInsets == UIEdgeInsets(top: 44, bottom: 34))
  }

  @Test func `of a sheet may fill the screen too, and has the bars of the screen then`() {
    let navigation = UINavigationController(rootViewController: choice)
    let adapter = Adapter(.overFullScreen)
    navigation.modalPresentationStyle = .formSheet
    navigation.presentationController?.delegate = adapter
    let window = show(page, on: phone)
    window.present(navigation, over: page)
    #expect(navigation.view.frame == rect(0, 0, 375, 812))
    #expect(navigation.navigationBar.frame == rect(0, 44, 375, 44))
    #expect(adapter.preparations == 0)
  }

  @Test func `does not where the width is regular`() {
    present(by: Adapter(.fullScreen), on: screen(1024, 768, .regular, .regular, idiom: .pad))
    #expect(choice.view.frame == rect(30, 140, 200, 313))
  }

  @Test func `tells who presents whom and where`() throws {
    let presentation = try #require(choice.presentationController)
    #expect(presentation.presentingViewController === choice)
    #expect(presentation.frameOfPresentedViewInContainerView == .zero)
    let window = show(page, on: phone)
    window.present(choice, over: page)
    #expect(presentation.presentedViewController === choice)
    #expect(presentation.presentingViewController === page)
    #expect(presentation.presentedView === choice.view)
    #expect(presentation.containerView === choice.view.superview)
    #expect(presentation.frameOfPresentedViewInContainerView == choice.view.frame)
    #expect(presentation.presentationStyle == .automatic)
  }
}

@MainActor @Suite struct `A popover at an item of a bar` {
  private func place(
    _ item: UIBarButtonItem, _ prepare: (UINavigationController, UIViewController) -> Void
  ) -> CGRect {
    let (root, choice) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    prepare(navigation, root)
    let window = show(
      navigation,
      on: screen(1024, 768, safeArea: UIEdgeInsets(top: 20), .regular, .regular, idiom: .pad))
    choice.modalPresentationStyle = .popover
    choice.preferredContentSize = CGSize(width: 100, height: 200)
    choice.popoverPresentationController?.sourceItem = item
    window.present(choice, over: root)
    return choice.view.frame
  }

  @Test func `stands below a navigation bar`() {
    let item = UIBarButtonItem(customView: UIView(frame: rect(0, 0, 200, 20)))
    // The item is 200 points wide, 16 from the edge, in a bar of 50 below the status bar.
    let frame = place(item) { _, root in root.navigationItem.rightBarButtonItem = item }
    #expect(frame == rect(858, 70, 100, 213))
  }

  @Test func `stands above a toolbar`() {
    let item = UIBarButtonItem(customView: UIView(frame: rect(0, 0, 200, 20)))
    let frame = place(item) { navigation, root in
      navigation.isToolbarHidden = false
      root.toolbarItems = [item]
    }
    #expect(frame == rect(66, 768 - 44 - 213, 100, 213))
  }
}
