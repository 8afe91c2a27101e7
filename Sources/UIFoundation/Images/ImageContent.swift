/// The pixels of an image, which may be read when they are first asked for. Copies of the image
/// share them.
@MainActor
final class ImageContent {
  private var known: Bitmap?
  private let read: () -> Bitmap?

  init(_ pixels: Bitmap) {
    known = pixels
    read = { nil }
  }

  init(_ read: @escaping @MainActor () -> Bitmap?) { self.read = read }

  var pixels: Bitmap {
    if let known { return known }
    let pixels = read() ?? Self.unknown
    known = pixels
    return pixels
  }

  /// Whether there are pixels and not merely a size.
  var isKnown: Bool { pixels != Self.unknown }

  private static let unknown = Bitmap(width: 1, height: 1, pixels: [Bitmap.Pixel(gray: 0xC8)])
}
