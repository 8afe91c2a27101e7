/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with colours that change from one point to another.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/cagradientlayer>
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours: objects of `CGColor`.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// The place of each colour, from 0 to 1; nil for even places.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// The beginning and the end, as fractions of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
  /// All are drawn as ``CAGradientLayerType/axial``.
  open var type = CAGradientLayerType.axial

  public override nonisolated init() { super.init() }

  override func drawContent(in context: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    context.drawGradient(
      colors, at: locations?.map { CGFloat($0.doubleValue) }, from: startPoint, to: endPoint,
      in: bounds)
  }
}

/// A layer with a path.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/cashapelayer>
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { setNeedsDisplay() } }
  open var fillColor: CGColor? = UIColor.black.cgColor { didSet { setNeedsDisplay() } }
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
  open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The part of the line that is drawn, from 0 to 1: all of it, unless it ends at 0.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Not drawn, as are the joints and the pattern of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0

  public override nonisolated init() { super.init() }

  override func drawContent(in context: CGContext) {
    guard let path else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.addPath(path)
      context.strokePath()
    }
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
