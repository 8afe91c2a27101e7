/// A layer: the part of Core Animation's class that layout code uses.
///
/// Every view has a layer, which reads and sets the view's geometry, background and visibility.
/// Corners, borders and shadows do not affect layout; pictures hint at corners and shadows. A layer
/// without a view has its own values.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/calayer>
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  fileprivate(set) weak var view: UIView?
  private var own = LayerState()
  /// The layers added to this one, besides those of the view's subviews.
  var addedLayers: [CALayer] = []
  weak var addedTo: CALayer?
  /// The layer of which this is a presentation copy.
  weak var presented: CALayer?

  open weak var delegate: (any CALayerDelegate)?
  /// The name of the layer in messages.
  open var name: String?
  /// The point of the layer at ``position``, as a fraction of its size. The position stays when
  /// the point changes. Transforms are about the centre all the same.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      let (move, now) = (offset(of: oldValue), offset(of: anchorPoint))
      middle = CGPoint(x: middle.x + move.x - now.x, y: middle.y + move.y - now.y)
    }
  }

  /// The way from the centre to a point that is a fraction of the size.
  private func offset(of point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - 0.5) * bounds.width, y: (point.y - 0.5) * bounds.height)
  }

  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  /// An image, drawn as large as the layer.
  open var contents: Any? { didSet { setNeedsDisplay() } }
  open var contentsGravity = CALayerContentsGravity.resize
  /// Has no effect.
  open var mask: CALayer?
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  public override nonisolated init() { super.init() }

  /// Becomes the layer of a view.
  func adopt(_ view: UIView) {
    self.view = view
    delegate = view
  }

  /// Draws what the layer has besides its background.
  func drawContent(in context: CGContext) {
    let image = contents as? UIImage ?? (contents as? CGImage).map { UIImage(cgImage: $0) }
    UIGraphicsPushContext(context)
    image?.draw(in: bounds)
    UIGraphicsPopContext()
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      if let view {
        view.bounds = newValue
      } else if isLegal(bounds: newValue) {
        own.bounds = newValue
      }
    }
  }

  /// The place of the ``anchorPoint`` in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get {
      let (middle, way) = (middle, offset(of: anchorPoint))
      return CGPoint(x: middle.x + way.x, y: middle.y + way.y)
    }
    set {
      let way = offset(of: anchorPoint)
      middle = CGPoint(x: newValue.x - way.x, y: newValue.y - way.y)
    }
  }

  /// The centre in the superlayer's coordinates, in points.
  private var middle: CGPoint {
    get { view?.center ?? own.position }
    set {
      if let view {
        view.center = newValue
      } else if isLegal(position: newValue) {
        own.position = newValue
      }
    }
  }

  /// The rectangle in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let half = CGSize(width: own.bounds.width / 2, height: own.bounds.height / 2)
      return CGRect(
        x: -half.width, y: -half.height, width: own.bounds.width, height: own.bounds.height
      )
      .applying(own.transform).offsetBy(dx: own.position.x, dy: own.position.y)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      let middle = CGPoint(x: newValue.midX, y: newValue.midY)
      let bounds = CGRect(origin: own.bounds.origin, size: newValue.size)
      guard isLegal(position: middle), isLegal(bounds: bounds) else { return }
      own.position = middle
      own.bounds = bounds
    }
  }

  /// The transform about the layer's centre.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { own.transform = transform }
  }

  open var transform: CATransform3D {
    get { CATransform3D(affineTransform()) }
    set { setAffineTransform(newValue.inPlane) }
  }

  // MARK: Look

  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
  }

  /// The opacity from 0 (transparent) to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }

  open var backgroundColor: CGColor? {
    get { view == nil ? own.backgroundColor : view?.backgroundColor?.cgColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        own.backgroundColor = newValue
      }
    }
  }

  // MARK: Layout

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func setNeedsDisplay() { (view ?? addedTo?.view)?.setNeedsDisplay() }

  open override var description: String { "<\(className(of: self)): \(address(of: self))>" }

  open override var debugDescription: String { describe(self) { geometryDescription } }
}

/// The values of a layer without a view.
private struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var transform = CGAffineTransform.identity
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
}

/// The delegate of a layer: for a view's layer, the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {}

extension UIView: CALayerDelegate {}

extension UIView {
  /// The layer, created when it is first used.
  var madeLayer: CALayer {
    if let layer = storedRareState?.layer { return layer }
    let layer =
      switch Self.layerClass {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      default: CALayer()
      }
    layer.adopt(self)
    rareState.layer = layer
    return layer
  }
}
