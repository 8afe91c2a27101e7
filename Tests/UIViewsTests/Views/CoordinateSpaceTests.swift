import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite(.columns) struct `Coordinate spaces` {
  private let window = UIWindow(frame: rect(100, 50, 400, 300))
  private let view = UIView(frame: rect(10, 20, 200, 200))
  private let inner = UIView(frame: rect(30, 40, 50, 50))
  private let sibling = UIView(frame: rect(300, 0, 50, 50))

  init() {
    window.addSubview(view)
    window.addSubview(sibling)
    view.addSubview(inner)
  }

  @Test func `views are converted through what they share`() {
    let space: any UICoordinateSpace = sibling
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: -259, y: 62))
    #expect(inner.convert(CGPoint(x: -259, y: 62), from: space) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: space) == rect(-260, 60, 50, 50))
    #expect(space.convert(space.bounds, to: inner) == rect(260, -60, 50, 50))
    #expect(inner.convert(space.bounds, from: space) == rect(260, -60, 50, 50))
  }

  @Test func `no view means the window`() {
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 41, y: 62))
    #expect(inner.convert(CGPoint(x: 41, y: 62), from: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: nil) == rect(40, 60, 50, 50))
    #expect(inner.convert(rect(40, 60, 5, 5), from: nil) == rect(0, 0, 5, 5))
  }

  @Test func `the screen lies around the window`() {
    let space = UIScreen.main.coordinateSpace
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 140, y: 110))
    #expect(inner.convert(CGPoint(x: 140, y: 110), from: space) == .zero)
    #expect(space.convert(inner.bounds, from: inner) == rect(140, 110, 50, 50))
    #expect(space.convert(rect(140, 110, 50, 50), to: inner) == inner.bounds)
    #expect(space.convert(CGPoint(x: 3, y: 4), to: UIScreen.main) == CGPoint(x: 3, y: 4))
    #expect(space.convert(CGPoint(x: 3, y: 4), from: inner) == CGPoint(x: 143, y: 114))
  }

  @Test func `views of two windows meet on the screen`() {
    let other = UIWindow(frame: rect(0, 100, 400, 300))
    let far = UIView(frame: rect(5, 5, 10, 10))
    other.addSubview(far)
    let space: any UICoordinateSpace = far
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 135, y: 5))
    #expect(inner.convert(far.bounds, from: space) == rect(-135, -5, 10, 10))
  }

  @Test func `a turned view gives the box around a rectangle`() {
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let space: any UICoordinateSpace = view
    let box = inner.convert(inner.bounds, to: space)
    #expect(abs(box.width - 50 * 2.0.squareRoot()) < 1e-9 && abs(box.midX - 55) < 1e-9)
  }
}
