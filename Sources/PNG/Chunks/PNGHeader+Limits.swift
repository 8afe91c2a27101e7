extension PNGHeader {
  /// The largest width and height that are read, in pixels.
  static let longestSide = 4096
  /// The largest number of bytes that the pixels may have before compression.
  static let mostBytes = 64 << 20

  /// Throws an error if the picture is larger than the limits.
  func checkLimits() throws(PNGError) {
    let limit = Self.longestSide
    guard width <= limit, height <= limit else {
      throw PNGError(
        .tooLarge, at: 16,
        "the picture has \(width) × \(height) pixels; at most \(limit) × \(limit) are read"
      )
    }
    guard width * height * pixelBits / 8 <= Self.mostBytes else {
      throw PNGError(
        .tooLarge, at: 16,
        "the picture has \(width) × \(height) pixels of \(pixelBits / 8) bytes; at most \(Self.mostBytes >> 20) MB are read"
      )
    }
  }
}
