import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers

@MainActor @Suite(.columns) struct `An alert` {
  @Test func `is 270 points wide, in the middle, with two buttons of 44 points side by side`() {
    let shown = ShownAlert(
      .alert, message: "A message", [("OK", .default), ("Cancel", .cancel)], on: alertPhone)
    // 20 above, a line of 16, 2, a line of 16 and 20 below; a line; 44.
    #expect(shown.alert.view.frame == rect(52.5, 274.5, 270, 118.5))
    let view = shown.alert.alertView
    #expect(view?.titleLabel.frame == rect(16, 20, 238, 16))
    #expect(view?.messageLabel.frame == rect(16, 38, 238, 16))
    #expect(shown.frame("Cancel") == rect(52.5, 349, 134.75, 44))
    #expect(shown.frame("OK") == rect(187.75, 349, 134.75, 44))
  }

  @Test func `stacks three buttons, the one to cancel last`() {
    let shown = ShownAlert(
      .alert, [("Keep", .default), ("Cancel", .cancel), ("Delete", .destructive)], on: alertPhone)
    #expect(shown.alert.view.frame == rect(52.5, 239, 270, 189.5))
    #expect(shown.frame("Keep") == rect(52.5, 295.5, 270, 44))
    #expect(shown.frame("Delete") == rect(52.5, 340, 270, 44))
    #expect(shown.frame("Cancel") == rect(52.5, 384.5, 270, 44))
  }

  @Test func `stacks two buttons whose titles have no room side by side`() {
    let shown = ShownAlert(
      .alert, [("OK", .default), ("Rather not today", .cancel)], on: alertPhone)
    #expect(shown.frame("OK")?.width == 270)
    #expect(shown.frame("Rather not today")?.minY == 362)
  }

  @Test func `has a semibold title of 17 points, and emphasises one button`() {
    let shown = ShownAlert(
      .alert, message: "A message", [("OK", .default), ("Cancel", .cancel)], on: alertPhone)
    let view = shown.alert.alertView
    #expect(isFont(view?.titleLabel.font, 17, .semibold))
    #expect(isFont(view?.messageLabel.font, 13, .regular))
    #expect(isFont(shown.button("Cancel")?.titleLabel?.font, 17, .semibold))
    #expect(isFont(shown.button("OK")?.titleLabel?.font, 17, .regular))
    shown.alert.preferredAction = shown.alert.actions[0]
    #expect(isFont(shown.button("Cancel")?.titleLabel?.font, 17, .regular))
    #expect(isFont(shown.button("OK")?.titleLabel?.font, 17, .semibold))
  }

  @Test func `emphasises no action that is not its own, and says so`() {
    let shown = ShownAlert(.alert, [("OK", .default), ("Cancel", .cancel)], on: alertPhone)
    let log = LayoutLog()
    log.perform { shown.alert.preferredAction = UIAlertAction(title: "Later", style: .default) }
    #expect(shown.alert.preferredAction == nil)
    #expect(isFont(shown.button("Cancel")?.titleLabel?.font, 17, .semibold))
    #expect(log.messages.count == 1)
    #expect(log.messages.first?.text.contains("'Later'") == true)
  }

  @Test func `is dismissed by a tap on a button, which then calls its closure`() {
    let shown = ShownAlert(.alert, [("OK", .default), ("Cancel", .cancel)], on: alertPhone)
    #expect(shown.presenter.presentedViewController === shown.alert)
    #expect(shown.tap("OK"))
    #expect(shown.chosen == ["OK true"])
    #expect(shown.presenter.presentedViewController == nil)
    #expect(shown.alert.view.window == nil)
  }

  @Test func `takes the taps beside it and does nothing`() {
    let shown = ShownAlert(.alert, [("Cancel", .cancel)], on: alertPhone)
    let below = UIControl(frame: rect(0, 0, 375, 100))
    var touches = 0
    below.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
    shown.presenter.view.addSubview(below)
    #expect(!shown.window.sendTap(at: CGPoint(x: 20, y: 50)))
    #expect(touches == 0)
    #expect(shown.presenter.presentedViewController === shown.alert)
  }

  @Test func `waits while its action is disabled`() {
    let shown = ShownAlert(.alert, [("OK", .default)], on: alertPhone)
    shown.alert.actions[0].isEnabled = false
    shown.window.layoutIfNeeded()
    #expect(!shown.tap("OK"))
    #expect(shown.chosen == [])
    shown.alert.actions[0].isEnabled = true
    shown.window.layoutIfNeeded()
    #expect(shown.tap("OK"))
    #expect(shown.chosen == ["OK true"])
  }

