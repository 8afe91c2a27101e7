import Foundation
import TennielTesting
import Testing
import UIKit

@MainActor
@Suite struct `A screen for tests` {
  @Test func `is an iPhone 7 Plus held upright unless it is said`() throws {
    let screen = try TestScreen(ListController())
    #expect(screen.summary == "iPhone 7 Plus, 414 x 736 points, compact x regular")
    #expect(try screen.frame(of: "scrollView") == CGRect(x: 0, y: 20, width: 414, height: 668))
    #expect(screen.traits.horizontalSizeClass == .compact)
    #expect(screen.traits.displayScale == 3)
  }
}
