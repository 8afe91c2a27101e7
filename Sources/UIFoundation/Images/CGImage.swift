internal import PNG

/// The pixels of an image.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgimage>
public final class CGImage: Sendable {
  let pixels: Bitmap
  init(_ pixels: Bitmap) { self.pixels = pixels }

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }

  /// The part of the image in a rectangle of pixels; nil if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (columns, rows) = (Int(part.width), Int(part.height))
    let (x, y) = (Int(part.minX), Int(part.minY))
    return CGImage(
      Bitmap(
        width: columns, height: rows,
        pixels: (0..<rows).flatMap { row in
          (0..<columns).map { pixels[x + $0, y + row] }
        }))
  }
}

extension UIImage {
  /// The image's pixels; nil for a symbol, and where they are not known.
  public var cgImage: CGImage? { hasPixels ? CGImage(pixels) : nil }

  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage.pixels) }

  /// Creates an image with some pixels in a point. It is upright whatever the orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage.pixels, scale: scale)
  }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public var imageOrientation: Orientation { .up }

  /// The bytes of a PNG file with the image; nil if its pixels are not known.
  public func pngData() -> Data? {
    guard hasPixels else { return nil }
    return Data(
      PNGImage.file(
        width: pixels.width, height: pixels.height,
        rgba: pixels.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))
  }

  /// The bytes of a file with the image; nil if its pixels are not known. It is a PNG file: nothing
  /// here writes JPEG.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

extension NSValue {
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}
