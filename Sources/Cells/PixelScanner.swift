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
    return image.sums(leftOf: edges, above: row)
  }

  /// The averages of a row of parts, given the sums above and below it: 0...255.
  func averages(from upper: [SIMD4<Double>], to lower: [SIMD4<Double>]) -> [SIMD4<Float>] {
    let scale = 1 / area
    var averages: [SIMD4<Float>] = []
    averages.reserveCapacity(edges.count - 1)
    var left = lower[0] - upper[0]
    for place in 1..<edges.count {
      let right = lower[place] - upper[place]
      averages.append(SIMD4((right - left) * scale))
      left = right
    }
    return averages
  }
}
