import Testing

@testable import Scenes

struct `Adaptive buttons` {
  @Test func `iPhone 6s Plus, landscape: equal space before, between, after the buttons`() throws {
    let scene = try ShownScene(
      AdaptiveButtonsViewController(), on: "iPhone 6s Plus", isLandscape: true)
    let controller = scene.controller
    // The longer title has 30 columns of 8 points and 32 around it; 736 - 2 x 272 = 3 x 64.
    let red = controller.redButton.solvedFrame
    let green = controller.greenButton.solvedFrame
    #expect(red.minX.isNearly(64))
    #expect(red.width.isNearly(272))
    #expect(green.minX.isNearly(400))
    #expect(green.width.isNearly(272))
    #expect(red.minY == green.minY)
    let guides = [controller.leadingGuide, controller.middleGuide, controller.trailingGuide]
    #expect(guides.allSatisfy { $0.solvedFrame.width.isNearly(64) })
    // The text is one line in 672 readable points, 8 below the top.
    expectSolved(controller.textLabel, 32, 8, 672, 16)
    #expect(red.minY.isNearly(32))
  }

  @Test func `iPhone 6s Plus, portrait: one above the other, centred, with whole titles`() throws {
    let scene = try ShownScene(AdaptiveButtonsViewController(), on: "iPhone 6s Plus")
    let controller = scene.controller
    // Two lines in 374 readable points, 8 below the status bar.
    expectSolved(controller.textLabel, 20, 28, 374, 32)
    let red = controller.redButton.solvedFrame
    let green = controller.greenButton.solvedFrame
    #expect(red.minX.isNearly(71) && green.minX.isNearly(71))
    #expect(red.width.isNearly(272) && green.width.isNearly(272))
    #expect(red.minY.isNearly(68))
    #expect(green.minY.isNearly(red.maxY + 8))
  }

  @Test func `rotating there and back restores both arrangements`() throws {
    let scene = try ShownScene(AdaptiveButtonsViewController(), on: "iPhone 6s Plus")
    let buttons = [scene.controller.redButton, scene.controller.greenButton]
    let compact = buttons.map(\.solvedFrame)
    scene.rotate()
    let regular = buttons.map(\.solvedFrame)
    #expect(regular[0].minY == regular[1].minY)
    scene.rotate()
    #expect(buttons.map(\.solvedFrame) == compact)
    scene.rotate()
    #expect(buttons.map(\.solvedFrame) == regular)
    #expect(scene.window.conflicts.isEmpty)
  }

  @Test func `a tap tells what happens to Alice`() throws {
    let scene = try ShownScene(AdaptiveButtonsViewController(), on: "iPhone 6s Plus")
    scene.tap(scene.controller.greenButton)
    #expect(scene.controller.textLabel.text == "Alice touches the ceiling.")
    // One line less, so the buttons move up by it.
    #expect(scene.controller.redButton.solvedFrame.minY.isNearly(52))
  }

  @Test func `truncated: in portrait no guide is left, and the longer title doesn't fit`() throws {
    let scene = try ShownScene(TruncatedButtonsViewController(), on: "iPhone 6s Plus")
    let controller = scene.controller
    let green = controller.greenButton
    #expect(controller.middleGuide.solvedFrame.width.isNearly(0))
    #expect(green.solvedFrame.width.isNearly(207))
    #expect(green.intrinsicContentSize.width == 272)
    #expect(controller.redButton.intrinsicContentSize.width < 207)
    #expect(scene.window.conflicts.isEmpty)
  }
}
