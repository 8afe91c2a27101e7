/// A path with the width of its line.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibezierpath>
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  /// The path, of which a copy is given and taken.
  open var cgPath: CGPath {
    get {
      let copy = CGMutablePath()
      copy.addPath(path)
      return copy
    }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  open var lineWidth: CGFloat = 1
  /// Ends and joints are drawn without a shape of their own.
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    if !corners.isEmpty {
      path.addRoundedRect(
        in: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
    }
    for corner in rect.corners(of: cornerRadii) where !corners.contains(corner.name) {
      path.addRect(corner.rect)
    }
    if corners.isEmpty { path.addRect(rect) }
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds a part of a circle, clockwise as it is seen on the screen, where y grows downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func apply(_ transform: CGAffineTransform) {
    let turned = CGMutablePath()
    turned.addPath(path, transform: transform)
    path = turned
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path in the current context.
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Draws the line in the current context.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, width: lineWidth) }
  /// Restricts the current context to the path's rectangle.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: bounds) }
}

/// The corners of a rectangle.
///
/// Source: <https://developer.apple.com/documentation/uikit/uirectcorner>
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

extension CGRect {
  fileprivate func corners(of size: CGSize) -> [(name: UIRectCorner, rect: CGRect)] {
    let (w, h) = (min(size.width, width / 2), min(size.height, height / 2))
    return [
      (.topLeft, minX, minY), (.topRight, maxX - w, minY), (.bottomLeft, minX, maxY - h),
      (.bottomRight, maxX - w, maxY - h),
    ].map { ($0, CGRect(x: $1, y: $2, width: w, height: h)) }
  }
}
