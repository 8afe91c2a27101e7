/// The filters of rows: how the bytes of a row are predicted from those before and above
/// (PNG specification, 9).
enum RowFilter: UInt8 {
  case none, sub, up, average, paeth

  /// Turns the bytes of a row into what they were before the filter.
  /// - Parameters:
  ///   - row: Where the row is in the bytes.
  ///   - above: How many bytes before it the row above begins; nil for the first row, above which
  ///     all bytes count as zero.
  ///   - pixel: The number of bytes from a pixel to the next, at least 1.
  func undo(in bytes: inout [UInt8], row: Range<Int>, above: Int?, pixel: Int) {
    let second = min(row.lowerBound + pixel, row.upperBound)
    switch (self, above) {
    case (.none, _), (.up, nil): break
    case (.sub, _), (.paeth, nil):
      for place in second..<row.upperBound { bytes[place] &+= bytes[place &- pixel] }
    case (.up, let above?):
      for place in row { bytes[place] &+= bytes[place &- above] }
    case (.average, nil):
      for place in second..<row.upperBound { bytes[place] &+= bytes[place &- pixel] >> 1 }
    case (.average, let above?):
      for place in row.lowerBound..<second { bytes[place] &+= bytes[place &- above] >> 1 }
      for place in second..<row.upperBound {
        let sum = UInt32(bytes[place &- pixel]) &+ UInt32(bytes[place &- above])
        bytes[place] &+= UInt8(truncatingIfNeeded: sum >> 1)
      }
    case (.paeth, let above?) where pixel == 3 || pixel == 4:
      Self.undoPaeth(in: &bytes, row: row, above: above, pixel: pixel)
    case (.paeth, let above?):
      for place in row.lowerBound..<second { bytes[place] &+= bytes[place &- above] }
      for place in second..<row.upperBound {
        bytes[place] &+= Self.paeth(
          left: bytes[place &- pixel], above: bytes[place &- above],
          aboveLeft: bytes[place &- above &- pixel])
      }
    }
  }

  /// Of three bytes, the one nearest to `left + above - aboveLeft`; of equally near ones the first.
  static func paeth(left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
    let a = Int32(left)
    let b = Int32(above)
    let c = Int32(aboveLeft)
    let toLeft = abs(b &- c)
    let toAbove = abs(a &- c)
    let toAboveLeft = abs(a &+ b &- c &- c)
    let nearest = toAbove <= toAboveLeft ? above : aboveLeft
    return toLeft <= toAbove && toLeft <= toAboveLeft ? left : nearest
  }

  /// The Paeth filter for colours of eight bits, whose channels are computed at once.
  private static func undoPaeth(
    in bytes: inout [UInt8], row: Range<Int>, above: Int, pixel: Int
  ) {
    var left = SIMD4<Int32>()
    var aboveLeft = SIMD4<Int32>()
    for place in stride(from: row.lowerBound, to: row.upperBound, by: pixel) {
      let top = channels(bytes, place &- above, pixel)
      let toLeft = magnitude(top &- aboveLeft)
      let toAbove = magnitude(left &- aboveLeft)
      let toAboveLeft = magnitude(left &+ top &- aboveLeft &- aboveLeft)
      let nearest =
        aboveLeft
        .replacing(with: top, where: toAbove .<= toAboveLeft)
        .replacing(with: left, where: (toLeft .<= toAbove) .& (toLeft .<= toAboveLeft))
      left = (channels(bytes, place, pixel) &+ nearest) & 255
      aboveLeft = top
      bytes[place] = UInt8(truncatingIfNeeded: left[0])
      bytes[place &+ 1] = UInt8(truncatingIfNeeded: left[1])
      bytes[place &+ 2] = UInt8(truncatingIfNeeded: left[2])
      if pixel == 4 { bytes[place &+ 3] = UInt8(truncatingIfNeeded: left[3]) }
    }
  }

  @inline(__always)
  private static func channels(_ bytes: [UInt8], _ place: Int, _ count: Int) -> SIMD4<Int32> {
    SIMD4(
      Int32(bytes[place]), Int32(bytes[place &+ 1]), Int32(bytes[place &+ 2]),
      count == 4 ? Int32(bytes[place &+ 3]) : 0)
  }

  @inline(__always)
  private static func magnitude(_ numbers: SIMD4<Int32>) -> SIMD4<Int32> {
    pointwiseMax(numbers, 0 &- numbers)
  }
}
