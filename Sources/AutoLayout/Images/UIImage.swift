import Foundation

/// An image, read from a file in one of the portable anymap formats (PBM, PGM, PPM).
///
/// A missing or broken file gives `nil`, and a message in the log that says what is wrong.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimage>
@preconcurrency @MainActor open class UIImage: NSObject {
  /// The image's pixels; one pixel for a symbol.
  package let pixels: PixelImage
  /// The character of a symbol; `nil` for an image of pixels.
  package let symbol: Symbol?
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The size of an image whose pixels are not known, in points.
  private var knownSize: CGSize?

  /// The insets from the image's edges to the rectangle by which it is aligned, in points.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero

  /// The same image with other alignment insets, which leave out a shadow, for example.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image =
      symbol.map { UIImage(symbol: $0, scale: scale) } ?? UIImage(pixels: pixels, scale: scale)
    image.knownSize = knownSize
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// The size in points.
  open var size: CGSize {
    symbol?.metrics.size ?? knownSize
      ?? CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Creates the image of a symbol.
  init(symbol: Symbol, scale: CGFloat) {
    self.symbol = symbol
    alignmentRectInsets = symbol.metrics.alignmentInsets
    pixels = PixelImage(width: 1, height: 1, pixels: [PixelImage.Pixel(gray: 0)])
    self.scale = scale
  }

  /// Creates an image without content or size.
  public convenience override init() {
    self.init(symbol: Symbol(glyph: (" ", " ")), scale: 1)
  }

  /// Creates an image of these pixels, with `scale` pixels in a point.
  package init(pixels: PixelImage, scale: CGFloat = 1) {
    self.pixels = pixels
    symbol = nil
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Creates a gray image of a size in points whose pixels are not known.
  package convenience init(ofKnownSize size: CGSize) {
    self.init(pixels: PixelImage(width: 1, height: 1, pixels: [PixelImage.Pixel(gray: 0xC8)]))
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
      self.init(data: data, scale: 1, source: path)
    } catch {
      LayoutLog.write("The picture \(path) can't be read: \(error)", as: .notice)
      return nil
    }
  }

  /// Creates an image from a file with this name beside the program or in the current folder.
  ///
  /// The name may be given without its extension: `hedge` finds `hedge`, `hedge.ppm`, `hedge.pgm`,
  /// `hedge.pbm` and `hedge.pnm`, in this order.
  public convenience init?(named name: String) {
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
      self.init(pixels: try PortableAnymap.decode([UInt8](data)), scale: scale)
    } catch {
      LayoutLog.write("The picture \(source) can't be read: \(error)", as: .notice)
      return nil
    }
  }
}
