/// An image as rows of colours, top row first.
package struct Bitmap: Equatable, Sendable {
  /// A colour with 8 bits a channel, not multiplied by its opacity.
  package struct Pixel: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// How much of what is behind the pixel is covered: 255 for all of it.
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A shade of gray.
    package init(gray: UInt8) { self.init(red: gray, green: gray, blue: gray) }
  }

  /// The number of columns of pixels, at least 1.
  package let width: Int
  /// The number of rows of pixels, at least 1.
  package let height: Int
  /// All pixels, row by row.
  package let pixels: [Pixel]

  /// - Precondition: There are `width * height` pixels, and at least one.
  package init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "\(pixels.count) pixels are no picture of \(width) x \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel at a column and a row. Coordinates outside the image are moved to its nearest edge.
  package subscript(column: Int, row: Int) -> Pixel {
    pixels[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
  }
}
