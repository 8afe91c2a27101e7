@_spi(Package) import AutoLayout
import Cells

/// The pixels of images in the form in which they are drawn. They are converted once for each
/// image, and kept while each picture of the scene shows the image.
@MainActor
package struct PictureCache {
  private typealias Known = (image: UIImage, pixels: PixelImage)

  /// The most pixels of an image that are kept, more than a terminal shows: each takes 16 bytes.
  private static let mostPixels = 1 << 20

  /// The images of the previous picture.
  private var earlier: [ObjectIdentifier: Known] = [:]
  /// The images of the present picture.
  private var current: [ObjectIdentifier: Known] = [:]

  /// The number of cached images.
  var count: Int { current.count + earlier.count }

  /// Begins another picture.
  package mutating func begin() {
    earlier = current
    current = [:]
  }

  /// Ends a picture, and removes the images that it did not show.
  package mutating func end() { earlier = [:] }

  /// The pixels of an image of the picture; nil for a symbol.
  package mutating func pixels(of image: Drawing.Image) -> PixelImage? {
    guard case .pixels(let image) = image else { return nil }
    let key = image.pixelsIdentity
    if let known = current[key] { return known.pixels }
    let known =
      earlier[key] ?? (image, PixelImage(image.pixels.reduced(toAtMost: Self.mostPixels)))
    current[key] = known
    return known.pixels
  }
}

extension PixelImage {
  fileprivate init(_ source: Bitmap) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * source.pixels.count)
    for pixel in source.pixels {
      bytes.append(pixel.red)
      bytes.append(pixel.green)
      bytes.append(pixel.blue)
      bytes.append(pixel.alpha)
    }
    self =
      PixelImage(width: source.width, height: source.height, rgba: bytes) ?? .empty
  }

  /// A single black pixel, in place of an image that is too large to draw.
  private static let empty: PixelImage = {
    guard let pixel = PixelImage(width: 1, height: 1, rgb: [0, 0, 0]) else {
      preconditionFailure("one pixel of three bytes is a picture")
    }
    return pixel
  }()
}
