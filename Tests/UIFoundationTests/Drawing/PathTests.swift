import AutoLayout
import Foundation
import Testing

@testable import UIFoundation

@MainActor @Suite struct `Paths` {
  @Test func `a path has the box of its lines, and that of its control points`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addQuadCurve(to: CGPoint(x: 30, y: 10), controlPoint: CGPoint(x: 20, y: 30))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(path.cgPath.boundingBox.maxY > 23)
    #expect(path.currentPoint == CGPoint(x: 30, y: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 15)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .null)
  }

  @Test func `a point is inside of a circle and of the corners that are not round`() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circle = UIBezierPath(ovalIn: square)
    #expect(circle.contains(CGPoint(x: 50, y: 50)) && !circle.contains(CGPoint(x: 5, y: 5)))
    let card = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 40, height: 40))
    #expect(!card.contains(CGPoint(x: 3, y: 3)) && !card.contains(CGPoint(x: 97, y: 3)))
    #expect(card.contains(CGPoint(x: 3, y: 97)) && card.contains(CGPoint(x: 97, y: 97)))
  }

  @Test func `a hole is left by the rule of odd and even`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func `an arc goes the way that it is told`() {
    let center = CGPoint(x: 0, y: 0)
    let lower = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    let upper = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(lower.bounds.maxY - 10) < 0.1 && abs(lower.bounds.minY) < 0.001)
    #expect(abs(upper.bounds.minY + 10) < 0.1 && abs(upper.bounds.maxY) < 0.001)
    let whole = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(whole.contains(CGPoint(x: -5, y: -5)))
    let none = UIBezierPath(
      arcCenter: center, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(none.isEmpty)
  }
}
