import Testing

@testable import Scenes

struct `Form` {
  @Test func `iPhone 7: 200 points wide, centred, 8 below the status bar`() throws {
    let scene = try ShownScene(FormViewController(), on: "iPhone 7")
    expectSolved(scene.controller.textFieldTop, 87.5, 28, 200, 34)
    expectSolved(scene.controller.textFieldBottom, 87.5, 70, 200, 34)
    let button = scene.controller.button.solvedFrame
    #expect(button.minY.isNearly(112))
    #expect(button.midX.isNearly(187.5))
    // Six columns of 8 x 18 / 17 points, rounded up to the next half.
    #expect(button.width == 51)
  }

  @Test func `iPhone 7, landscape: as wide as before, and still 28 from the top`() throws {
    let scene = try ShownScene(FormViewController(), on: "iPhone 7")
    scene.rotate()
    expectSolved(scene.controller.textFieldTop, 233.5, 28, 200, 34)
    #expect(scene.controller.button.solvedFrame.midX.isNearly(333.5))
  }

  @Test func `a tap on Submit shows in the button, which grows to its new title`() throws {
    let scene = try ShownScene(FormViewController(), on: "iPhone 7")
    scene.tap(scene.controller.button)
    #expect(scene.controller.button.title(for: .normal) == "Submitted")
    let button = scene.controller.button.solvedFrame
    #expect(button.width == 77)
    #expect(button.midX.isNearly(187.5))
  }
}
