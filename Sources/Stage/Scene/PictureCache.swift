import AutoLayout
import Cells

/// The pixels of images in the form that is quick to draw: made once for each image, and kept as long as each picture of
/// the scene shows the image.
@MainActor
struct PictureCache {
  private typealias Known = (image: UIImage, pixels: Cells.PixelImage)

  /// What the picture before this one showed.
  private var earlier: [ObjectIdentifier: Known] = [:]
  /// What this one shows.
  private var current: [ObjectIdentifier: Known] = [:]

  /// The number of images that are kept.
  var count: Int { current.count + earlier.count }

  /// Begins another picture of the scene.
  mutating func begin() {
    earlier = current
    current = [:]
  }

  /// Ends a picture: images that it didn't show are forgotten.
  mutating func end() { earlier = [:] }

  /// The pixels of an image that the picture shows; nil for a symbol, which has none.
  mutating func pixels(of image: Drawing.Image) -> Cells.PixelImage? {
    guard case .pixels(let image) = image else { return nil }
    let key = ObjectIdentifier(image)
    if let known = current[key] { return known.pixels }
    let known = earlier[key] ?? (image, Cells.PixelImage(image.pixels))
    current[key] = known
    return known.pixels
  }
}

extension Cells.PixelImage {
  fileprivate init(_ source: AutoLayout.PixelImage) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * source.pixels.count)
    for pixel in source.pixels {
      bytes.append(pixel.red)
      bytes.append(pixel.green)
      bytes.append(pixel.blue)
    }
    self =
      Cells.PixelImage(width: source.width, height: source.height, rgb: bytes) ?? .empty
  }

  /// A single black pixel, in place of a picture that is larger than can be drawn.
  private static let empty: Cells.PixelImage = {
    guard let pixel = Cells.PixelImage(width: 1, height: 1, rgb: [0, 0, 0]) else {
      preconditionFailure("one pixel of three bytes is a picture")
    }
    return pixel
  }()
}
