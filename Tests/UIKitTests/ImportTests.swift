import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct `A file that imports UIKit, Core Graphics and Quartz Core` {
  @Test func `finds each name once`() {
    let transform = CGAffineTransform(translationX: 10, y: 20)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let layer: CALayer = view.layer
    layer.backgroundColor = UIColor.red.cgColor
    #expect(layer.bounds.applying(transform) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
  }
}
