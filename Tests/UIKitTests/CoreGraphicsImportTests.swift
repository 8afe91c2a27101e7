import CoreGraphics
import Testing

/// Not UIKit's, whose names a file that imports Core Graphics alone must not meet.
private struct UIView { var frame: CGRect }

@Suite struct `A file that imports Core Graphics alone` {
  @Test func `has geometry and colours, and none of UIKit's names`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let turned = view.frame.applying(CGAffineTransform(scaleX: 2, y: 2))
    #expect(turned == CGRect(x: 2, y: 4, width: 6, height: 8))
    let color: CGColor? = nil
    #expect(color == nil)
  }
}
