/// The pixels of an image, which may be read when they are first asked for. Copies of the image
/// share them.
@MainActor
final class ImageContent {
  private var known: PixelImage?
  private let read: () -> PixelImage?

  init(_ pixels: PixelImage) {
    known = pixels
    read = { nil }
  }

  init(_ read: @escaping @MainActor () -> PixelImage?) { self.read = read }

  var pixels: PixelImage {
    if let known { return known }
    let pixels = read() ?? Self.unknown
    known = pixels
    return pixels
  }

  /// Whether there are pixels and not merely a size.
  var isKnown: Bool { pixels != Self.unknown }

  private static let unknown = PixelImage(
    width: 1, height: 1, pixels: [PixelImage.Pixel(gray: 0xC8)])
}
