import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers

@MainActor @Suite(.columns) struct `An action sheet` {
  private let choices: [(String, UIAlertAction.Style)] = [
    ("Copy", .default), ("Cancel", .cancel), ("Delete", .destructive),
  ]

  @Test func `stands 8 points from the sides and the bottom, with the button to cancel apart`() {
    let shown = ShownAlert(.actionSheet, title: nil, choices, on: alertPhone)
    // Two buttons of 57 with a line between them, 8, and one of 57.
    #expect(shown.alert.view.frame == rect(8, 479.5, 359, 179.5))
    #expect(shown.frame("Copy") == rect(8, 479.5, 359, 57))
    #expect(shown.frame("Delete") == rect(8, 537, 359, 57))
    #expect(shown.frame("Cancel") == rect(8, 602, 359, 57))
  }

  @Test func `stands on the safe area above a home indicator`() {
    let shown = ShownAlert(.actionSheet, title: nil, choices, on: alertPhoneX)
    #expect(shown.frame("Cancel")?.maxY == 778)
  }

  @Test func `has its texts above the buttons, in 13 points`() {
    let shown = ShownAlert(.actionSheet, message: "A message", choices, on: alertPhone)
    let view = shown.alert.alertView
    // 13.5 above, 16, 4, 16 and 13.5 below; a line.
    #expect(view?.titleLabel.frame == rect(16, 13.5, 327, 16))
    #expect(view?.messageLabel.frame == rect(16, 33.5, 327, 16))
    #expect(isFont(view?.titleLabel.font, 13, .semibold))
    #expect(isFont(view?.messageLabel.font, 13, .regular))
    #expect(isFont(shown.button("Copy")?.titleLabel?.font, 21, .regular))
    #expect(isFont(shown.button("Cancel")?.titleLabel?.font, 21, .semibold))
    #expect(shown.alert.view.frame == rect(8, 416, 359, 243))
  }

  @Test func `is as wide in landscape as in portrait`() {
    let lying = screen(667, 375, .compact, .compact)
    let shown = ShownAlert(.actionSheet, title: nil, choices, on: lying)
    #expect(shown.alert.view.frame == rect(154, 187.5, 359, 179.5))
  }

  @Test func `is cancelled by a tap beside it`() {
    let shown = ShownAlert(.actionSheet, choices, on: alertPhone)
    #expect(shown.window.sendTap(at: CGPoint(x: 100, y: 100)))
    #expect(shown.chosen == ["Cancel true"])
    let firm = ShownAlert(.actionSheet, [("Copy", .default)], on: alertPhone)
    #expect(!firm.window.sendTap(at: CGPoint(x: 100, y: 100)))
    #expect(firm.presenter.presentedViewController === firm.alert)
  }

  @Test func `calls the closure of the button that is tapped`() {
    let shown = ShownAlert(.actionSheet, choices, on: alertPhone)
    #expect(shown.tap("Delete"))
    #expect(shown.chosen == ["Delete true"])
  }

  @Test func `has a place as a popover on an iPad alone`() {
    func sheet() -> UIAlertController {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    }
    #expect(sheet().popoverPresentationController == nil)
    UIScreen(alertPad).perform {
      #expect(sheet().popoverPresentationController != nil)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      #expect(alert.popoverPresentationController == nil)
    }
  }

  @Test func `stands beside its source as a popover, on a side with room`() {
    let source = UIView(frame: rect(20, 700, 40, 40))
    let shown = ShownAlert(.actionSheet, title: nil, choices, on: alertPad, from: source)
    let popover = shown.alert.popoverPresentationController
    popover?.sourceView = source
    shown.alert.view.superview?.setNeedsLayout()
    shown.window.layoutIfNeeded()
    // Above its source, 13 points from it, and 10 from the screen's edge.
    #expect(shown.alert.view.frame == rect(10, 572.5, 304, 114.5))
    popover?.sourceRect = rect(0, -400, 40, 40)
    popover?.permittedArrowDirections = [.left, .up]
    shown.alert.view.superview?.setNeedsLayout()
    shown.window.layoutIfNeeded()
    #expect(shown.alert.view.frame == rect(10, 353, 304, 114.5))
    popover?.permittedArrowDirections = .left
    shown.alert.view.superview?.setNeedsLayout()
    shown.window.layoutIfNeeded()
    #expect(shown.alert.view.frame == rect(73, 263, 304, 114.5))
  }

  /// Source: <https://github.com/RefugeRestrooms/refugerestrooms-ios/issues/119>
  @Test func `needs a place on an iPad, as any popover`() {
    var shown: ShownAlert?
    let raised = exceptions { shown = ShownAlert(.actionSheet, title: nil, choices, on: alertPad) }
    #expect(shown?.alert.preferredStyle == .actionSheet)
    #expect(raised.map(\.name) == ["NSGenericException"])
    #expect(
      raised.map { withoutAddresses($0.reason) } == [
        "UIPopoverPresentationController (<UIPopoverPresentationController: 0x1>) should have a "
          + "non-nil sourceView or barButtonItem set before the presentation occurs."
      ])
    #expect(shown?.alert.view.frame == rect(360, 327, 304, 114.5))
  }

  @Test func `is a popover on an iPad, without a button to cancel`() {
    let source = UIView(frame: rect(360, 300, 304, 40))
    let shown = ShownAlert(.actionSheet, title: nil, choices, on: alertPad, from: source)
    #expect(shown.frame("Cancel") == nil)
    #expect(shown.alert.view.frame == rect(360, 353, 304, 114.5))
    #expect(shown.window.sendTap(at: CGPoint(x: 100, y: 100)))
    #expect(shown.chosen == ["Cancel true"])
  }
}
