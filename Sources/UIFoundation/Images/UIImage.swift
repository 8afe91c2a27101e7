/// An image, read from a PNG file.
///
/// Of JPEG, GIF, PDF and SVG files the size is known, and their image is gray. A missing or broken
/// file gives `nil`, and a message in the log that says what is wrong.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimage>
@preconcurrency @MainActor open class UIImage: NSObject {
  /// The image's pixels; one pixel for a symbol.
  package var pixels: Bitmap { content.pixels }
  private let content: ImageContent
  /// What images have in common whose pixels are the same.
  package var pixelsIdentity: ObjectIdentifier { ObjectIdentifier(content) }
  /// The character of a symbol; `nil` for an image of pixels.
  package nonisolated let symbol: Symbol?
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The size of an image whose pixels are not known, in points.
  private var knownSize: CGSize?

  /// The insets from the image's edges to the rectangle by which it is aligned, in points.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero

  /// The widths of the edges that keep their size, in points, which has no effect.
  open internal(set) var capInsets = UIEdgeInsets.zero

  /// Whether the image is drawn in its own colours or in the tint of the view that shows it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.property>
  open private(set) var renderingMode = RenderingMode.automatic

  /// The same image with another rendering mode.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/withrenderingmode(_:)>
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage(copying: self)
    image.renderingMode = renderingMode
    return image
  }

  /// The colour in which the image is drawn by the opacity of its pixels; nil for its own colours,
  /// or the view's tint.
  package private(set) var ownTint: UIColor?

  /// The same image in a colour, by the opacity of its pixels alone. An image view draws it so; a
  /// button has one colour for image and title.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:renderingmode:)>
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let image = withRenderingMode(renderingMode)
    image.ownTint = color
    return image
  }

  /// The same image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same image with other alignment insets, which leave out a shadow, for example.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image = UIImage(copying: self)
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// The size in points.
  open var size: CGSize {
    symbol?.metrics.size ?? knownSize
      ?? CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// The image for other traits than those that this one was chosen for; nil if there is only this
  /// one.
  package var variants: (@MainActor (UITraitCollection) -> UIImage?)?

  /// Whether the image has pixels, which are read for this, and not merely a size.
  package var hasPixels: Bool { symbol == nil && content.isKnown }

  /// Creates the image of a symbol.
  init(symbol: Symbol, scale: CGFloat) {
    self.symbol = symbol
    alignmentRectInsets = symbol.metrics.alignmentInsets
    content = ImageContent(Bitmap(width: 1, height: 1, pixels: [Bitmap.Pixel(gray: 0)]))
    self.scale = scale
  }

  /// Creates the same image.
  package init(copying other: UIImage) {
    symbol = other.symbol
    content = other.content
    scale = other.scale
    knownSize = other.knownSize
    alignmentRectInsets = other.alignmentRectInsets
    capInsets = other.capInsets
    renderingMode = other.renderingMode
    ownTint = other.ownTint
    variants = other.variants
  }

  /// Creates an image without content or size.
  public convenience override init() {
    self.init(symbol: Symbol(glyph: (" ", " ")), scale: 1)
  }

  /// Creates an image of these pixels, with `scale` pixels in a point.
  package init(pixels: Bitmap, scale: CGFloat = 1) {
    content = ImageContent(pixels)
    symbol = nil
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Creates an image of a size in points whose pixels are read when it is first drawn. It is gray
  /// if they can't be read.
  package init(
    ofKnownSize size: CGSize, scale: CGFloat = 1,
    pixels read: @escaping @MainActor () -> Bitmap? = { nil }
  ) {
    content = ImageContent(read)
    symbol = nil
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    knownSize = size
  }

  /// Creates an image from the bytes of a file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a file, with `scale` pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, source: "data of \(data.count) bytes")
  }

  /// Creates an image from the file at `path`.
  public convenience init?(contentsOfFile path: String) {
    do {
      let data = try ImageFile.contents(of: path)
      self.init(data: data, scale: ImageFile.scale(of: path), source: path)
    } catch {
      LayoutLog.write("The picture \(path) can't be read: \(error)", as: .notice)
      return nil
    }
  }

  /// Creates an image from an asset catalog of the main bundle, or from a file with this name
  /// beside the program or in the current folder.
  ///
  /// The name may be given without its extension: `hedge` finds `hedge`, `hedge@3x.png`,
  /// `hedge@2x.png` and `hedge.png`, in this order.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/init(named:)>
  public convenience init?(named name: String) {
    if let finder = UIImage.self as? any NamedImageFinding.Type,
      let image = finder.image(named: name, in: .main, compatibleWith: nil)
    {
      self.init(copying: image)
      return
    }
    guard let path = ImageFile.path(named: name) else {
      LayoutLog.write(
        "There is no picture “\(name)” in \(ImageFile.folders.joined(separator: " or "))",
        as: .notice)
      return nil
    }
    self.init(contentsOfFile: path)
  }

  private convenience init?(data: Data, scale: CGFloat, source: String) {
    do {
      let scale = scale.isFinite && scale > 0 ? scale : 1
      switch try ImageFile.decode([UInt8](data)) {
      case .pixels(let pixels): self.init(pixels: pixels, scale: scale)
      case .size(let size, let isVector):
        let divisor = isVector ? 1 : scale
        self.init(
          ofKnownSize: CGSize(width: size.width / divisor, height: size.height / divisor),
          scale: scale)
      }
    } catch {
      LayoutLog.write("The picture \(source) can't be read: \(error)", as: .notice)
      return nil
    }
  }
}
