/// A picture of RGB or RGBA pixels whose average over any rectangle takes constant time.
///
/// For every corner between pixels it stores the sum of all pixels above and to the left of it (a
/// summed-area table: Crow, "Summed-area tables for texture mapping", SIGGRAPH 1984). Between the
/// corners that sum is bilinear, so that averages over parts of pixels are exact; one takes the
/// sums at four corners. Create it once and draw it often.
public struct PixelImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether all pixels cover what is behind them.
  public let isOpaque: Bool
  /// One entry a corner, row by row: red, green and blue, multiplied by the opacity, and the
  /// opacity.
  private var sums: [SIMD4<UInt32>]
  /// Shared by all copies.
  let drawn = DrawnPixels()

  public static func == (left: PixelImage, right: PixelImage) -> Bool {
    left.width == right.width && left.height == right.height && left.sums == right.sums
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(sums)
  }

  /// The number of pixels up to which no sum overflows.
  public static let maximumPixelCount = Int(UInt32.max / 255)

  /// Creates a picture from three bytes a pixel: red, green, blue, row by row from the top. Nil if
  /// a side is not positive, the number of bytes is another one, or there are more than
  /// `maximumPixelCount` pixels.
  public init?(width: Int, height: Int, rgb: [UInt8]) {
    self.init(width: width, height: height, bytes: rgb, channels: 3)
  }

  /// Creates a picture from four bytes a pixel: red, green, blue and opacity, the colours not
  /// multiplied by the opacity. Nil as for three bytes a pixel.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    self.init(width: width, height: height, bytes: rgba, channels: 4)
  }

  private init?(width: Int, height: Int, bytes: [UInt8], channels: Int) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, count <= PixelImage.maximumPixelCount,
      bytes.count == channels * count
    else { return nil }
    self.width = width
    self.height = height
    let stride = width + 1
    var isOpaque = true
    sums = Array(repeating: .zero, count: stride * (height + 1))
    var byte = 0
    for y in 0..<height {
      var line = SIMD4<UInt32>.zero
      for x in 0..<width {
        var pixel = SIMD4(
          UInt32(bytes[byte]), UInt32(bytes[byte + 1]), UInt32(bytes[byte + 2]), 255)
        if channels == 4, bytes[byte + 3] < 255 {
          isOpaque = false
          let alpha = UInt32(bytes[byte + 3])
          pixel = (pixel &* alpha &+ 127) / 255
        }
        byte += channels
        line &+= pixel
        let corner = (y + 1) * stride + x + 1
        sums[corner] = sums[corner - stride] &+ line
      }
    }
    self.isOpaque = isOpaque
  }

  /// A rectangle in pixels; its edges may lie within pixels.
  public struct Region: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width, in pixels and fractions of them.
    public var width: Double
    /// The height, in pixels and fractions of them.
    public var height: Double

    /// Creates a rectangle, which may reach beyond the picture.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// All of the picture.
  public var bounds: Region {
    Region(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// A line between or through pixels: the pixel, and the part of it before the line.
  struct Edge {
    let pixel: Int
    let fraction: Double

    /// The edge at a distance from the first of `count` pixels, clamped to them.
    init(_ position: Double, count: Int) {
      let position = min(max(position, 0), Double(count))
      pixel = min(Int(position), count - 1)
      fraction = position - Double(pixel)
    }
  }

  /// The sums of all pixels above one edge and to the left of each of the others.
  func sums(leftOf columns: [Edge], above row: Edge) -> [SIMD4<Double>] {
    let (upper, lower) = (row.pixel * (width + 1), (row.pixel + 1) * (width + 1))
    return columns.map { column in
      let (above, below) = (upper + column.pixel, lower + column.pixel)
      let upper = blend(sums[above], sums[above + 1], column.fraction)
      let lower = blend(sums[below], sums[below + 1], column.fraction)
      return upper + (lower - upper) * row.fraction
    }
  }

  private func blend(
    _ first: SIMD4<UInt32>, _ second: SIMD4<UInt32>, _ fraction: Double
  ) -> SIMD4<Double> {
    let start = SIMD4<Double>(first)
    return start + (SIMD4<Double>(second) - start) * fraction
  }
}
