import Foundation

/// A rectangle with a look, as code that lays out views touches it.
///
/// Every view has one, which says what the view says: its geometry, its background, whether it is
/// hidden. Corners, borders and shadows are kept for whoever reads them; they take no part in the
/// layout. A layer that is no view's keeps its own values.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/calayer>
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  private(set) weak var view: UIView?
  private var own = LayerState()
  /// The layers added to this one, besides those of a view's subviews.
  var addedLayers: [CALayer] = []
  weak var addedTo: CALayer?
  /// The layer that this is a copy of, as it was shown.
  weak var presented: CALayer?

  open weak var delegate: (any CALayerDelegate)?
  /// A name for people.
  open var name: String?
  /// The point of the bounds that `position` places, as a fraction of the size: always the middle.
  public let anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  public override nonisolated init() { super.init() }

  /// The layer of a view.
  init(of view: UIView) {
    self.view = view
    delegate = view
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

  /// The middle, in the coordinates of the layer around this one.
  open var position: CGPoint {
    get { view?.center ?? own.position }
    set {
      if let view {
        view.center = newValue
      } else if isLegal(position: newValue) {
        own.position = newValue
      }
    }
  }

  /// The rectangle in the coordinates of the layer around this one.
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

  /// How the layer is turned, stretched and shifted about its middle.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { own.transform = transform }
  }

  // MARK: Look

  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
  }

  /// From 0, not to be seen, to 1.
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
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  open override var description: String {
    MainActor.assumeIsolated { "<\(className(of: self)): \(address(of: self))>" }
  }

  open override var debugDescription: String { MainActor.assumeIsolated { geometryDescription } }
}

/// What a layer that is no view's keeps itself.
private struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var transform = CGAffineTransform.identity
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
}

/// Whom a layer belongs to.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {}

extension UIView: CALayerDelegate {}
