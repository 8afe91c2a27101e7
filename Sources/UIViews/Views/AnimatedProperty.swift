/// A property of a view that can be animated.
enum AnimatedProperty: CaseIterable {
  /// The center of the view, in the superview's coordinates.
  case position
  case bounds, transform, opacity, backgroundColor
  /// Whether the view is shown. A view that its stack hides stays visible until the animation ends.
  case visibility
}

/// A property's value as numbers that can be interpolated.
typealias AnimatedValue = SIMD8<Double>

extension SIMD8<Double> {
  init(_ point: CGPoint) { self.init(point.x, point.y, 0, 0, 0, 0, 0, 0) }

  init(_ rect: CGRect) {
    self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, 0, 0, 0, 0)
  }

  init(_ transform: CGAffineTransform) {
    let t = transform
    self.init(t.a, t.b, t.c, t.d, t.tx, t.ty, 0, 0)
  }

  init(_ number: CGFloat) { self.init(number, 0, 0, 0, 0, 0, 0, 0) }

  init(_ color: UIColor.Components) {
    self.init(color.red, color.green, color.blue, color.alpha, 0, 0, 0, 0)
  }

  /// The Euclidean length, in the property's unit.
  var magnitude: Double { (self * self).sum().squareRoot() }

  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }

  /// The rectangle; a negative width or height, which a spring can reach, becomes 0.
  var rect: CGRect {
    CGRect(x: self[0], y: self[1], width: Swift.max(0, self[2]), height: Swift.max(0, self[3]))
  }

  var affineTransform: CGAffineTransform {
    CGAffineTransform(a: self[0], b: self[1], c: self[2], d: self[3], tx: self[4], ty: self[5])
  }

  var color: UIColor.Components {
    func unit(_ number: Double) -> CGFloat { Swift.min(Swift.max(number, 0), 1) }
    return UIColor.Components(
      red: unit(self[0]), green: unit(self[1]), blue: unit(self[2]), alpha: unit(self[3]))
  }
}

extension UIView {
  /// The final value, whatever an animation shows.
  func modelValue(of property: AnimatedProperty) -> AnimatedValue {
    switch property {
    case .position: AnimatedValue(center)
    case .bounds: AnimatedValue(bounds)
    case .transform: AnimatedValue(transform)
    case .opacity: AnimatedValue(alpha)
    case .backgroundColor: AnimatedValue(resolvedBackground)
    case .visibility: AnimatedValue(isHidden ? 0 : 1)
    }
  }

  func setModelValue(of property: AnimatedProperty, to value: AnimatedValue) {
    switch property {
    case .position: center = value.point
    case .bounds: bounds = value.rect
    case .transform: transform = value.affineTransform
    case .opacity: alpha = value[0]
    case .backgroundColor: backgroundColor = UIColor(components: value.color)
    case .visibility: isHidden = value[0] == 0
    }
  }

  /// The background colour for the view's traits; transparent if there is none.
  private var resolvedBackground: UIColor.Components {
    backgroundColor?.resolvedColor(with: traitCollection).components
      ?? UIColor.Components(red: 0, green: 0, blue: 0, alpha: 0)
  }
}
