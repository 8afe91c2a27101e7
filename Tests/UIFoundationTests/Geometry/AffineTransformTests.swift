import Foundation
import Testing
import UIFoundation

@Suite struct `Affine transforms` {
  private let point = CGPoint(x: 3, y: 5)

  @Test func `the map of a point is that of its matrix`() {
    let map = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(point.applying(map) == CGPoint(x: 42, y: 57))
    #expect(CGSize(width: 3, height: 5).applying(map) == CGSize(width: 31, height: 44))
    #expect(CGAffineTransform(2, 3, 5, 7, 11, 13) == map)
  }

  @Test func `identity leaves all as it is and the empty map leaves nothing`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform()) == .zero)
  }

  @Test func `concatenating does the receiver first`() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let shift = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(scale.concatenating(shift)) == CGPoint(x: 16, y: 35))
    #expect(point.applying(shift.concatenating(scale)) == CGPoint(x: 26, y: 75))
  }

  @Test func `what is added to a map by name is done before it`() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 75))
    let shift = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(shift.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 35))
    let turned = point.applying(shift.rotated(by: .pi / 2))
    #expect(abs(turned.x - 5) < 1e-12 && abs(turned.y - 23) < 1e-12)
  }

  @Test func `a quarter turn takes x to y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  @Test func `the inverse leads back, and where there is none the map stays`() {
    let map = CGAffineTransform(a: 2, b: 1, c: 1, d: 1, tx: 4, ty: -6)
    #expect(point.applying(map).applying(map.inverted()) == point)
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle becomes the one around its corners`() {
    let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(.init(scaleX: -2, y: 1))
    #expect(mirrored == CGRect(x: -8, y: 2, width: 6, height: 4))
    let sheared = CGRect(x: 0, y: 0, width: 10, height: 10)
      .applying(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    #expect(sheared == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(CGRect.null.applying(.init(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a map is written as six numbers and read again`() throws {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(map)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == map)
  }
}
