import Testing
import UIKit

@MainActor @Suite struct `Two buttons` {
  @Test func `a regular width has them side by side, with equal spaces`() throws {
    let screen = try DeviceScreen("iPhone 6s Plus", isLandscape: true) { TwoButtonsController() }
    let controller = screen.controller
    expectFrame(controller.textLabel, 32, 8, 672, 16)
    // Twice the wider title; what is left of 736 is shared by three.
    let button = controller.greenButton.intrinsicContentSize.width
    #expect(button > controller.redButton.intrinsicContentSize.width)
    let space = (736.0 - 2 * button) / 3
    for guide in [controller.leadingGuide, controller.middleGuide, controller.trailingGuide] {
      #expect(abs(guide.solvedFrame.width - space) < 0.0001)
    }
    let height = controller.redButton.bounds.height
    expectFrame(controller.redButton, space, 32, button, height)
    expectFrame(controller.greenButton, 2 * space + button, 32, button, height)
    #expect(screen.log.isEmpty)
  }

  @Test func `a compact width has them stacked`() throws {
    let screen = try DeviceScreen("iPhone 6s Plus", isLandscape: true) { TwoButtonsController() }
    screen.rotate()
    let controller = screen.controller
    expectFrame(controller.textLabel, 20, 28, 374, 16)
    let height = controller.redButton.bounds.height
    let width = controller.greenButton.intrinsicContentSize.width
    expectFrame(controller.redButton, 207 - width / 2, 52, width, height)
    expectFrame(controller.greenButton, 207 - width / 2, 60 + height, width, height)
    #expect(controller.regularConstraints.allSatisfy { !$0.active })
    #expect(controller.compactConstraints.allSatisfy { $0.active })
    screen.rotate()
    #expect(controller.regularConstraints.allSatisfy { $0.active })
    #expect(screen.log.isEmpty)
  }
}
