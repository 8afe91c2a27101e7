import AutoLayout
import Foundation
import Testing

@testable import UIViews

@MainActor @Suite struct PixelRoundingTests {
  @Test func `an edge is rounded to the nearest pixel, and halfway to the one further on`() {
    #expect(PixelRounding.nearest(10.3, steps: 2) == 10.5)
    #expect(PixelRounding.nearest(10.25, steps: 2) == 10.5)
    #expect(PixelRounding.nearest(-10.25, steps: 2) == -10)
    #expect(PixelRounding.nearest(10.2, steps: 2) == 10)
  }

  @Test func `a frame of very large numbers stays finite`() {
    let frame = CGRect(x: 0, y: -1e308, width: 1e308, height: 1e308)
    #expect(PixelRounding.snap(frame, scale: 3) == frame)
    #expect(PixelRounding.snap(frame, scale: nil) == frame)
  }
}
