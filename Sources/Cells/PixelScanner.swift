/// The pixels of a picture, in steps of the parts of the cells in which it is drawn.
struct PixelScanner {
  let image: PixelImage
  let source: PixelImage.Region
  /// The number of rows of parts in the whole target.
  let rows: Double
  /// The edges of the drawn parts, from left to right.
  let edges: [PixelImage.Edge]
  /// The number of pixels that a part covers.
  let area: Double

  init(
    image: PixelImage, source: PixelImage.Region, target: CellRect, shown: CellRect,
    parts: PixelBlocks
  ) {
    self.image = image
    self.source = source
    rows = Double(parts.rows) * Double(target.rows)
    let step = source.width / Double(target.columns) / Double(parts.columns)
    let first = parts.columns * (shown.column - target.column)
    edges = (0...parts.columns * shown.columns).map {
      PixelImage.Edge(source.x + step * Double(first + $0), count: image.width)
    }
    area = step * source.height / rows
  }

  /// The sums above a row of parts, at each edge of the drawn parts.
  func sums(atRow row: Int) -> [SIMD4<Double>] {
    let row = PixelImage.Edge(
      source.y + source.height * Double(row) / rows, count: image.height)
    return edges.map { image.sum(leftOf: $0, above: row) }
  }

  /// The average of a part between two rows of them, given the sums at their edges: 0...255.
  func average(
    at place: Int, from upper: [SIMD4<Double>], to lower: [SIMD4<Double>]
  ) -> SIMD4<Double> {
    ((lower[place + 1] - lower[place] - upper[place + 1] + upper[place]) / area)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
  }
}
