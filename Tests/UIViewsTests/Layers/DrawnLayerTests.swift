@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct `Layers are drawn` {
  private final class Ring: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    }
  }
  private final class Dawn: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  /// The colours of the picture that a view draws, at two pixels a point.
  private func pixels(_ view: UIView) -> [[UInt8]]? {
    guard case .pixels(let image)? = view.drawing.picture?.image else { return nil }
    return image.pixels.pixels.map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  @Test func `a view has the picture that its code draws`() {
    let red: [UInt8] = [255, 0, 0, 255]
    #expect(pixels(Ring(frame: rect(5, 5, 1, 1))) == Array(repeating: red, count: 4))
    #expect(pixels(UIView(frame: rect(0, 0, 1, 1))) == nil)
  }

  @Test func `a gradient goes from its first colour to its last`() throws {
    let view = Dawn(frame: rect(0, 0, 1, 2))
    let layer = try #require(view.layer as? CAGradientLayer)
    #expect(view.layer === layer && layer.frame == view.frame)
    layer.colors = [
      CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1),
    ]
    #expect(pixels(view)?.map { $0[0] } == [32, 32, 96, 96, 159, 159, 223, 223])
    layer.locations = [0.5, 1]
    #expect(pixels(view)?.map { $0[0] } == [0, 0, 0, 0, 64, 64, 191, 191])
  }

  @Test func `a layer has its contents, as large as it is`() throws {
    let view = UIView(frame: rect(0, 0, 1, 1))
    view.layer.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image {
        UIColor.blue.setFill()
        $0.fill(rect(0, 0, 3, 3))
      }.cgImage
    #expect(pixels(view) == Array(repeating: [0, 0, 255, 255], count: 4))
    view.layer.contents = nil
    #expect(pixels(view) == nil)
  }

  @Test func `a shape that is added is drawn in its place`() {
    let view = UIView(frame: rect(0, 0, 2, 1))
    let shape = CAShapeLayer()
    shape.frame = rect(1, 0, 1, 1)
    shape.path = CGPath(rect: rect(0, 0, 1, 1), transform: nil)
    shape.fillColor = UIColor.red.cgColor
    view.layer.addSublayer(shape)
    #expect(pixels(view)?.map { $0[0] } == [0, 0, 255, 255, 0, 0, 255, 255])
    shape.isHidden = true
    #expect(pixels(view) == nil)
  }

  @Test func `a layer's position is that of its anchor, which moves the layer`() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    #expect(view.frame == rect(25, 40, 30, 40))
    view.layer.position = CGPoint(x: 10, y: 20)
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  @Test func `a transform of space turns the view in the plane`() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    view.layer.transform = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 5), 2, 1, 1)
    #expect(view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 0))
    #expect(view.frame == rect(-40, 0, 200, 100))
    view.layer.transform = CATransform3DIdentity
    #expect(view.transform.isIdentity && CATransform3DIsIdentity(view.layer.transform))
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m21 + 1) < 1e-9)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func `a block of a transaction is called when it is committed`() {
    var heard: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("complete") }
    heard.append("changed")
    CATransaction.commit()
    #expect(heard == ["changed", "complete"])
  }
}
