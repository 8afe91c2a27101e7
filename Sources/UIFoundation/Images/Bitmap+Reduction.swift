extension Bitmap {
  /// The picture with fewer pixels, each the average of a square: the largest with at most that
  /// many. A square at the right or lower edge may reach beyond the picture, which its nearest
  /// pixels then fill.
  package func reduced(toAtMost most: Int) -> Bitmap {
    var step = 1
    func count(_ side: Int) -> Int { (side + step - 1) / step }
    while count(width) * count(height) > max(most, 1) { step += 1 }
    guard step > 1 else { return self }
    let (columns, rows) = (count(width), count(height))
    var reduced: [Pixel] = []
    reduced.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns { reduced.append(average(column * step, row * step, step)) }
    }
    return Bitmap(width: columns, height: rows, pixels: reduced)
  }

  /// The average of a square of pixels, in which colours count as much as their pixels cover.
  private func average(_ column: Int, _ row: Int, _ step: Int) -> Pixel {
    var sum = SIMD4<Int>.zero
    for y in row..<row + step {
      for x in column..<column + step {
        let pixel = self[x, y]
        let alpha = Int(pixel.alpha)
        sum &+= SIMD4(
          Int(pixel.red) * alpha, Int(pixel.green) * alpha, Int(pixel.blue) * alpha, alpha)
      }
    }
    guard sum.w > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    func share(_ part: Int, of whole: Int) -> UInt8 { UInt8((part + whole / 2) / whole) }
    return Pixel(
      red: share(sum.x, of: sum.w), green: share(sum.y, of: sum.w), blue: share(sum.z, of: sum.w),
      alpha: share(sum.w, of: step * step))
  }
}