  @Test func `has its text fields below the message, and stands above the keyboard`() {
    var field: UITextField?
    let shown = ShownAlert(.alert, [("OK", .default)], on: alertPhone) {
      $0.addTextField { field = $0 }
    }
    #expect(shown.alert.textFields?.first === field)
    // 20, the title's 16, 12, the field's 34 and 20; a line; 44.
    #expect(field?.frame == rect(16, 48, 238, 34))
    #expect(shown.alert.view.frame == rect(52.5, 260.5, 270, 146.5))
    #expect(field?.isEditing == true)
    shown.window.showKeyboard(rect(0, 407, 375, 260))
    shown.window.layoutIfNeeded()
    #expect(shown.alert.view.frame == rect(52.5, 130.5, 270, 146.5))
  }

  @Test func `keeps one button and a half in sight below a long text, which scrolls`() {
    let long = String(repeating: "many words ", count: 300)
    let shown = ShownAlert(
      .alert, title: nil, message: long,
      [("One", .default), ("Two", .default), ("Three", .default)], on: alertPhone)
    #expect(shown.alert.view.frame == rect(52.5, 20, 270, 627))
    let header = shown.alert.alertView?.messageLabel.superview as? UIScrollView
    #expect(header?.frame.height == 558.5)
    #expect(header?.canScroll(on: .vertical) == true)
    #expect(shown.button("One")?.superview?.frame == rect(0, 559, 270, 68))
  }

  @Test func `grows with a constraint of the app's own, above its buttons`() {
    let shown = ShownAlert(.alert, [("OK", .default)], on: alertPhone) {
      $0.view.heightAnchor.constraint(equalToConstant: 300).isActive = true
    }
    #expect(shown.alert.view.frame == rect(52.5, 183.5, 270, 300))
    #expect(shown.frame("OK") == rect(52.5, 439.5, 270, 44))
  }

  @Test func `is wider at accessibility text sizes, and stacks its buttons`() {
    let large = screen(375, 667, safeArea: UIEdgeInsets(top: 20), category: .accessibilityLarge)
    let shown = ShownAlert(.alert, [("OK", .default), ("No", .cancel)], on: large)
    #expect(shown.alert.view.frame.width == 310)
    #expect(shown.frame("OK")?.width == 310)
    #expect(shown.button("OK")?.titleLabel?.font.pointSize == 33)
  }

  @Test func `has a title that may change, and is lower without one`() {
    let shown = ShownAlert(.alert, message: "A message", [("OK", .default)], on: alertPhone)
    #expect(shown.alert.title == "Title")
    shown.alert.title = "A title that takes two lines of its own"
    shown.window.layoutIfNeeded()
    #expect(shown.alert.alertView?.titleLabel.frame == rect(16, 20, 238, 32))
    #expect(shown.alert.view.frame.height == 134.5)
    shown.alert.title = nil
    shown.window.layoutIfNeeded()
    #expect(shown.alert.view.frame.height == 100.5)
  }

  @Test func `orders and colours its buttons by the styles of its actions`() {
    let shown = ShownAlert(
      .alert, [("No", .cancel), ("Delete", .destructive), ("Keep", .default)], on: alertPhone)
    #expect(shown.alert.actions.map(\.style) == [.cancel, .destructive, .default])
    #expect(shown.button("Delete")?.titleColor(for: .normal) == .systemRed)
    #expect(shown.button("Keep")?.titleColor(for: .normal) == .tintColor)
    let places = ["Delete", "Keep", "No"].compactMap { shown.frame($0)?.minY }
    #expect(places == places.sorted() && places.count == 3)
  }

  @Test func `follows changes of its texts and actions while it is shown`() {
    let shown = ShownAlert(.alert, [("OK", .default)], on: alertPhone)
    shown.alert.message = "More"
    shown.alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    shown.window.layoutIfNeeded()
    #expect(shown.alert.view.frame == rect(52.5, 274.5, 270, 118.5))
    #expect(shown.frame("Cancel")?.minX == 52.5)
  }

  @Test func `has one action to cancel at most, and an action sheet has no fields`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "A", style: .cancel))
    let raised = exceptions {
      sheet.addAction(UIAlertAction(title: "B", style: .cancel))
      sheet.addTextField()
    }
    #expect(
      raised.map(\.reason) == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
      ])
    #expect(sheet.actions.count == 1)
    #expect(sheet.textFields == nil)
  }
}
