import Foundation
import Testing

@testable import AutoLayout

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
    page.present(choice, animated: false)
    window.layoutIfNeeded()
    #expect(choice.view.frame == rect(430, 153, 200, 300))
    window.apply(screen(375, 667))
    window.layoutIfNeeded()
    #expect(choice.view.frame == rect(0, 10, 375, 657))
  }
}
