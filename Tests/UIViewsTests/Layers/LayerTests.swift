import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct `Layers` {
  private let view = UIView(frame: rect(10, 20, 30, 40))

  @Test func `a view has one layer for life, which does not keep the view alive`() {
    #expect(view.layer === view.layer)
    weak var gone: UIView?
    var layer: CALayer?
    do {
      let other = UIView(frame: .zero)
      gone = other
      layer = other.layer
    }
    #expect(gone == nil)
    #expect(layer?.frame == .zero)
  }

  @Test func `a view's layer says what the view says`() {
    let layer = view.layer
    #expect(layer.frame == view.frame)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == rect(0, 0, 30, 40))
    layer.position = .zero
    layer.bounds.size.width = 50
    #expect(view.frame == rect(-25, -20, 50, 40))
    layer.opacity = 0.5
    layer.isHidden = true
    layer.masksToBounds = true
    layer.backgroundColor = UIColor.red.cgColor
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor == .red)
  }

  @Test func `the layers of subviews lie in their superview's, under those that were added`() {
    let inner = UIView()
    view.addSubview(inner)
    let added = CALayer()
    view.layer.addSublayer(added)
    added.frame = rect(4, 6, 10, 20)
    #expect(added.position == CGPoint(x: 9, y: 16))
    #expect(view.layer.sublayers == [inner.layer, added])
    #expect(added.superlayer === view.layer)
    #expect(inner.layer.superlayer === view.layer)
    added.removeFromSuperlayer()
    #expect(added.superlayer == nil)
    #expect(view.layer.sublayers == [inner.layer])
    #expect(inner.layer.sublayers == nil)
  }

  @Test func `a view's own layer is not added to another, nor a layer to itself`() {
    let inner = UIView()
    let layer = CALayer()
    let raised = exceptions {
      view.layer.addSublayer(inner.layer)
      layer.addSublayer(layer)
    }
    #expect(raised.count == 2)
    #expect(view.layer.sublayers == nil)
    #expect(layer.sublayers == nil)
  }

  @Test func `a colour goes to a layer and comes back`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor
    #expect(color.components == [0.25, 0.5, 0.75, 0.5])
    #expect(color.alpha == 0.5)
    #expect(UIColor(cgColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
  }
}

@MainActor @Suite struct `Points are converted` {
  @Test func `between layers, by their frames and origins`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = rect(10, 20, 100, 100)
    inner.frame = rect(5, 6, 20, 20)
    outer.bounds.origin = CGPoint(x: 2, y: 0)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(CGPoint(x: 6, y: 7), from: outer) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(rect(1, 1, 3, 4), to: outer) == rect(6, 7, 3, 4))
    #expect(outer.convert(rect(6, 7, 3, 4), to: inner) == rect(1, 1, 3, 4))
  }

  @Test func `between views of two hierarchies, as if both were in one view`() {
    let (first, second) = (UIView(frame: rect(10, 10, 50, 50)), UIView(frame: rect(30, 0, 50, 50)))
    let part = UIView(frame: rect(5, 5, 10, 10))
    first.addSubview(part)
    let other = UIView(frame: rect(1, 1, 10, 10))
    second.addSubview(other)
    #expect(part.convert(CGPoint.zero, to: other) == CGPoint(x: -16, y: 14))
  }
}
