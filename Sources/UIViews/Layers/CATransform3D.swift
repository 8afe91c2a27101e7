// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A transform of space. Of a layer's transform, what moves points in the plane counts.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/catransform3d>
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// The four rows, each of four numbers.
  private var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  public init() { self.init(rows: Array(repeating: [0, 0, 0, 0], count: 4)) }

  fileprivate init(scale: (CGFloat, CGFloat, CGFloat), move: (CGFloat, CGFloat, CGFloat)) {
    self.init(rows: [
      [scale.0, 0, 0, 0], [0, scale.1, 0, 0], [0, 0, scale.2, 0], [move.0, move.1, move.2, 1],
    ])
  }

  /// A rotation about an axis by an angle in radians.
  fileprivate init(angle: CGFloat, about axis: (CGFloat, CGFloat, CGFloat)) {
    let length = (axis.0 * axis.0 + axis.1 * axis.1 + axis.2 * axis.2).squareRoot()
    guard length > 0 else {
      self = CATransform3DIdentity
      return
    }
    let (x, y, z) = (axis.0 / length, axis.1 / length, axis.2 / length)
    let (s, c) = (sin(angle), cos(angle))
    let d = 1 - c
    self.init(rows: [
      [c + x * x * d, x * y * d + z * s, x * z * d - y * s, 0],
      [x * y * d - z * s, c + y * y * d, y * z * d + x * s, 0],
      [x * z * d + y * s, y * z * d - x * s, c + z * z * d, 0], [0, 0, 0, 1],
    ])
  }

  /// This transform, followed by another one.
  fileprivate func followed(by other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    return CATransform3D(
      rows: left.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } }
      })
  }

  /// The part of it in the plane.
  var inPlane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  init(_ transform: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }
}

public let CATransform3DIdentity = CATransform3D(scale: (1, 1, 1), move: (0, 0, 0))

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D(scale: (1, 1, 1), move: (tx, ty, tz)) }
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3D(scale: (sx, sy, sz), move: (0, 0, 0)) }
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D(angle: angle, about: (x, y, z)) }
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).followed(by: t) }
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).followed(by: t) }
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).followed(by: t) }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.followed(by: b)
}
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.inPlane }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
