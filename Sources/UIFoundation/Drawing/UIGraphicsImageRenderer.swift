/// How an image is drawn.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels in a point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  open var opaque = false
  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }
  public required override init() { super.init() }
}

/// What code draws an image into.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  open var currentImage: UIImage { cgContext.image }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what code draws.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format))
    return context.image
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}
