import PNG

extension DocumentAssets {
  /// The largest file of an image that is read, in bytes.
  private static let mostBytes = 64 << 20
  /// The most pixels that are kept of an image, more than a terminal shows.
  private static let mostKeptPixels = 1 << 20
  /// The largest width and height of an image whose pixels aren't read, in points.
  private static let mostPoints = 10_000.0

  /// The image of a file. Only the beginning of the file is read for its size; pixels are read when
  /// the image is first drawn.
  func image(at path: String, scale: Double, isMirrored: Bool) -> Found<UIImage> {
    let header: ImageHeader
    do {
      header = try self.header(path)
    } catch {
      return .broken(error.description)
    }
    let isPNG = header.format == .png
    let most = isPNG ? Double(PNGImage.longestSide) : Self.mostPoints
    guard header.width <= most, header.height <= most else {
      return .broken(
        "\(path) has \(Int(min(header.width, 1e9))) × \(Int(min(header.height, 1e9))) pixels; at most "
          + "\(Int(most)) × \(Int(most)) are read")
    }
    let divisor = header.format.isVector ? 1 : scale
    let size = CGSize(width: header.width / divisor, height: header.height / divisor)
    guard isPNG else { return .asset(UIImage(ofKnownSize: size, scale: scale)) }
    return .asset(
      UIImage(ofKnownSize: size, scale: scale) { [search] in
        guard let bytes = try? search.bytes(of: path, limit: Self.mostBytes),
          let pixels = Bitmap(png: bytes)
        else { return nil }
        let kept = pixels.reduced(toAtMost: Self.mostKeptPixels)
        return isMirrored ? kept.mirrored : kept
      })
  }

  private func header(_ path: String) throws(DocumentError) -> ImageHeader {
    let start = try search.bytes(of: path, limit: Self.mostBytes, prefix: 64 << 10)
    if let header = try? ImageHeader(start) { return header }
    let bytes = start.count < 64 << 10 ? start : try search.bytes(of: path, limit: Self.mostBytes)
    do throws(ImageHeader.Failure) { return try ImageHeader(bytes) } catch {
      throw DocumentError(description: "\(path): \(error.message)")
    }
  }
}

extension Bitmap {
  /// The picture with left and right exchanged.
  fileprivate var mirrored: Bitmap {
    var mirrored: [Pixel] = []
    mirrored.reserveCapacity(pixels.count)
    for row in 0..<height {
      mirrored += pixels[row * width..<(row + 1) * width].reversed()
    }
    return Bitmap(width: width, height: height, pixels: mirrored)
  }
}
