import Stage
import Testing
import UIKit

@testable import Scenes

struct `Animated constraints` {
  @Test func `the drawer opens to 320 points, and the story gives way`() throws {
    let scene = try ShownScene(AnimatedConstraintsViewController(), on: "iPhone 7")
    expectSolved(scene.controller.drawerView, 0, 579, 375, 88)
    let top = scene.controller.storyView.solvedFrame.minY
    #expect(scene.controller.storyView.solvedFrame.maxY.isNearly(563))
    scene.tap(scene.controller.button)
    expectSolved(scene.controller.drawerView, 0, 347, 375, 320)
    #expect(scene.controller.storyView.solvedFrame.minY.isNearly(top))
    #expect(scene.controller.storyView.solvedFrame.maxY.isNearly(331))
    scene.tap(scene.controller.button)
    expectSolved(scene.controller.drawerView, 0, 579, 375, 88)
  }

  @Test func `on its side the drawer opens as far as the button lets it`() throws {
    let scene = try ShownScene(AnimatedConstraintsViewController(), on: "iPhone 7")
    scene.rotate()
    scene.tap(scene.controller.button)
    let button = scene.controller.button.solvedFrame
    // 375 points without the button, and 16 above and below a story that is left nothing.
    expectSolved(scene.controller.storyView, 16, button.maxY + 16, 635, 0)
    #expect(scene.controller.drawerView.solvedFrame.minY.isNearly(button.maxY + 32))
    #expect(scene.window.conflicts.isEmpty)
  }

  @Test func `the drawer swings over once, and its frame is the last one at once`() throws {
    let host = SceneHost(screen: SimulatedScreen(try #require(Device.named("iPhone 7")))) {
      AnimatedConstraintsViewController()
    }
    host.animates = true
    let controller = try #require(host.controller as? AnimatedConstraintsViewController)
    #expect(!host.isAnimating)
    host.tap(at: CGPoint(x: controller.button.frame.midX, y: controller.button.frame.midY))
    #expect(controller.drawerView.frame.minY == 347)
    var tops: [CGFloat] = []
    while host.isAnimating {
      tops.append(controller.drawerView.layer.presentation()?.frame.minY ?? 0)
      host.advanceAnimations(by: 0.01)
    }
    #expect(tops.count == 70)
    #expect(tops.first == 579)
    // exp(-πζ / √(1 - ζ²)) of 232 points for ζ = 0.6: 22.
    let highest = tops.min() ?? 0
    #expect(abs(highest - 325) < 1)
    #expect(controller.drawerView.layer.presentation()?.frame.minY == 347)
  }
}
