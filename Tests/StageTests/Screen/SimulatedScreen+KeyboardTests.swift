import Foundation
import Testing

@testable import Stage

@Suite struct `The keyboard of a screen` {
  private func height(_ name: String, landscape: Bool = false) throws -> CGFloat? {
    var screen = SimulatedScreen(try #require(Device.named(name)), isLandscape: landscape)
    screen.showsKeyboard = true
    return screen.keyboardFrame?.height
  }

  /// Heights that developers have read from notifications of the keyboard.
  @Test(arguments: [
    ("iPhone 5s", 253), ("iPhone 7", 260), ("iPhone 7 Plus", 271), ("iPhone X", 335),
    ("iPhone XR", 346), ("iPad Air 2", 313),
  ])
  func `is as high as on the device`(name: String, expected: CGFloat) throws {
    #expect(try height(name) == expected)
  }

  @Test(arguments: [("iPhone 7", 200), ("iPhone X", 209), ("iPad Air 2", 398)])
  func `is another one in landscape`(name: String, expected: CGFloat) throws {
    #expect(try height(name, landscape: true) == expected)
  }

  @Test func `lies along the bottom of the screen, or of the window of a split iPad`() throws {
    var screen = SimulatedScreen(try #require(Device.named("iPad Air 2")), isLandscape: true)
    #expect(screen.keyboardFrame == nil)
    screen.showsKeyboard = true
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 370, width: 1024, height: 398))
    screen.split(.third)
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 370, width: 320, height: 398))
  }

  @Test func `is never higher than the screen, and low on a low one`() {
    var screen = SimulatedScreen(size: CGSize(width: 300, height: 40))
    screen.showsKeyboard = true
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 0, width: 300, height: 40))
    screen = SimulatedScreen(size: CGSize(width: 640, height: 384))
    screen.showsKeyboard = true
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 184, width: 640, height: 200))
  }
}
