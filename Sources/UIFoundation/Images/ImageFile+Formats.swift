internal import PNG

extension ImageFile {
  /// What the bytes of a file tell of an image.
  enum Content {
    case pixels(Bitmap)
    /// Only the size, in pixels, or in points if the format is a vector format.
    case size(CGSize, isVector: Bool)
  }

  static func decode(_ bytes: [UInt8]) throws -> Content {
    let header = try ImageHeader(bytes)
    guard header.format == .png else {
      return .size(
        CGSize(width: header.width, height: header.height), isVector: header.format.isVector)
    }
    return .pixels(Bitmap(try PNGImage(bytes)))
  }

  /// The number of pixels in a point that the name of a file tells: 2 for `star@2x.png`.
  static func scale(of path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

extension Bitmap {
  /// The pixels of the bytes of a PNG file; nil if it is broken or too large.
  package init?(png bytes: [UInt8]) {
    guard let image = try? PNGImage(bytes) else { return nil }
    self.init(image)
  }

  fileprivate init(_ image: PNGImage) {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(image.width * image.height)
    for place in stride(from: 0, to: image.rgba.count, by: 4) {
      pixels.append(
        Pixel(
          red: image.rgba[place], green: image.rgba[place + 1], blue: image.rgba[place + 2],
          alpha: image.rgba[place + 3]))
    }
    self.init(width: image.width, height: image.height, pixels: pixels)
  }
}
