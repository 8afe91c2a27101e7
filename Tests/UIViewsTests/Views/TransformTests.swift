import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct `A view's transform` {
  private let parent = UIView(frame: rect(0, 0, 200, 200))
  private let view = UIView(frame: rect(50, 60, 40, 20))

  init() { parent.addSubview(view) }

  @Test func `the frame is the box around it and bounds and center stay`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == rect(30, 40, 80, 60))
    #expect(view.bounds == rect(0, 0, 40, 20))
    #expect(view.center == CGPoint(x: 70, y: 70))
    view.transform = .identity
    #expect(view.frame == rect(50, 60, 40, 20))
  }

  @Test func `a quarter turn swaps the sides`() {
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == rect(60, 50, 20, 40))
  }

  @Test func `a shift moves the frame and not the center`() {
    view.transform = CGAffineTransform(translationX: 5, y: -7)
    #expect(view.frame == rect(55, 53, 40, 20))
    #expect(view.center == CGPoint(x: 70, y: 70))
  }

  @Test func `setting the frame goes back through the transform`() {
    view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 0)
    view.frame = rect(0, 0, 100, 40)
    #expect(view.frame == rect(0, 0, 100, 40))
    #expect(view.bounds.size == CGSize(width: 50, height: 10))
    #expect(view.center == CGPoint(x: 40, y: 20))
  }

  @Test func `setting the bounds or the center leaves the other and the transform`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds = rect(5, 5, 10, 30)
    #expect(view.center == CGPoint(x: 70, y: 70))
    #expect(view.frame == rect(60, 40, 20, 60))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.bounds == rect(5, 5, 10, 30))
    #expect(view.frame == rect(90, 70, 20, 60))
  }

  @Test func `constraints place bounds and center as if there were no transform`() {
    let other = UIView()
    parent.place(other)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    view.pin([.leading: 20, .top: 30, .width: 40, .height: 10], to: parent)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      other.topAnchor.constraint(equalTo: view.bottomAnchor),
      other.widthAnchor.constraint(equalTo: view.widthAnchor),
      other.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == rect(30, 25, 20, 20))
    #expect(view.center == CGPoint(x: 40, y: 35))
    #expect(other.frame == rect(60, 40, 40, 10))
  }

  @Test func `a mask resizes what lies under the transform`() {
    view.autoresizingMask = [.flexibleWidth]
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    parent.bounds.size.width = 230
    #expect(view.bounds.size == CGSize(width: 70, height: 20))
    #expect(view.center == CGPoint(x: 85, y: 70))
    #expect(view.frame == rect(15, 60, 140, 20))
  }

  @Test func `points and rectangles are converted through it and through bounds that scrolled`() {
    let inner = UIView(frame: rect(10, 5, 10, 10))
    view.addSubview(inner)
    view.bounds.origin = CGPoint(x: 4, y: 2)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 57, y: 64))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    // From the middle (24, 12) of the scrolled bounds: -13 and -6, doubled and tripled.
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 44, y: 52))
    #expect(parent.convert(CGPoint(x: 44, y: 52), to: inner) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: nil) == rect(42, 49, 20, 30))
    #expect(inner.convert(inner.convert(inner.bounds, to: nil), from: nil) == inner.bounds)
  }

  @Test func `a view is hit where it is shown`() {
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    #expect(parent.hitTest(CGPoint(x: 155, y: 65), with: nil) === view)
    #expect(parent.hitTest(CGPoint(x: 55, y: 65), with: nil) === parent)
  }

  @Test func `a transform that is not made of numbers is refused`() {
    let raised = exceptions { view.transform = CGAffineTransform(scaleX: .infinity, y: 1) }
    #expect(raised.map(\.name) == ["CALayerInvalidGeometry"])
    #expect(view.transform == .identity)
  }

  @Test func `the scale of the content is the screen's unless set, and zero sets it back`() {
    #expect(view.contentScaleFactor == view.traitCollection.displayScale)
    view.contentScaleFactor = 4
    #expect(view.contentScaleFactor == 4)
    view.contentScaleFactor = 0
    #expect(view.contentScaleFactor == view.traitCollection.displayScale)
    #expect(exceptions { view.contentScaleFactor = -1 }.count == 1)
  }
}

@MainActor @Suite struct `Geometry that is not made of numbers` {
  private let view = UIView(frame: rect(10, 20, 30, 40))

  private func refusal(_ body: () -> Void) -> String? {
    let raised = exceptions(raisedBy: body)
    #expect(view.frame == rect(10, 20, 30, 40))
    #expect(raised.allSatisfy { $0.name == "CALayerInvalidGeometry" })
    #expect(raised.count == 1)
    return raised.first.map { withoutAddresses($0.reason) }
  }

  private let layer =
    "Layer: <CALayer:0x1; position = CGPoint (25 40); bounds = CGRect (0 0; 30 40); "
    + "delegate = <UIView: 0x2; frame = (10 20; 30 40); layer = <CALayer: 0x1>>; >"

  @Test func `a frame`() {
    #expect(
      refusal { view.frame.origin.x = .nan } == "CALayer position contains NaN: [nan 40]. \(layer)")
    #expect(
      refusal { view.frame.size.height = .infinity }
        == "CALayer position contains infinity: [25 inf]. \(layer)")
  }

  @Test func `bounds and a center`() {
    #expect(
      refusal { view.bounds.size.width = .nan }
        == "CALayer bounds contains NaN: [0 0; nan 40]. \(layer)")
    #expect(refusal { view.center.y = .nan } == "CALayer position contains NaN: [25 nan]. \(layer)")
  }

  @Test func `a layer of its own`() {
    let layer = CALayer()
    let raised = exceptions { layer.frame = rect(0, 0, CGFloat.nan, 1) }
    #expect(
      raised.map { withoutAddresses($0.reason) } == [
        "CALayer position contains NaN: [nan 0.5]. Layer: <CALayer:0x1; "
          + "position = CGPoint (0 0); bounds = CGRect (0 0; 0 0); >"
      ])
    #expect(layer.frame == .zero)
  }

  @Test func `the first frame, which then is zero`() {
    var made: UIView?
    let raised = exceptions { made = UIView(frame: rect(0, 0, CGFloat.nan, 9)) }
    #expect(raised.count == 1)
    #expect(made?.frame == .zero)
  }

  @Test func `a fitting size, with the view by its identifier`() {
    final class Endless: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: CGFloat.nan, height: 0) }
    }
    let view = Endless(frame: rect(1, 2, 3, 4))
    view.accessibilityIdentifier = "ticker"
    let raised = exceptions { view.sizeToFit() }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.hasSuffix("; name = ticker; >") == true)
    #expect(view.frame == rect(1, 2, 3, 4))
  }

  @Test func `fitting keeps the upper left corner`() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 60) }
    }
    let view = Fixed(frame: rect(1, 2, 3, 4))
    view.sizeToFit()
    #expect(view.frame == rect(1, 2, 50, 60))
  }
}
