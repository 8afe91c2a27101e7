import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct `A popover` {
  @Test func `stands beside its source where the width is regular, and is a sheet elsewhere`() {
    let page = UIViewController()
    let button = UIView(frame: rect(500, 100, 60, 40))
    page.view.addSubview(button)
    let window = show(page, on: screen(1024, 768, .regular, .regular))
    let choice = UIViewController()
    #expect(choice.popoverPresentationController == nil)
    choice.modalPresentationStyle = .popover
    choice.preferredContentSize = CGSize(width: 200, height: 300)
    choice.popoverPresentationController?.sourceView = button
    window.present(choice, over: page)
    // 13 points of the arrow, above the 300 of the content.
    #expect(choice.view.frame == rect(430, 140, 200, 313))
    window.apply(screen(375, 667))
    window.layoutIfNeeded()
    #expect(choice.view.frame == rect(0, 10, 375, 657))
    #expect(choice.view.safeAreaInsets == .zero)
  }

  @Test func `has the usual length where none is preferred, also in hardly any room`() {
    let (page, choice) = (UIViewController(), UIViewController())
    let window = show(page, on: screen(1024, 768, .regular, .regular))
    choice.modalPresentationStyle = .popover
    choice.preferredContentSize = CGSize(width: 0, height: 400)
    choice.popoverPresentationController?.sourceView = page.view
    choice.popoverPresentationController?.sourceRect = rect(500, 100, 60, 40)
    window.present(choice, over: page)
    #expect(choice.view.frame == rect(370, 140, 320, 413))
    window.frame.size = CGSize(width: 8, height: 8)
    window.layoutIfNeeded()
    #expect(choice.view.frame.width == 0)
  }

  /// The frame and safe area of a popover of 200 by 300 points whose arrow points at a rectangle.
  private func place(
    _ arrow: UIPopoverArrowDirection, at source: CGRect, version: Int = 18
  ) -> (CGRect, UIEdgeInsets) {
    let (page, choice) = (UIViewController(), UIViewController())
    let window = show(page, on: screen(1024, 768, .regular, .regular, version: version))
    choice.modalPresentationStyle = .popover
    choice.preferredContentSize = CGSize(width: 200, height: 300)
    choice.popoverPresentationController?.sourceView = page.view
    choice.popoverPresentationController?.sourceRect = source
    choice.popoverPresentationController?.permittedArrowDirections = arrow
    window.present(choice, over: page)
    return (choice.view.frame, choice.view.safeAreaInsets)
  }

  @Test func `extends below its arrow, which its safe area leaves out`() {
    let source = rect(500, 400, 60, 40)
    #expect(place(.up, at: source) == (rect(430, 440, 200, 313), UIEdgeInsets(top: 13)))
    #expect(place(.down, at: source) == (rect(430, 87, 200, 313), UIEdgeInsets(bottom: 13)))
    #expect(
      place(.left, at: source)
        == (rect(560, 270, 213, 300), UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0)))
    #expect(
      place(.right, at: source)
        == (rect(287, 270, 213, 300), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 13)))
  }

  @Test func `ends at its arrow before iOS 13`() {
    let (frame, insets) = place(.up, at: rect(500, 400, 60, 40), version: 12)
    #expect(frame == rect(430, 453, 200, 300))
    #expect(insets == .zero)
  }

  @Test func `has the navigation bar of an iPad's screen, and not that of a sheet`() {
    let page = UIViewController()
    let window = show(page, on: screen(1024, 768, .regular, .regular, idiom: .pad))
    let root = UIViewController()
    let choice = UINavigationController(rootViewController: root)
    choice.modalPresentationStyle = .popover
    choice.popoverPresentationController?.sourceView = page.view
    choice.popoverPresentationController?.sourceRect = rect(500, 100, 60, 40)
    window.present(choice, over: page)
    #expect(choice.navigationBar.frame == rect(0, 13, 320, 50))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 63))
  }
}
