import Foundation

/// A picture, read from a file in one of the portable anymap formats (PBM, PGM, PPM).
///
/// A file that is missing or broken makes no picture, and a message in the log that says what is wrong.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimage>
@preconcurrency @MainActor open class UIImage: NSObject {
  /// The picture's pixels; a single one for a symbol.
  package let pixels: PixelImage
  /// What stands for a symbol; `nil` for a picture of pixels.
  package let symbol: Symbol?
  /// Pixels to a point.
  public let scale: CGFloat

  /// From each edge of the picture inwards to what it is aligned by, in points.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero

  /// The same picture, aligned by what lies inside the insets: without its shadow, for example.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image =
      symbol.map { UIImage(symbol: $0, scale: scale) } ?? UIImage(pixels: pixels, scale: scale)
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// The size in points.
  open var size: CGSize {
    symbol?.size
      ?? CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// The picture of a symbol.
  init(symbol: Symbol, scale: CGFloat) {
    self.symbol = symbol
    pixels = PixelImage(width: 1, height: 1, pixels: [PixelImage.Pixel(gray: 0)])
    self.scale = scale
  }

  /// A picture of nothing, without a size.
  public convenience override init() {
    self.init(symbol: Symbol(glyph: (" ", " "), size: .zero), scale: 1)
  }

  /// The picture of those pixels.
  package init(pixels: PixelImage, scale: CGFloat = 1) {
    self.pixels = pixels
    symbol = nil
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The picture that `data` holds.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture that `data` holds, with `scale` pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, source: "data of \(data.count) bytes")
  }

  /// The picture in the file at `path`.
  public convenience init?(contentsOfFile path: String) {
    do {
      let data = try ImageFile.contents(of: path)
      self.init(data: data, scale: 1, source: path)
    } catch {
      LayoutLog.write("The picture \(path) can't be read: \(error)", as: .notice)
      return nil
    }
  }

  /// The picture called `name` beside the program, or in the folder in which it was started.
  ///
  /// The name may have its extension or leave it out: `hedge` finds `hedge`, `hedge.ppm`,
  /// `hedge.pgm`, `hedge.pbm` and `hedge.pnm`, in this order.
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
